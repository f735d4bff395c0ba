/// A value that can be read, changed and observed, from any thread.
///
/// Who subscribes gets the current value at once, then every later one. ``value`` is new from the moment a change is
/// accepted: a handler may read a newer value than the one it is handed, never an older one.
///
///     let count = BehaviorRelay(0)
///     count.subscribe(onNext: { print($0) }).disposed(by: bag)   // 0
///     count.accept(1)                                            // 1
///     count.update { $0 + 1 }                                    // 2
public final class BehaviorRelay<Element: Sendable>: ObservableType {
    @usableFromInline let broadcast = Broadcast<Element, Never>(keeps: 1)

    /// A relay with a first value.
    public init(_ value: Element) {
        broadcast.next(value)
    }

    /// The newest accepted value.
    public var value: Element {
        // There is one from `init` on.
        broadcast.latest.element.unsafelyUnwrapped
    }

    /// Replaces the value.
    @inlinable
    public func accept(_ element: Element) {
        broadcast.next(element)
    }

    /// Replaces the value by one made from it, in one step even when other threads change it, too.
    ///
    /// - Parameter change: makes the new value. It runs outside any lock, and again when another thread came first: it
    ///   must be pure.
    @inlinable
    public func update(_ change: (Element) -> Element) {
        while true {
            let (element, version) = broadcast.latest
            let changed = change(element.unsafelyUnwrapped)
            if broadcast.rememberingNext(changed, ifStill: version) { return }
        }
    }

    /// The current value and all later ones.
    @inlinable
    public func asObservable() -> Observable<Element, Never> { broadcast.observable }
}

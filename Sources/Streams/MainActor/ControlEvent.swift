/// Something that a user does with a view: a tap, a key, a choice.
///
///     extension Button {
///         var tap: ControlEvent<Void> {
///             ControlEvent { [weak self] send in
///                 self?.onTap = { send(()) }
///                 return { self?.onTap = nil }
///             }
///         }
///     }
///     button.tap.emit(onNext: { … }).disposed(by: bag)
///
/// It cannot fail, sends nothing of before, and is delivered on the main actor. The view is asked once for all who
/// listen. The operators are those of the signal, ``asSignal()``.
@MainActor
public struct ControlEvent<Element>: StreamConvertible {
    @usableFromInline nonisolated let signal: Signal<Element>

    /// An event that the signal tells of.
    public init(_ events: Signal<Element>) {
        signal = events
    }

    /// An event that a view tells of.
    ///
    /// - Parameter register: called when somebody starts to listen, with what is to be called on each event; gives back
    ///   what undoes it, called when nobody listens any more, at the latest before this is called again. It should hold
    ///   the view weakly.
    public init(
        _ register: @escaping @MainActor (_ send: @escaping @MainActor (Element) -> Void) -> @MainActor () -> Void
    ) {
        let latest = Cell<Registration?>(nil)
        signal = Signal(
            Source { sink, subscription in
                // Whoever was the last one may have left on another thread, and the word of it not have come here yet.
                latest.value?.end()
                let registration = Registration(register { if !subscription.isDisposed { sink.next($0) } })
                latest.value = registration
                subscription.onMain(registration.end)
            })
    }

    /// The events as a signal.
    @inlinable
    public func asSignal() -> Signal<Element> { signal }

    /// Calls the handlers on the main actor.
    ///
    /// - Parameters:
    ///   - onNext: called with each event.
    ///   - onCompleted: called once, if there will be no more.
    ///   - onDisposed: called once, when the subscription is over, in whatever way.
    ///   - fileID: where the subscription is made, for ``LiveSubscriptions``.
    ///   - line: where the subscription is made, for ``LiveSubscriptions``.
    /// - Returns: the subscription. It goes on when the result is dropped; dispose of it to stop.
    @inlinable
    public func emit(
        onNext: @escaping @MainActor (Element) -> Void,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        signal.emit(
            onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed, fileID: fileID, line: line)
    }
}

/// What a view was asked for, until it is undone.
@MainActor
private final class Registration {
    private var undo: (() -> Void)?

    init(_ undo: @escaping () -> Void) {
        self.undo = undo
    }

    func end() {
        undo.take()?()
    }
}

extension ControlEvent where Element: Sendable {
    /// The events as a stream that may leave the main actor.
    nonisolated public func asObservable() -> Observable<Element, Never> { signal.asObservable() }
}

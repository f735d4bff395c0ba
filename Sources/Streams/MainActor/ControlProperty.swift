/// A value in a view that the user changes, and the program, too: a text, a switch, a position.
///
///     extension Field {
///         var value: ControlProperty<String> { ControlProperty(self, \.text, changed: edited) }
///     }
///     field.value.asDriver()                       // what the user has typed, and types
///     name.drive(field.value).disposed(by: bag)    // what the program shows
///
/// Who subscribes gets the value of the view as it is then, and each one that the user chooses later. What the program
/// sets is not sent back, so a two-way binding does not run in circles. The operators are those of the driver,
/// ``asDriver()``.
@MainActor
public struct ControlProperty<Element>: BindingTarget, StreamConvertible {
    private nonisolated let binder: Binder<Element>
    private nonisolated let values: Driver<Element>
    private let later: Signal<Element>

    /// A property that is read and written by closures.
    ///
    /// - Parameters:
    ///   - changed: tells that the user has changed the value.
    ///   - get: reads the value; `nil` when the view is gone.
    ///   - set: shows a value.
    public init(changed: ControlEvent<Void>, get: @escaping @MainActor () -> Element?, set: Binder<Element>) {
        let later = changed.asSignal().compactMap { get() }
        self.init(values: Driver(shared: later.core.source.startingNow(get)), changes: later, set: set)
    }

    /// A property of a view, which is held weakly.
    public init<Target: AnyObject>(
        _ target: Target, _ property: ReferenceWritableKeyPath<Target, Element>, changed: ControlEvent<Void>
    ) {
        self.init(changed: changed, get: { [weak target] in target?[keyPath: property] }, set: Binder(target, property))
    }

    private init(values: Driver<Element>, changes: Signal<Element>, set: Binder<Element>) {
        self.values = values
        later = changes
        binder = set
    }

    /// The present value and the later ones.
    public func asDriver() -> Driver<Element> { values }

    /// The later values only.
    public var changed: ControlEvent<Element> { ControlEvent(later) }

    /// Shows a value.
    public func accept(_ element: Element) {
        _ = binder.take(element)
    }

    /// The way to the view.
    nonisolated public func asBinder() -> Binder<Element> { binder }

    /// Calls the handlers on the main actor; with the present value before this returns.
    ///
    /// - Parameters:
    ///   - onNext: called with each value.
    ///   - onDisposed: called once, when the subscription is over, in whatever way.
    ///   - fileID: where the subscription is made, for ``LiveSubscriptions``.
    ///   - line: where the subscription is made, for ``LiveSubscriptions``.
    /// - Returns: the subscription. It goes on when the result is dropped; dispose of it to stop.
    public func drive(
        onNext: @escaping @MainActor (Element) -> Void, onDisposed: (@MainActor () -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        values.drive(onNext: onNext, onDisposed: onDisposed, fileID: fileID, line: line)
    }
}

extension ControlProperty where Element: Sendable {
    /// The values as a stream that may leave the main actor.
    nonisolated public func asObservable() -> Observable<Element, Never> { values.asObservable() }
}

extension ControlProperty where Element == String? {
    /// The property with `""` in place of `nil`.
    public var orEmpty: ControlProperty<String> {
        ControlProperty<String>(
            values: Driver(shared: values.core.source.map { $0 ?? "" }),
            changes: later.map { $0 ?? "" },
            set: Binder(unchecked: { [binder] in binder.take($0) }))
    }
}

extension Source {
    /// The present value first; what comes while that is being delivered waits.
    func startingNow(_ get: @escaping () -> Element?) -> Source {
        Source { sink, subscription in
            let join = Join(confined: true)
            let send = { (element: Element) in if !subscription.isDisposed { sink.next(element) } }
            join.run {
                run(
                    Sink(
                        next: { element in join.run { send(element) } },
                        end: { completion in join.run { if !subscription.isDisposed { sink.end(completion) } } }),
                    subscription)
                if let element = get() { send(element) }
            }
        }
    }
}

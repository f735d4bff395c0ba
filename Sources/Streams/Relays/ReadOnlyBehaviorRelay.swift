/// A ``BehaviorRelay`` that can be read and observed, but not changed.
///
///     private let state = BehaviorRelay(State())
///     var current: ReadOnlyBehaviorRelay<State> { state.asReadOnly() }
public struct ReadOnlyBehaviorRelay<Element: Sendable>: ObservableType {
    private let relay: BehaviorRelay<Element>

    init(_ relay: BehaviorRelay<Element>) {
        self.relay = relay
    }

    /// The newest accepted value.
    public var value: Element { relay.value }

    /// The current value and all later ones.
    public func asObservable() -> Observable<Element, Never> { relay.asObservable() }
}

extension BehaviorRelay {
    /// The reading side alone; it keeps the relay.
    public func asReadOnly() -> ReadOnlyBehaviorRelay<Element> { ReadOnlyBehaviorRelay(self) }
}

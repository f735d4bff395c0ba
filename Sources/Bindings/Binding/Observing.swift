public import Observation
public import Streams

extension Driver {
    /// The values of an expression over `@Observable` models: the current one at once, then a new one after each change.
    ///
    /// Changes made in one turn of the main actor come as one value, the last, in a later turn. What the expression reads
    /// is tracked anew each time, so it may read other properties then.
    ///
    /// ```swift
    /// let title = Driver.observing { model.isEditing ? model.draft : model.title }
    /// ```
    public static func observing(_ value: @escaping @MainActor () -> Element) -> Driver {
        .deferred {
            let observer = ModelObserver(value)
            return observer.values().do(onDispose: { observer.stop() })
        }
    }

    /// The values of a property of an `@Observable` model, which is held weakly.
    ///
    /// When the model has died, no more values come.
    public static func observing<Model: AnyObject & Observation.Observable>(
        _ model: Model, _ property: KeyPath<Model, Element>
    ) -> Driver {
        Driver<Element?>.observing { [weak model] in model.map { $0[keyPath: property] } }.compactMap { $0 }
    }
}

@MainActor
private final class ModelObserver<Value> {
    private let value: @MainActor () -> Value
    private var relay: DriverRelay<Value>?

    init(_ value: @escaping @MainActor () -> Value) { self.value = value }

    func values() -> Driver<Value> {
        let relay = DriverRelay(read())
        self.relay = relay
        return relay.asDriver()
    }

    func stop() { relay = nil }

    private func read() -> Value {
        withObservationTracking(value) { [weak self] in
            // The change itself comes after this call.
            Task { @MainActor in self?.changed() }
        }
    }

    private func changed() {
        if let relay { relay.accept(read()) }
    }
}

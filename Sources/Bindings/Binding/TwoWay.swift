public import Observation
public import Streams

extension ControlProperty {
    /// Keeps a view and a relay the same: the view shows the relay's value, now and later, and the relay takes what the user
    /// changes.
    ///
    /// ```swift
    /// field.typedText().bind(with: name).disposed(by: bag)
    /// ```
    public func bind(with relay: DriverRelay<Element>) -> Subscription {
        joined(relay.asDriver().drive(self), changed.asSignal().emit(to: relay))
    }

    /// Keeps a view and a property of an `@Observable` model the same; the model is held weakly.
    public func bind<Model: AnyObject & Observation.Observable>(
        with property: ReferenceWritableKeyPath<Model, Element>, of model: Model
    ) -> Subscription {
        joined(Driver.observing(model, property).drive(self), changed.asSignal().emit(to: property, on: model))
    }

    private func joined(_ down: Subscription, _ up: Subscription) -> Subscription {
        down.add(up)
        up.add(down)
        return down
    }
}

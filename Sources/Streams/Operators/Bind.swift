extension ObservableType where Failure == Never {
    /// Sends every element on to the relays.
    @inlinable
    public func bind(to relays: PublishRelay<Element>...) -> Subscription {
        subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// Sends every element on to the relays.
    @inlinable
    public func bind(to relays: BehaviorRelay<Element>...) -> Subscription {
        subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
    }
}

extension ObservableType {
    /// Sends every event, the end included, on to the observers.
    @inlinable
    public func bind(to observers: Observer<Element, Failure>...) -> Subscription {
        subscribe(
            onNext: { element in for observer in observers { observer.onNext(element) } },
            onError: { failure in for observer in observers { observer.onError(failure) } },
            onCompleted: { for observer in observers { observer.onCompleted() } })
    }
}

extension Driver {
    /// Sends every element on to the relays.
    @inlinable
    public func drive(_ relays: DriverRelay<Element>...) -> Subscription {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// Sends every element on to the relays.
    @inlinable
    public func drive(_ relays: BehaviorRelay<Element>...) -> Subscription where Element: Sendable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }
}

extension Signal {
    /// Sends every element on to the relays.
    @inlinable
    public func emit(to relays: SignalRelay<Element>...) -> Subscription {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// Sends every element on to the relays.
    @inlinable
    public func emit(to relays: PublishRelay<Element>...) -> Subscription where Element: Sendable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }
}

extension ObservableType where Failure == Never {
    /// Sends every element on to the relays.
    @inlinable
    public func bind(
        to relays: PublishRelay<Element>...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        subscribe(
            onNext: { element in for relay in relays { relay.accept(element) } }, fileID: fileID, line: line)
    }

    /// Sends every element on to the relays.
    @inlinable
    public func bind(
        to relays: BehaviorRelay<Element>...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        subscribe(
            onNext: { element in for relay in relays { relay.accept(element) } }, fileID: fileID, line: line)
    }

    /// Sends every element on to the relays.
    @inlinable
    public func bind(
        to relays: ReplayRelay<Element>...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        subscribe(
            onNext: { element in for relay in relays { relay.accept(element) } }, fileID: fileID, line: line)
    }

    /// Sends every element on to the targets, on the main actor; ends when all of them are gone.
    public func bind(
        to targets: any BindingTarget<Element>...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        source.onMain().bind(targets.map { $0.asBinder() }, Self.self, fileID, line)
    }

    /// Sends every element on to targets that also take `nil`, on the main actor; ends when all of them are gone.
    public func bind(
        to targets: any BindingTarget<Element?>...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        source.map { $0 }.onMain().bind(targets.map { $0.asBinder() }, Self.self, fileID, line)
    }
}

extension ObservableType {
    /// Sends every event, the end included, on to the observers: subjects, for example.
    @inlinable
    public func bind(
        to observers: any ObserverType<Element, Failure>...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        subscribe(Observer.all(observers.map { $0.asObserver() }), fileID: fileID, line: line)
    }

    /// Sends every event, the end included, on to the observer: a subject, for example.
    @inlinable
    public func subscribe(
        _ observer: some ObserverType<Element, Failure>,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        let (subscription, observer) = (Subscription(), observer.asObserver())
        LiveSubscriptions.note(subscription, Self.self, fileID, line)
        source.run(
            Sink(
                next: { element in
                    if subscription.isDisposed { return }
                    observer.onNext(element)
                    // Those who listen to the observer may have left, even while this is still being subscribed.
                    if observer.isDisposed { subscription.dispose() }
                },
                end: { completion in
                    guard subscription.finish() else { return }
                    observer.on(completion)
                    subscription.tearDown()
                }),
            subscription)
        return subscription
    }
}

extension Driver {
    /// Sends every element on to the targets, each a ``Binder``, a ``ControlProperty`` or a relay; ends when all of them
    /// are gone.
    public func drive(
        _ targets: any BindingTarget<Element>...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        source.bind(targets.map { $0.asBinder() }, Self.self, fileID, line)
    }

    /// Sends every element on to targets that also take `nil`; ends when all of them are gone.
    public func drive(
        _ targets: any BindingTarget<Element?>...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        source.map { $0 }.bind(targets.map { $0.asBinder() }, Self.self, fileID, line)
    }
}

extension Signal {
    /// Sends every element on to the targets, each a ``Binder``, a ``ControlProperty`` or a relay; ends when all of them
    /// are gone.
    public func emit(
        to targets: any BindingTarget<Element>...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        source.bind(targets.map { $0.asBinder() }, Self.self, fileID, line)
    }

    /// Sends every element on to targets that also take `nil`; ends when all of them are gone.
    public func emit(
        to targets: any BindingTarget<Element?>...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        source.map { $0 }.bind(targets.map { $0.asBinder() }, Self.self, fileID, line)
    }
}

extension Source where Failure == Never {
    func bind(
        _ binders: [Binder<Element>], _ type: Any.Type, _ fileID: StaticString, _ line: UInt
    ) -> Subscription {
        let subscription = Subscription()
        LiveSubscriptions.note(subscription, type, fileID, line)
        start(
            subscription,
            next: { element in
                var isTaken = false
                for binder in binders where !subscription.isDisposed {
                    if binder.take(element) { isTaken = true }
                }
                if !isTaken { subscription.dispose() }
            },
            end: { _ in })
        return subscription
    }
}

extension ObservableType {
    /// Runs the stream and calls the handlers with an owner, which is held weakly.
    ///
    ///     results.subscribe(with: self, onNext: { owner, list in owner.show(list) }).disposed(by: bag)
    ///
    /// When the owner is gone, no handler is called, and the subscription ends at the next element.
    ///
    /// - Parameters:
    ///   - owner: passed to each handler.
    ///   - onNext: called with each element.
    ///   - onError: called once, if the stream fails.
    ///   - onCompleted: called once, if the stream completes.
    ///   - onDisposed: called once, when the subscription is over, in whatever way.
    ///   - fileID: where the subscription is made, for ``LiveSubscriptions``.
    ///   - line: where the subscription is made, for ``LiveSubscriptions``.
    public func subscribe<Owner: AnyObject & Sendable>(
        with owner: Owner,
        onNext: (@Sendable (Owner, Element) -> Void)? = nil,
        onError: (@Sendable (Owner, Failure) -> Void)? = nil,
        onCompleted: (@Sendable (Owner) -> Void)? = nil,
        onDisposed: (@Sendable (Owner) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        let subscription = Subscription()
        LiveSubscriptions.note(subscription, Self.self, fileID, line)
        if let onDisposed {
            subscription.add(Disposables.create { [weak owner] in if let owner { onDisposed(owner) } })
        }
        source.start(
            subscription,
            next: { [weak owner] element in
                if let owner { onNext?(owner, element) } else { subscription.dispose() }
            },
            end: { [weak owner] completion in
                guard let owner else { return }
                switch completion {
                case .completed: onCompleted?(owner)
                case .failed(let failure): onError?(owner, failure)
                }
            })
        return subscription
    }
}

extension MainActorStream {
    func start<Owner: AnyObject>(
        with owner: Owner,
        _ onNext: @escaping @MainActor (Owner, Element) -> Void,
        _ onCompleted: (@MainActor (Owner) -> Void)?,
        _ onDisposed: (@MainActor (Owner) -> Void)?,
        _ fileID: StaticString,
        _ line: UInt
    ) -> Subscription {
        let subscription = Subscription()
        LiveSubscriptions.note(subscription, Self.self, fileID, line)
        if let onDisposed { subscription.onMain { [weak owner] in if let owner { onDisposed(owner) } } }
        source.start(
            subscription,
            next: { [weak owner] element in
                if let owner { onNext(owner, element) } else { subscription.dispose() }
            },
            end: { [weak owner] _ in if let owner { onCompleted?(owner) } })
        return subscription
    }
}

extension Driver {
    /// Calls the handlers on the main actor with an owner, which is held weakly.
    ///
    ///     results.drive(with: self, onNext: { owner, list in owner.show(list) }).disposed(by: bag)
    ///
    /// When the owner is gone, no handler is called, and the subscription ends at the next element.
    public func drive<Owner: AnyObject>(
        with owner: Owner,
        onNext: @escaping @MainActor (Owner, Element) -> Void,
        onCompleted: (@MainActor (Owner) -> Void)? = nil,
        onDisposed: (@MainActor (Owner) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        start(with: owner, onNext, onCompleted, onDisposed, fileID, line)
    }
}

extension Signal {
    /// Calls the handlers on the main actor with an owner, which is held weakly.
    ///
    /// When the owner is gone, no handler is called, and the subscription ends at the next element.
    public func emit<Owner: AnyObject>(
        with owner: Owner,
        onNext: @escaping @MainActor (Owner, Element) -> Void,
        onCompleted: (@MainActor (Owner) -> Void)? = nil,
        onDisposed: (@MainActor (Owner) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        start(with: owner, onNext, onCompleted, onDisposed, fileID, line)
    }
}

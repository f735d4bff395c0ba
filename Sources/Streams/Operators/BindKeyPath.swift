extension ObservableType where Failure == Never {
    /// Sets a property of the targets to every element, on the main actor.
    ///
    ///     title.bind(to: \.text, on: label).disposed(by: bag)
    ///
    /// The targets are held weakly; the subscription ends at the next element after the last of them is gone.
    @MainActor
    public func bind<Target: AnyObject>(
        to property: ReferenceWritableKeyPath<Target, Element>, on targets: Target...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        source.onMain().bind(targets.map { Binder($0, property) }, Self.self, fileID, line)
    }

    /// Sets an optional property of the targets to every element, on the main actor.
    ///
    /// The targets are held weakly; the subscription ends at the next element after the last of them is gone.
    @MainActor
    public func bind<Target: AnyObject>(
        to property: ReferenceWritableKeyPath<Target, Element?>, on targets: Target...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        source.map { $0 }.onMain().bind(targets.map { Binder($0, property) }, Self.self, fileID, line)
    }
}

extension Driver {
    /// Sets a property of the targets to every element.
    ///
    ///     title.drive(\.text, on: label).disposed(by: bag)
    ///
    /// The targets are held weakly; the subscription ends at the next element after the last of them is gone.
    public func drive<Target: AnyObject>(
        _ property: ReferenceWritableKeyPath<Target, Element>, on targets: Target...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        source.bind(targets.map { Binder($0, property) }, Self.self, fileID, line)
    }

    /// Sets an optional property of the targets to every element.
    ///
    /// The targets are held weakly; the subscription ends at the next element after the last of them is gone.
    public func drive<Target: AnyObject>(
        _ property: ReferenceWritableKeyPath<Target, Element?>, on targets: Target...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        source.map { $0 }.bind(targets.map { Binder($0, property) }, Self.self, fileID, line)
    }
}

extension Signal {
    /// Sets a property of the targets to every element.
    ///
    /// The targets are held weakly; the subscription ends at the next element after the last of them is gone.
    public func emit<Target: AnyObject>(
        to property: ReferenceWritableKeyPath<Target, Element>, on targets: Target...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        source.bind(targets.map { Binder($0, property) }, Self.self, fileID, line)
    }

    /// Sets an optional property of the targets to every element.
    ///
    /// The targets are held weakly; the subscription ends at the next element after the last of them is gone.
    public func emit<Target: AnyObject>(
        to property: ReferenceWritableKeyPath<Target, Element?>, on targets: Target...,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> Subscription {
        source.map { $0 }.bind(targets.map { Binder($0, property) }, Self.self, fileID, line)
    }
}

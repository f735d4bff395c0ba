extension Container {
    /// What is registered for a type, a name and arguments of these static types.
    ///
    /// - Throws: ``ContainerError`` with the whole path, when nothing is registered, the dependency needs itself, or a
    ///   factory on the way throws.
    public func resolve<Value, each Argument>(
        _ type: Value.Type = Value.self, name: String? = nil, _ argument: repeat each Argument
    ) throws(ContainerError) -> sending Value {
        try make(type, name, in: OverrideScope.current, repeat each argument)
    }

    /// What is registered for a type, or `nil` where ``resolve(_:name:_:)`` would throw.
    public func find<Value, each Argument>(
        _ type: Value.Type = Value.self, name: String? = nil, _ argument: repeat each Argument
    ) -> sending Value? {
        try? make(type, name, in: OverrideScope.current, repeat each argument)
    }

    /// What is registered for a type on the main actor or, failing that, for any thread.
    ///
    /// - Throws: ``ContainerError``, as ``resolve(_:name:_:)``.
    @MainActor
    public func resolveOnMain<Value, each Argument>(
        _ type: Value.Type = Value.self, name: String? = nil, _ argument: repeat each Argument
    ) throws(ContainerError) -> Value {
        try makeOnMain(type, name, in: OverrideScope.current, repeat each argument)
    }

    /// What is registered for a type on the main actor or for any thread, or `nil` where ``resolveOnMain(_:name:_:)``
    /// would throw.
    @MainActor
    public func findOnMain<Value, each Argument>(
        _ type: Value.Type = Value.self, name: String? = nil, _ argument: repeat each Argument
    ) -> Value? {
        try? makeOnMain(type, name, in: OverrideScope.current, repeat each argument)
    }
}

/// What a main-actor factory is given: reaches dependencies of both kinds, those of the main actor and those of any thread.
@dynamicMemberLookup
public struct MainResolver: Sendable {
    /// The container whose factory is running.
    public let container: Container
    let scope: OverrideScope?

    /// A dependency declared in an `extension Container`, to be called.
    public subscript<Value, each Argument>(
        dynamicMember dependency: KeyPath<Container, Factory<Value, repeat each Argument>>
    ) -> Resolver.Request<Value, repeat each Argument> {
        Resolver.Request(factory: container[keyPath: dependency], scope: scope)
    }

    /// A main-actor dependency declared in an `extension Container`, to be called.
    public subscript<Value, each Argument>(
        dynamicMember dependency: KeyPath<Container, MainFactory<Value, repeat each Argument>>
    ) -> Request<Value, repeat each Argument> {
        Request(factory: container[keyPath: dependency], scope: scope)
    }

    /// What is registered for a type, on the main actor or for any thread; see ``Container/resolveOnMain(_:name:_:)``.
    @MainActor
    public func resolve<Value, each Argument>(
        _ type: Value.Type = Value.self, name: String? = nil, _ argument: repeat each Argument
    ) throws(ContainerError) -> Value {
        try container.makeOnMain(type, name, in: scope, repeat each argument)
    }

    /// A main-actor dependency reached through a ``MainResolver``; call it to get the value.
    public struct Request<Value, each Argument>: Sendable {
        let factory: MainFactory<Value, repeat each Argument>
        let scope: OverrideScope?

        /// The value, or the error with the path.
        @MainActor
        public func callAsFunction(_ argument: repeat each Argument) throws(ContainerError) -> Value {
            try factory.container.make(factory.recipe, in: scope, repeat each argument)
        }
    }
}

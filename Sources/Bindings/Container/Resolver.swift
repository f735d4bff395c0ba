/// What a factory is given to reach the dependencies of what it makes; every request through it can throw.
///
/// A property of the container is reached by its name: `try resolver.recents()`. It remembers the overrides under which it
/// was made, so a closure may keep it and ask later.
@dynamicMemberLookup
public struct Resolver: Sendable {
    /// The container whose factory is running.
    public let container: Container
    let scope: OverrideScope?

    /// A dependency declared in an `extension Container`, to be called.
    public subscript<Value, each Argument>(
        dynamicMember dependency: KeyPath<Container, Factory<Value, repeat each Argument>>
    ) -> Request<Value, repeat each Argument> {
        Request(factory: container[keyPath: dependency], scope: scope)
    }

    /// A main-actor dependency cannot be reached from a factory that may run on any thread.
    @available(
        *, unavailable, message: "this dependency lives on the main actor: declare with mainFactory what needs it"
    )
    public subscript<Value, each Argument>(
        dynamicMember dependency: KeyPath<Container, MainFactory<Value, repeat each Argument>>
    ) -> MainResolver.Request<Value, repeat each Argument> {
        MainResolver.Request(factory: container[keyPath: dependency], scope: scope)
    }

    /// What is registered for a type; see ``Container/resolve(_:name:_:)``.
    public func resolve<Value, each Argument>(
        _ type: Value.Type = Value.self, name: String? = nil, _ argument: repeat each Argument
    ) throws(ContainerError) -> sending Value {
        try container.make(type, name, in: scope, repeat each argument)
    }

    /// A dependency reached through a ``Resolver``; call it to get the value.
    public struct Request<Value, each Argument>: Sendable {
        let factory: Factory<Value, repeat each Argument>
        let scope: OverrideScope?

        /// The value, or the error with the path.
        public func callAsFunction(_ argument: repeat each Argument) throws(ContainerError) -> sending Value {
            try factory.container.make(factory.recipe, in: scope, repeat each argument)
        }
    }
}

/// What a container was asked for, as it stands in the path of a ``ContainerError``.
///
/// Two dependencies are equal when their types are the same type (not types of the same name), and their names, arguments
/// and containers are equal too.
public struct Dependency: Hashable, Sendable, CustomStringConvertible {
    let key: Key
    let container: ContainerID

    /// The type that was asked for.
    public var type: any Any.Type { key.value.type }

    /// The name given at registration, or that of the property that declares the dependency.
    public var name: String? { key.label.name }

    /// The types of the arguments that the factory takes, in order.
    public var argumentTypes: [any Any.Type] { key.arguments.map(\.type) }

    /// The name of the container that was asked, where it has one.
    public var containerName: String? { container.name }

    /// A readable form: the name or property if there is one, the type, and the argument types in brackets.
    public var description: String { key.description }
}

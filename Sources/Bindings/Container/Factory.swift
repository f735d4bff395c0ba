/// A dependency that any thread may ask for: what a computed property in an `extension Container` returns.
///
/// Made by ``Container/factory(_:file:line:name:)``. The argument types, where there are any, follow the type of the value:
///
/// ```swift
/// extension Container {
///     var detail: Factory<DetailModel, Int> { factory { r, id in try DetailModel(id: id, store: r.store()) } }
/// }
/// let model = container.detail(42)
/// ```
public struct Factory<Value, each Argument>: Sendable {
    let container: Container
    let recipe: Recipe<Value, repeat each Argument>

    /// The value, or the error that says where on the path it failed.
    ///
    /// In this layer nothing can be missing. What remains is a cycle, a factory that throws, or a `resolve` by type inside one.
    public func resolve(_ argument: repeat each Argument) throws(ContainerError) -> sending Value {
        try container.make(recipe, in: OverrideScope.current, repeat each argument)
    }

    /// The value, for those who know that the graph is sound.
    ///
    /// Where ``resolve(_:)`` would throw there is no answer to give, and the program stops with the error's whole text.
    /// ``Container/validate(_:)`` finds such a graph at start-up or in a test.
    public func callAsFunction(_ argument: repeat each Argument) -> sending Value {
        do throws(ContainerError) {
            return try resolve(repeat each argument)
        } catch {
            noAnswer(error)
        }
    }
}

extension Container {
    /// Declares a dependency of which every request gets a new instance; the value need not be `Sendable`.
    ///
    /// The default arguments tell one declaration from another; leave them. What a declaration depends on, an identifier for
    /// instance, belongs into the arguments of the factory: parameters of a function around it tell nothing apart.
    public func factory<Value, each Argument>(
        file: String = #fileID, line: Int = #line, name: String = #function,
        _ make: @escaping @Sendable (Resolver, repeat each Argument) throws -> sending Value
    ) -> Factory<Value, repeat each Argument> {
        let key = Key(Value.self, .property(name, file: file, line: line), repeat (each Argument).self)
        return Factory(container: self, recipe: Recipe(key, .unique, make))
    }

    /// Declares a dependency that is kept as the scope says, one instance for each value of the arguments.
    public func factory<Value: Sendable, each Argument: Hashable & Sendable>(
        _ scope: Scope, file: String = #fileID, line: Int = #line, name: String = #function,
        _ make: @escaping @Sendable (Resolver, repeat each Argument) throws -> sending Value
    ) -> Factory<Value, repeat each Argument> {
        let key = Key(Value.self, .property(name, file: file, line: line), repeat (each Argument).self)
        return Factory(container: self, recipe: Recipe(key, scope, make))
    }
}

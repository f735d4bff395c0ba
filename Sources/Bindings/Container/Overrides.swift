/// Replacements of dependencies for the time of one ``Container/withOverrides(_:operation:)``.
///
/// A replacement holds in every container, and keeps the scope of what it replaces.
public struct Overrides: Sendable {
    var recipes: [Key: AnyRecipe] = [:]
    private let sample = Container()

    /// Replaces a dependency that is declared in an `extension Container`.
    public mutating func replace<Value, each Argument>(
        _ dependency: KeyPath<Container, Factory<Value, repeat each Argument>>,
        with make: @escaping @Sendable (Resolver, repeat each Argument) throws -> sending Value
    ) {
        let original = sample[keyPath: dependency].recipe
        add(Recipe(original.key, original.scope, make))
    }

    /// Replaces a main-actor dependency that is declared in an `extension Container`.
    public mutating func replace<Value, each Argument>(
        _ dependency: KeyPath<Container, MainFactory<Value, repeat each Argument>>,
        with make: @escaping @MainActor (MainResolver, repeat each Argument) throws -> Value
    ) {
        let original = sample[keyPath: dependency].recipe
        add(MainRecipe(original.key, original.scope, make))
    }

    private mutating func add(_ recipe: AnyRecipe) {
        recipes[recipe.key] = recipe
    }
}

extension Overrides {
    /// Registers a factory for a type, in place of a registration or where there is none.
    public mutating func register<Value, each Argument>(
        _ type: Value.Type, name: String? = nil,
        _ make: @escaping @Sendable (Resolver, repeat each Argument) throws -> sending Value
    ) {
        add(Recipe(Key(type, .named(name), repeat (each Argument).self), .unique, make))
    }

    /// Registers a factory for a type with a scope, in place of a registration or where there is none.
    public mutating func register<Value: Sendable, each Argument: Hashable & Sendable>(
        _ type: Value.Type, name: String? = nil, _ scope: Scope,
        _ make: @escaping @Sendable (Resolver, repeat each Argument) throws -> sending Value
    ) {
        add(Recipe(Key(type, .named(name), repeat (each Argument).self), scope, make))
    }

    /// Registers a main-actor factory for a type, in place of a registration or where there is none.
    public mutating func registerOnMain<Value, each Argument>(
        _ type: Value.Type, name: String? = nil, _ scope: Scope = .unique,
        _ make: @escaping @MainActor (MainResolver, repeat each Argument) throws -> Value
    ) where repeat each Argument: Hashable & Sendable {
        add(MainRecipe(Key(type, .named(name), repeat (each Argument).self, isMain: true), scope, make))
    }
}

import Streams

extension Container {
    /// Registers a factory for a type; every request gets a new instance, which need not be `Sendable`.
    ///
    /// The argument types are those of the closure, and belong to the key: `{ (r, id: Int) in … }` answers
    /// `resolve(Detail.self, 42)` and nothing else. A later registration of the same key replaces this one.
    public func register<Value, each Argument>(
        _ type: Value.Type, name: String? = nil,
        _ make: @escaping @Sendable (Resolver, repeat each Argument) throws -> sending Value
    ) {
        add(Recipe(Key(type, .named(name), repeat (each Argument).self), .unique, make))
    }

    /// Registers a factory for a type and keeps what it makes as the scope says, one instance for each value of the arguments.
    public func register<Value: Sendable, each Argument: Hashable & Sendable>(
        _ type: Value.Type, name: String? = nil, _ scope: Scope,
        _ make: @escaping @Sendable (Resolver, repeat each Argument) throws -> sending Value
    ) {
        add(Recipe(Key(type, .named(name), repeat (each Argument).self), scope, make))
    }

    /// Registers a main-actor factory for a type; every request gets a new instance.
    public func registerOnMain<Value, each Argument>(
        _ type: Value.Type, name: String? = nil,
        _ make: @escaping @MainActor (MainResolver, repeat each Argument) throws -> Value
    ) {
        add(MainRecipe(Key(type, .named(name), repeat (each Argument).self, isMain: true), .unique, make))
    }

    /// Registers a main-actor factory for a type and keeps what it makes as the scope says.
    public func registerOnMain<Value, each Argument: Hashable & Sendable>(
        _ type: Value.Type, name: String? = nil, _ scope: Scope,
        _ make: @escaping @MainActor (MainResolver, repeat each Argument) throws -> Value
    ) {
        add(MainRecipe(Key(type, .named(name), repeat (each Argument).self, isMain: true), scope, make))
    }

    private func add(_ recipe: AnyRecipe) {
        let replaced = recipes.withLock { $0.updateValue(recipe, forKey: recipe.key) }
        withExtendedLifetime(replaced) { store.forget(recipe.key, of: id) }  // its captures die outside the lock
    }
}

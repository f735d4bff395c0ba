import Streams

extension Container {
    func make<Value, each Argument>(
        _ own: Recipe<Value, repeat each Argument>, in scope: OverrideScope?, _ argument: repeat each Argument
    ) throws(ContainerError) -> sending Value {
        let recipe = scope?.recipes.recipe(own.key, Value.self, repeat (each Argument).self) ?? own
        let place = place(of: recipe, Arguments(repeat each argument))
        let inner = OverrideScope.inside(self, scope)
        let box = try store(in: scope).box(at: place, recipe.scope) {
            try OverrideScope.$current.withValue(inner) {
                try Box(recipe.make(Resolver(container: self, scope: inner), repeat each argument))
            }
        }
        return box.value(as: Value.self)
    }

    @MainActor
    func make<Value, each Argument>(
        _ own: MainRecipe<Value, repeat each Argument>, in scope: OverrideScope?, _ argument: repeat each Argument
    ) throws(ContainerError) -> Value {
        let recipe = scope?.recipes.mainRecipe(own.key, Value.self, repeat (each Argument).self) ?? own
        let place = place(of: recipe, Arguments(repeat each argument))
        let inner = OverrideScope.inside(self, scope)
        let box = try store(in: scope).box(at: place, recipe.scope) {
            try OverrideScope.$current.withValue(inner) {
                try Box(recipe.make(MainResolver(container: self, scope: inner), repeat each argument))
            }
        }
        return box.value(as: Value.self)
    }

    func make<Value, each Argument>(
        _ type: Value.Type, _ name: String?, in scope: OverrideScope?, _ argument: repeat each Argument
    ) throws(ContainerError) -> sending Value {
        let key = Key(type, .named(name), repeat (each Argument).self)
        guard let recipe = recipes(in: scope, key).recipe(key, type, repeat (each Argument).self) else {
            throw missing(key, in: scope)
        }
        return try make(recipe, in: scope, repeat each argument)
    }

    @MainActor
    func makeOnMain<Value, each Argument>(
        _ type: Value.Type, _ name: String?, in scope: OverrideScope?, _ argument: repeat each Argument
    ) throws(ContainerError) -> Value {
        let key = Key(type, .named(name), repeat (each Argument).self, isMain: true)
        guard let recipe = recipes(in: scope, key).mainRecipe(key, type, repeat (each Argument).self) else {
            return try make(type, name, in: scope, repeat each argument)
        }
        return try make(recipe, in: scope, repeat each argument)
    }

    private func place(of recipe: AnyRecipe, _ arguments: Arguments) -> Place {
        Place(dependency: Dependency(key: recipe.key, container: id), arguments: arguments)
    }

    private func store(in scope: OverrideScope?) -> Store { scope?.store ?? store }

    private func recipes(in scope: OverrideScope?, _ key: Key) -> [Key: AnyRecipe] {
        if let scope, scope.recipes[key] != nil { return scope.recipes }
        return recipes.withLock { $0 }
    }

    private func missing(_ key: Key, in scope: OverrideScope?) -> ContainerError {
        let known = recipes.withLock { $0.keys.map { $0 } } + (scope?.recipes.keys.map { $0 } ?? [])
        let similar = Set(known).filter { $0.value == key.value }.sorted { $0.description < $1.description }
        return ContainerError(
            reason: .missing(similar: similar.map { Dependency(key: $0, container: id) }),
            path: Resolution.path + [Dependency(key: key, container: id)])
    }
}

extension OverrideScope {
    /// The scope that a factory of `container` sees: the same, with that container as the current one.
    static func inside(_ container: Container, _ scope: OverrideScope?) -> OverrideScope {
        if let scope, scope.container === container { return scope }
        return OverrideScope(recipes: scope?.recipes ?? [:], store: scope?.store, container: container)
    }
}

/// A factory with its key and scope, its types erased.
class AnyRecipe: @unchecked Sendable {  // immutable; the subclasses hold Sendable closures
    let key: Key
    let scope: Scope

    init(_ key: Key, _ scope: Scope) {
        self.key = key
        self.scope = scope
    }

    /// Makes the value and drops it, if no arguments are needed.
    @MainActor func check(in container: Container) throws(ContainerError) {}
}

final class Recipe<Value, each Argument>: AnyRecipe, @unchecked Sendable {  // as AnyRecipe
    let make: @Sendable (Resolver, repeat each Argument) throws -> sending Value

    init(
        _ key: Key, _ scope: Scope, _ make: @escaping @Sendable (Resolver, repeat each Argument) throws -> sending Value
    ) {
        self.make = make
        super.init(key, scope)
    }

    override func check(in container: Container) throws(ContainerError) {
        guard let plain = (self as AnyRecipe) as? Recipe<Value> else { return }
        _ = try container.make(plain, in: OverrideScope.current)
    }
}

final class MainRecipe<Value, each Argument>: AnyRecipe, @unchecked Sendable {  // as AnyRecipe
    let make: @MainActor (MainResolver, repeat each Argument) throws -> Value

    init(_ key: Key, _ scope: Scope, _ make: @escaping @MainActor (MainResolver, repeat each Argument) throws -> Value)
    {
        self.make = make
        super.init(key, scope)
    }

    override func check(in container: Container) throws(ContainerError) {
        guard let plain = (self as AnyRecipe) as? MainRecipe<Value> else { return }
        _ = try container.make(plain, in: OverrideScope.current)
    }
}

// The casts are sound: the key of an entry holds the identities of all its types.
extension [Key: AnyRecipe] {
    func recipe<Made, each Argument>(
        _ key: Key, _ type: Made.Type, _ argument: repeat (each Argument).Type
    ) -> Recipe<Made, repeat each Argument>? {
        self[key].map { unsafeDowncast($0, to: Recipe<Made, repeat each Argument>.self) }
    }

    func mainRecipe<Made, each Argument>(
        _ key: Key, _ type: Made.Type, _ argument: repeat (each Argument).Type
    ) -> MainRecipe<Made, repeat each Argument>? {
        self[key].map { unsafeDowncast($0, to: MainRecipe<Made, repeat each Argument>.self) }
    }
}

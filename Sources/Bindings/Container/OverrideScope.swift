/// What a task-local carries: the replacements, the store that everything made under them goes to, and the container
/// that is current.
final class OverrideScope: Sendable {
    @TaskLocal static var current: OverrideScope?

    let recipes: [Key: AnyRecipe]
    let store: Store?
    let container: Container?

    init(recipes: [Key: AnyRecipe], store: Store?, container: Container?) {
        self.recipes = recipes
        self.store = store
        self.container = container
    }

    convenience init(adding configure: (inout Overrides) throws -> Void) rethrows {
        let outer = Self.current
        var overrides = Overrides()
        try configure(&overrides)
        self.init(
            recipes: (outer?.recipes ?? [:]).merging(overrides.recipes) { $1 }, store: Store(),
            container: outer?.container)
    }

    convenience init(current container: Container) {
        let outer = Self.current
        self.init(recipes: outer?.recipes ?? [:], store: outer?.store, container: container)
    }
}

extension Container {
    /// Runs an operation in which some dependencies are replaced: for one test, or one preview.
    ///
    /// Inside, every kept instance, replaced or not, is made anew and stored with the overrides, so nothing built with a
    /// replacement is seen outside, nor the other way round. Parallel tests do not notice each other, and nothing needs to be
    /// reset. Child tasks inherit the overrides, also `Task { }`; a detached task and a dispatch queue do not. Inner overrides
    /// add to outer ones.
    ///
    /// ```swift
    /// Container.withOverrides {
    ///     $0.replace(\.recents) { _ in InMemoryRecents(["zombie"]) }
    /// } operation: {
    ///     let model = Container.current.search()   // has the in-memory recents
    /// }
    /// ```
    public static func withOverrides<Result>(
        _ configure: (inout Overrides) throws -> Void, operation: () throws -> Result
    ) rethrows -> Result {
        try OverrideScope.$current.withValue(OverrideScope(adding: configure), operation: operation)
    }

    /// Runs an asynchronous operation in which some dependencies are replaced, on the caller's actor.
    public static func withOverrides<Result>(
        _ configure: (inout Overrides) throws -> Void, operation: () async throws -> Result
    ) async rethrows -> Result {
        try await OverrideScope.$current.withValue(OverrideScope(adding: configure), operation: operation)
    }

    /// Runs an operation in which ``current`` is this container, for instance one made for a test.
    public static func withCurrent<Result>(
        _ container: Container, operation: () throws -> Result
    ) rethrows -> Result {
        try OverrideScope.$current.withValue(OverrideScope(current: container), operation: operation)
    }

    /// Runs an asynchronous operation in which ``current`` is this container, on the caller's actor.
    public static func withCurrent<Result>(
        _ container: Container, operation: () async throws -> Result
    ) async rethrows -> Result {
        try await OverrideScope.$current.withValue(OverrideScope(current: container), operation: operation)
    }
}

import Streams

/// Tries dependencies and collects the errors; see ``Container/validate(_:)``.
@MainActor
public struct Validation {
    let container: Container
    private(set) var errors: [ContainerError] = []

    init(_ container: Container) { self.container = container }

    /// Tries a dependency declared in an `extension Container`, with these arguments.
    public mutating func check<Value, each Argument>(
        _ dependency: KeyPath<Container, Factory<Value, repeat each Argument>>, _ argument: repeat each Argument
    ) {
        do throws(ContainerError) {
            _ = try container[keyPath: dependency].resolve(repeat each argument)
        } catch { errors.append(error) }
    }

    /// Tries a main-actor dependency declared in an `extension Container`, with these arguments.
    public mutating func check<Value, each Argument>(
        _ dependency: KeyPath<Container, MainFactory<Value, repeat each Argument>>, _ argument: repeat each Argument
    ) {
        do throws(ContainerError) {
            _ = try container[keyPath: dependency].resolve(repeat each argument)
        } catch { errors.append(error) }
    }

    mutating func check(_ recipe: AnyRecipe) {
        do throws(ContainerError) { try recipe.check(in: container) } catch { errors.append(error) }
    }
}

/// All errors that ``Container/validate(_:)`` found.
public struct ContainerErrors: Error, CustomStringConvertible {
    /// The errors, one for each dependency that failed.
    public let errors: [ContainerError]

    /// The errors, a line each.
    public var description: String { errors.map(\.description).joined(separator: "\n") }
}

extension Container {
    /// Resolves everything that needs no arguments, and reports all errors together: call it at start-up or in a test.
    ///
    /// Tries every registration by type. Computed properties cannot be listed by the container, so name the ones to try; what
    /// they need is tried with them.
    ///
    /// ```swift
    /// try container.validate {
    ///     $0.check(\.search)
    ///     $0.check(\.detail, 42)
    /// }
    /// ```
    ///
    /// What it makes is kept as the scopes say, so singletons are ready afterwards.
    @MainActor
    public func validate(_ declared: (inout Validation) -> Void = { _ in }) throws(ContainerErrors) {
        var validation = Validation(self)
        for recipe in recipes.withLock({ Array($0.values) }).sorted(by: { $0.key.description < $1.key.description }) {
            validation.check(recipe)
        }
        declared(&validation)
        if !validation.errors.isEmpty { throw ContainerErrors(errors: validation.errors) }
    }
}

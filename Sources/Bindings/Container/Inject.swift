/// A property that is filled from ``Container/current`` when its owner is made.
///
/// ```swift
/// @MainActor final class MainViewModel {
///     @Inject(\.recents) var recents          // any RecentsService, shared with the search view model
///     @Inject() var analytics: (any Analytics)? // by type, `nil` where none is registered
/// }
/// ```
///
/// Allowed wherever a stored `var` is: structs, actors, main-actor classes, classes that are not `Sendable`. In a
/// nonisolated `Sendable` class write `let recents = Container.current.recents()`, which is the same.
@propertyWrapper
public struct Inject<Value> {
    /// The value, as it was when the owner was made.
    public let wrappedValue: Value

    /// Takes a dependency declared in an `extension Container`.
    public init(_ dependency: KeyPath<Container, Factory<Value>>) {
        wrappedValue = Container.current[keyPath: dependency]()
    }

    /// Takes a main-actor dependency declared in an `extension Container`; its owner lives on the main actor.
    @MainActor
    public init(_ dependency: KeyPath<Container, MainFactory<Value>>) {
        wrappedValue = Container.current[keyPath: dependency]()
    }

    /// Takes what is registered for the type, under a name if there is one, or `nil`.
    public init<Wrapped>(name: String? = nil) where Value == Wrapped? {
        wrappedValue = Container.current.find(Wrapped.self, name: name)
    }
}

extension Inject: Sendable where Value: Sendable {}

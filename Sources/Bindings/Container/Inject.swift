/// A property that is filled from ``Container/current`` when its owner is made.
///
/// ```swift
/// @MainActor final class MainViewModel {
///     @Inject(\.recents) var recents          // any RecentsService, shared with the search view model
///     @Inject() var analytics: (any Analytics)? // by type, `nil` where none is registered
///     @Inject(onMain: Banner.self) var banner   // the same, for what is registered on the main actor
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
    ///
    /// What is registered on the main actor is not found: the owner may live anywhere. See ``init(onMain:name:)``.
    public init<Wrapped>(name: String? = nil) where Value == Wrapped? {
        wrappedValue = Container.current.find(Wrapped.self, name: name)
    }

    /// Takes what is registered for the type on the main actor, or for any thread, under a name if there is one, or `nil`; its
    /// owner lives on the main actor.
    @MainActor
    public init<Wrapped>(onMain type: Wrapped.Type, name: String? = nil) where Value == Wrapped? {
        wrappedValue = Container.current.findOnMain(type, name: name)
    }
}

extension Inject: Sendable where Value: Sendable {}

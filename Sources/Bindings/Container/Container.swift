import Streams

/// Makes the services of an app, once or as often as their scope says, and knows nothing else.
///
/// It has two layers. In the first a dependency is a computed property, and a missing one does not compile:
///
/// ```swift
/// extension Container {
///     var recents: Factory<any RecentsService> { factory(.singleton) { _ in FileRecents() } }
///     var search: Factory<SearchModel> { factory { try SearchModel(recents: $0.recents()) } }
/// }
///
/// let model = container.search()
/// ```
///
/// In the second, for what is known only at run time, a type is registered and resolved, and a missing one is an error:
///
/// ```swift
/// container.register((any Clock).self, .singleton) { _ in SystemClock() }
/// let clock = try container.resolve((any Clock).self)
/// ```
///
/// A container may be used from any thread. No lock is held while a factory runs. Dependencies are told apart by type
/// identity, name, argument types and container; never by the printed name of a type.
public final class Container: Sendable {
    let id: ContainerID
    let store = Store()
    let recipes = Lock<[Key: AnyRecipe]>([:])

    /// A container with what the assemblies register, in their order.
    ///
    /// - Parameters:
    ///   - name: Shown in the paths of errors that cross containers.
    ///   - assemblies: Groups of registrations; where two register the same dependency, the later one holds.
    public init(name: String? = nil, assemblies: [any Assembly] = []) {
        id = ContainerID(name: name)
        for assembly in assemblies { assembly.assemble(into: self) }
    }

    /// The container of the app, used wherever none is made current.
    ///
    /// Tests have nothing to reset in it: inside ``withOverrides(_:operation:)`` nothing made is ever stored here.
    public static let shared = Container(name: "shared")

    /// The container made current by ``withCurrent(_:operation:)`` for this task, else ``shared``.
    public static var current: Container { OverrideScope.current?.container ?? shared }
}

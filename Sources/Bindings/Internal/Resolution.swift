import Streams

/// One outermost request and all requests made while its factories run, which is to say on its thread.
///
/// Unchecked: only its thread changes it, and others read `steps` and `waitsFor` under the lock of `Build`, while it waits.
final class Resolution: @unchecked Sendable {
    fileprivate(set) var steps: [Place] = []
    var waitsFor: Build?
    private var graph: [GraphKey: AnyBox] = [:]

    private struct GraphKey: Hashable {
        let store: Store
        let place: Place

        static func == (left: Self, right: Self) -> Bool { left.store === right.store && left.place == right.place }
        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(store))
            hasher.combine(place)
        }
    }

    // A slot of the thread and not a task-local: a task that a factory starts inherits task-locals, but is not part of the
    // request.
    private static let current = ThreadLocal<Resolution>()

    /// What is being built on this thread, outermost first.
    static var path: [Dependency] { current.value?.steps.map(\.dependency) ?? [] }

    static func run<Result>(
        _ body: (Resolution) throws(ContainerError) -> Result
    ) throws(ContainerError) -> Result {
        if let outer = current.value { return try body(outer) }
        let resolution = Resolution()
        current.value = resolution
        defer { current.value = nil }
        return try body(resolution)
    }

    /// Runs a factory as the next step of the path.
    func step(_ place: Place, _ make: () throws -> AnyBox) throws(ContainerError) -> AnyBox {
        if steps.contains(place) { throw error(.cycle, at: place) }
        steps.append(place)
        defer { steps.removeLast() }
        do {
            return try make()
        } catch let error as ContainerError {
            throw error
        } catch {
            throw ContainerError(reason: .failed(error), path: steps.map(\.dependency))
        }
    }

    /// As `step`, but once in this resolution.
    func once(_ place: Place, in store: Store, _ make: () throws -> AnyBox) throws(ContainerError) -> AnyBox {
        let key = GraphKey(store: store, place: place)
        if let known = graph[key] { return known }
        let made = try step(place, make)
        graph[key] = made
        return made
    }

    func error(_ reason: ContainerError.Reason, at place: Place) -> ContainerError {
        ContainerError(reason: reason, path: (steps + [place]).map(\.dependency))
    }
}

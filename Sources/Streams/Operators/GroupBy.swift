/// The elements of a stream that have one key in common.
public struct GroupedObservable<Key: Hashable & Sendable, Element: Sendable, Failure: Error>: ObservableType {
    /// What they have in common.
    public let key: Key
    private let elements: Observable<Element, Failure>

    @usableFromInline
    init(key: Key, _ source: Source<Element, Failure>) {
        self.key = key
        elements = Observable(source)
    }

    /// The elements that come from the moment of subscribing.
    public func asObservable() -> Observable<Element, Failure> { elements }
}

extension Source {
    @inlinable
    func groupBy<Key: Hashable & Sendable>(
        _ key: @escaping (Element) throws(Failure) -> Key
    ) -> Source<GroupedObservable<Key, Element, Failure>, Failure> where Element: Sendable {
        build { [run] sink, subscription in
            let grouping = Grouping(Outlet(sink, subscription), key)
            run(Sink(next: { grouping.next($0) }, end: { grouping.end($0) }), grouping.branching.upstream)
        }
    }
}

@usableFromInline
final class Grouping<Key: Hashable & Sendable, Element: Sendable, Failure: Error> {
    @usableFromInline typealias Group = GroupedObservable<Key, Element, Failure>

    @usableFromInline let branching: Branching<Group, Element, Failure>
    @usableFromInline let key: (Element) throws(Failure) -> Key
    @exclusivity(unchecked) @usableFromInline final var groups: [Key: Broadcast<Element, Failure>] = [:]
    // In the order in which they came, which is that in which they end.
    @exclusivity(unchecked) @usableFromInline final var order: [Broadcast<Element, Failure>] = []

    @inlinable
    init(_ outlet: Outlet<Group, Failure>, _ key: @escaping (Element) throws(Failure) -> Key) {
        branching = Branching(outlet)
        self.key = key
    }

    @inlinable
    func next(_ element: Element) {
        do throws(Failure) {
            group(try key(element))?.next(element)
        } catch {
            end(.failed(error))
        }
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        if branching.upstream.isDisposed { return }
        branching.upstream.dispose()
        for group in order { group.end(completion) }
        branching.end(completion)
    }

    @inlinable
    func group(_ key: Key) -> Broadcast<Element, Failure>? {
        if let group = groups[key] { return group }
        if branching.isClosed { return nil }
        let group = Broadcast<Element, Failure>()
        groups[key] = group
        order.append(group)
        branching.send(Group(key: key, branching.source(of: group)))
        return group
    }
}

extension ObservableType {
    /// Sends a stream for each key that comes up; its elements are those of this stream with that key.
    ///
    ///     1-2-3-4-|
    ///     groupBy { $0 % 2 }
    ///     x-y-----|   x = 1---3---|   y = 2---4-|
    ///
    /// Subscribe to a group when it comes: what it has sent before is not repeated. Groups end when the stream does, in the
    /// order in which they came, and in the same way. The stream is disposed of when nobody listens any more, to the
    /// result or to a group; who subscribes to a group after that gets completion. Every different key is remembered as
    /// long as the stream runs.
    ///
    /// - Parameter key: says which group an element belongs to. A failure that it throws ends everything.
    @inlinable
    public func groupBy<Key: Hashable & Sendable>(
        _ key: @escaping @Sendable (Element) throws(Failure) -> Key
    ) -> Observable<GroupedObservable<Key, Element, Failure>, Failure> {
        Observable<GroupedObservable<Key, Element, Failure>, Failure>(source.groupBy(key))
    }
}

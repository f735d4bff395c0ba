/// First in, first out, in constant time each.
@usableFromInline
struct Queue<Value> {
    @usableFromInline var incoming: [Value] = []
    @usableFromInline var outgoing: [Value] = []

    @inlinable
    init() {}

    @inlinable var isEmpty: Bool { incoming.isEmpty && outgoing.isEmpty }

    @inlinable var count: Int { incoming.count + outgoing.count }

    @inlinable
    mutating func append(_ value: Value) {
        incoming.append(value)
    }

    @inlinable
    mutating func popFirst() -> Value? {
        if outgoing.isEmpty {
            if incoming.isEmpty { return nil }
            swap(&incoming, &outgoing)
            outgoing.reverse()
        }
        return outgoing.popLast()
    }
}

/// First in, first out, in constant time each.
@usableFromInline
struct Queue<Value> {
    private var incoming: [Value] = []
    private var outgoing: [Value] = []

    @usableFromInline
    init() {}

    @usableFromInline var isEmpty: Bool { incoming.isEmpty && outgoing.isEmpty }

    @usableFromInline var count: Int { incoming.count + outgoing.count }

    @usableFromInline
    mutating func append(_ value: Value) {
        incoming.append(value)
    }

    @usableFromInline
    mutating func popFirst() -> Value? {
        if outgoing.isEmpty {
            swap(&incoming, &outgoing)
            outgoing.reverse()
        }
        return outgoing.popLast()
    }
}

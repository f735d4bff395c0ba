/// Actions, first in, first out, in constant time each; not thread-safe.
final class ActionList {
    private var incoming: [@Sendable () -> Void] = []
    private var outgoing: [@Sendable () -> Void] = []

    func append(_ action: @escaping @Sendable () -> Void) {
        incoming.append(action)
    }

    func popFirst() -> (@Sendable () -> Void)? {
        if outgoing.isEmpty {
            swap(&incoming, &outgoing)
            outgoing.reverse()
        }
        return outgoing.popLast()
    }
}

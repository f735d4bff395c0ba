/// Holds a value whose release would recurse through a long chain, and releases it iteratively.
@usableFromInline
final class Link<Held> {
    @exclusivity(unchecked) @usableFromInline final var content: Held?

    @usableFromInline
    init(_ held: Held) {
        content = held
    }

    // Empty only in `deinit`.
    @inlinable var held: Held { content.unsafelyUnwrapped }

    deinit {
        Reaper.release(&content)
    }
}

extension Link: @unchecked Sendable where Held: Sendable {}  // nothing changes before `deinit`

/// Releases values one after the other: a value that is handed over while another is being released waits its turn.
enum Reaper {
    private final class List {
        var waiting: [Any] = []

        // A function of its own, so that no local variable of the caller keeps the value.
        @inline(never)
        func take<Value>(_ value: inout Value?) {
            waiting.append(value as Any)
            value = nil
        }

        // Not inlined, or the optimiser releases the value while the list is still being changed.
        @inline(never)
        func next() -> Any? { waiting.popLast() }
    }

    private static let current = ThreadLocal<List>()

    // Not inlined, so that the frame which recursion would repeat stays small.
    @inline(never)
    static func release<Value>(_ value: inout Value?) {
        if let list = current.value { return list.take(&value) }
        let list = List()
        current.value = list
        list.take(&value)
        while list.next() != nil {}
        current.value = nil
    }
}

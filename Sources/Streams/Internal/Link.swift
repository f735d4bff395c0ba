/// Holds a value whose release would recurse through a long chain, and releases it iteratively.
@usableFromInline
final class Link<Held> {
    @exclusivity(unchecked) private final var content: Held?

    @usableFromInline
    init(_ held: Held) {
        content = held
    }

    // Empty only in `deinit`.
    @usableFromInline var held: Held { content.unsafelyUnwrapped }

    deinit {
        Reaper.release(&content)
    }
}

/// Releases values one after the other: a value that is handed over while another is being released waits its turn.
enum Reaper {
    private final class List {
        var waiting: [Any] = []
    }

    private static let current = ThreadLocal<List>()

    // Not inlined, so that the frame which recursion would repeat stays small.
    @inline(never)
    static func release<Value>(_ value: inout Value?) {
        guard let held = value.take() else { return }
        if let list = current.value { return list.waiting.append(held) }
        let list = List()
        current.value = list
        list.waiting.append(held)
        releaseAll(list)
        current.value = nil
    }

    @inline(never)
    private static func releaseAll(_ list: List) {
        while !list.waiting.isEmpty { list.waiting.removeLast() }
    }
}

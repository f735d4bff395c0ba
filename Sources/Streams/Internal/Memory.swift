/// The latest elements, up to a limit, for those who join later.
@usableFromInline
struct Memory<Element> {
    private let limit: Int
    /// Grows with every element.
    @usableFromInline private(set) var version = 0
    private var latest: Element?
    // Only when more than one is kept: a ring, `start` the oldest.
    private var ring: ContiguousArray<Element> = []
    private var start = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Keeps `element`; gives back what had to go, to be released outside the lock.
    @usableFromInline
    mutating func push(_ element: Element) -> Element? {
        version &+= 1
        if limit == 1 {
            let old = latest
            latest = element
            return old
        }
        guard limit > 0 else { return nil }
        guard ring.count == limit else {
            ring.append(element)
            return nil
        }
        let old = ring[start]
        ring[start] = element
        start = (start + 1) % limit
        return old
    }

    /// Oldest first.
    @usableFromInline var elements: ContiguousArray<Element> {
        if limit == 1 { return latest.map { [$0] } ?? [] }
        return start == 0 ? ring : ContiguousArray(ring[start...] + ring[..<start])
    }

    var last: Element? { limit == 1 ? latest : ring.isEmpty ? nil : ring[(start + ring.count - 1) % ring.count] }
}

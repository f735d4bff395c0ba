/// The latest elements, up to a limit, for those who join later.
@usableFromInline
struct Memory<Element> {
    @usableFromInline let limit: Int
    /// Grows with every element.
    @usableFromInline var version = 0
    @usableFromInline var latest: Element?
    // Only when more than one is kept: a ring, `start` the oldest.
    @usableFromInline var ring: ContiguousArray<Element> = []
    @usableFromInline var start = 0

    @inlinable
    init(limit: Int) {
        self.limit = limit
    }

    /// Keeps `element`; gives back what had to go, to be released outside the lock.
    @inlinable
    mutating func push(_ element: Element) -> Element? {
        version &+= 1
        if limit == 1 {
            let old = latest
            latest = element
            return old
        }
        return pushToRing(element)
    }

    @inlinable
    @inline(never)
    mutating func pushToRing(_ element: Element) -> Element? {
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
    @inlinable var elements: ContiguousArray<Element> {
        if limit == 1 { return latest.map { [$0] } ?? [] }
        if start == 0 { return ring }
        // Not by slices, which take the compiler a tenth of a second for each type.
        var all: ContiguousArray<Element> = []
        all.reserveCapacity(ring.count)
        for index in ring.indices { all.append(ring[(start + index) % ring.count]) }
        return all
    }

    @inlinable var last: Element? {
        limit == 1 ? latest : ring.isEmpty ? nil : ring[(start + ring.count - 1) % ring.count]
    }
}

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

    /// Hands out what is kept, oldest first, until it is not wanted any more.
    ///
    /// It is read where it lies: who joins takes a copy of this, which copies no element, and pays only for what it gets.
    @inlinable
    func send(to next: (Element) -> Void, unless isOver: () -> Bool) {
        if let latest, !isOver() { next(latest) }
        for index in ring.indices {
            if isOver() { return }
            let place = start + index
            next(ring[place < ring.count ? place : place - ring.count])
        }
    }

    @inlinable var last: Element? {
        limit == 1 ? latest : ring.isEmpty ? nil : ring[(start + ring.count - 1) % ring.count]
    }
}

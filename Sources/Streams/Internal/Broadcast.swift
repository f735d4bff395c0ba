/// Delivers each event to all who have joined, and what it remembers to those who join: the core of subjects, relays
/// and shared streams.
///
/// Events, joins and leaves go through one drain, in the order in which they were accepted. What is remembered changes
/// at acceptance, so that who joins gets the newest accepted element, and no event that was accepted before.
@usableFromInline
final class Broadcast<Element, Failure: Error>: @unchecked Sendable {  // the drain orders every access
    @usableFromInline let remembers: Bool
    @usableFromInline let keepsAfterEnd: Bool

    // Changed by the drain's owner only.
    @usableFromInline let seats: Seats
    @exclusivity(unchecked) @usableFromInline final var ended: Completion<Failure>?

    // Changed inside the drain's lock only.
    @exclusivity(unchecked) @usableFromInline final var memory: Memory<Element>
    @exclusivity(unchecked) @usableFromInline final var hasAcceptedEnd = false
    @exclusivity(unchecked) @usableFromInline final var lastNumber = 0

    /// - Parameters:
    ///   - keeps: how many elements who joins is given.
    ///   - keepsAfterEnd: whether who joins after the end is given them, too, before the end.
    @inlinable
    init(keeps: Int = 0, keepsAfterEnd: Bool = true) {
        remembers = keeps > 0
        seats = Seats(remembers: remembers)
        memory = Memory(limit: keeps)
        self.keepsAfterEnd = keepsAfterEnd
    }

    @inlinable
    deinit {
        seats.close()
    }

    @inlinable
    func next(_ element: Element) {
        if remembers {
            rememberingNext(element)
        } else {
            seats.drain.run { self.deliver(element) }
        }
    }

    /// Accepts the element, unless the end or, since `version`, another one was accepted; false then.
    @inlinable
    @discardableResult
    func rememberingNext(_ element: Element, ifStill version: Int? = nil) -> Bool {
        let (old, owns): (Element??, Bool) = seats.drain.queue.withLock { events in
            guard let old = keep(element, ifStill: version) else { return (nil, false) }
            if seats.drain.take() || seats.drain.claim() { return (old, true) }
            events.append(QueuedEvent { self.deliver(element) })
            return (old, false)
        }
        if owns {
            deliver(element)
            seats.drain.leave()
        }
        return old != nil
    }

    /// What had to go for the element, to be released outside the lock; `nil` when it is refused.
    @inlinable
    func keep(_ element: Element, ifStill version: Int?) -> Element?? {
        if hasAcceptedEnd || version != nil && version != memory.version { return nil }
        return .some(memory.push(element))
    }

    @inlinable
    func end(_ completion: Completion<Failure>) {
        let owns = seats.drain.queue.withLock { events in
            if hasAcceptedEnd { return false }
            hasAcceptedEnd = true
            if seats.drain.claim() { return true }
            events.append(QueuedEvent { self.deliverEnd(completion) })
            return false
        }
        if owns {
            deliverEnd(completion)
            seats.drain.leave()
        }
    }

    @inlinable
    func join(_ sink: Sink<Element, Failure>, _ subscription: Subscription) {
        let seat = Seat(sink, subscription, isHeld: remembers)
        var past = Memory<Element>(limit: 0)
        let owns = seats.drain.queue.withLock { events in
            lastNumber += 1
            seat.number = lastNumber
            if remembers, keepsAfterEnd || !hasAcceptedEnd { past = memory }
            if seats.drain.claim() { return true }
            events.append(QueuedEvent { self.seat(seat) })
            return false
        }
        subscription.add(seats, seat.number)
        if owns {
            self.seat(seat)
            seats.drain.leave()
        }
        guard remembers else { return }
        past.send(to: sink.next, unless: { subscription.isDisposed })
        seat.gate.leave()
    }

    /// Whether the end has been accepted.
    @inlinable var hasEnded: Bool { seats.drain.queue.withLock { _ in hasAcceptedEnd } }

    /// Forgets what it remembers, when nobody will join any more.
    @inlinable
    func close() {
        // Released at the end, outside the lock.
        var forgotten = Memory<Element>(limit: memory.limit)
        seats.drain.queue.withLock { _ in
            hasAcceptedEnd = true
            swap(&forgotten, &memory)
        }
        withExtendedLifetime(forgotten) {}
    }

    /// The newest accepted element and its number, if it remembers any.
    @inlinable var latest: (element: Element?, version: Int) {
        seats.drain.queue.withLock { _ in (memory.last, memory.version) }
    }

    @inlinable
    func deliver(_ element: Element) {
        if let only = seats.list.only { return held(only)._withUnsafeGuaranteedRef { $0.next(element) } }
        guard let places = seats.list.places else { return }
        for index in 0..<seats.list.count {
            if let place = places[index].seat { held(place)._withUnsafeGuaranteedRef { $0.next(element) } }
        }
    }

    @inlinable
    func deliverEnd(_ completion: Completion<Failure>) {
        ended = completion
        for place in seats.removeAll() { held(place).takeRetainedValue().end(completion) }
    }

    @inlinable
    func seat(_ seat: Seat<Element, Failure>) {
        if seat.subscription.isDisposed { return }
        if let ended { return seat.end(ended) }
        seats.append(Unmanaged.passRetained(seat).toOpaque(), seat.number)
    }

    /// What is at a place of this broadcast.
    @inlinable
    func held(_ place: UnsafeMutableRawPointer) -> Unmanaged<Seat<Element, Failure>> { .fromOpaque(place) }
}

extension Broadcast where Element: Sendable {
    @inlinable
    var observable: Observable<Element, Failure> { Observable(Source(asksLast: true) { self.join($0, $1) }) }

    // Of closures that are made here, where the type of the elements is known.
    @inlinable
    var observer: Observer<Element, Failure> { Observer(next: { self.next($0) }, end: { self.end($0) }) }
}

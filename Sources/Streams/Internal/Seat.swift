public import Synchronization

/// One observer's place at a `Broadcast`; only the broadcast holds it, so its closures go when the place is given up.
@usableFromInline
final class Seat<Element, Failure: Error> {
    @usableFromInline let sink: Sink<Element, Failure>
    @usableFromInline let ticket: Ticket<Element, Failure>
    /// Busy while the observer is given what came before it joined: newer events wait there.
    @usableFromInline let gate: Drain

    init(_ sink: Sink<Element, Failure>, _ ticket: Ticket<Element, Failure>, confined: Bool, isHeld: Bool) {
        self.sink = sink
        self.ticket = ticket
        gate = Drain(confined: confined, isBusy: isHeld)
    }

    @inlinable
    func next(_ element: Element) {
        guard !ticket.hasLeft.load(ordering: .acquiring) else { return }
        if gate.isIdle {
            sink.next(element)
        } else {
            gate.enqueue { [self] in
                if !ticket.hasLeft.load(ordering: .acquiring) { sink.next(element) }
            }
        }
    }

    func end(_ completion: Completion<Failure>) {
        guard !ticket.hasLeft.load(ordering: .acquiring) else { return }
        if gate.isIdle {
            sink.end(completion)
        } else {
            gate.enqueue { [self] in
                if !ticket.hasLeft.load(ordering: .acquiring) { sink.end(completion) }
            }
        }
    }
}

/// What a subscription holds of its seat: the way to leave it.
@usableFromInline
final class Ticket<Element, Failure: Error>: Disposable, @unchecked Sendable {  // `index` belongs to the drain
    @usableFromInline let hasLeft: Atomic<Bool> = Atomic(false)
    var index = -1
    private weak let broadcast: Broadcast<Element, Failure>?

    init(_ broadcast: Broadcast<Element, Failure>) {
        self.broadcast = broadcast
    }

    @usableFromInline
    func dispose() {
        guard !hasLeft.exchange(true, ordering: .acquiringAndReleasing) else { return }
        broadcast?.leave(self)
    }
}

/// The seats of a broadcast in the order of joining, in memory that delivering to them need not retain.
@usableFromInline
final class Seats<Element, Failure: Error> {
    @usableFromInline typealias Place = Unmanaged<Seat<Element, Failure>>?

    @exclusivity(unchecked) @usableFromInline final var places: UnsafeMutablePointer<Place>?
    @exclusivity(unchecked) @usableFromInline final var count = 0
    private var capacity = 0
    private var holes = 0

    init() {}

    deinit {
        for index in 0..<count { places?[index]?.release() }
        places?.deallocate()
    }

    func append(_ seat: Seat<Element, Failure>) {
        if count == capacity { grow() }
        seat.ticket.index = count
        places?[count] = Unmanaged.passRetained(seat)
        count += 1
    }

    func remove(_ ticket: Ticket<Element, Failure>) {
        guard ticket.index >= 0 else { return }
        let place = places?[ticket.index] ?? nil
        places?[ticket.index] = nil
        ticket.index = -1
        holes += 1
        if holes > 16, holes > count / 2 { compact() }
        if holes == count { (count, holes) = (0, 0) }
        // Last, because it may run code of the user's.
        place?.release()
    }

    func removeAll() -> [Seat<Element, Failure>] {
        var all: [Seat<Element, Failure>] = []
        for index in 0..<count {
            guard let seat = places?[index]?.takeRetainedValue() else { continue }
            seat.ticket.index = -1
            all.append(seat)
        }
        (count, holes) = (0, 0)
        return all
    }

    private func grow() {
        let bigger = UnsafeMutablePointer<Place>.allocate(capacity: max(1, capacity * 2))
        if let places {
            bigger.moveInitialize(from: places, count: count)
            places.deallocate()
        }
        capacity = max(1, capacity * 2)
        places = bigger
    }

    private func compact() {
        guard let places else { return }
        var kept = 0
        for index in 0..<count {
            guard let place = places[index] else { continue }
            places[kept] = place
            place.takeUnretainedValue().ticket.index = kept
            kept += 1
        }
        (count, holes) = (kept, 0)
    }
}

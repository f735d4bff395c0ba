import Synchronization

/// Who listens to a main-actor stream, and the events that wait there for their turn.
///
/// As a ``Broadcast`` and its drain, without anything that only other threads need. It does not know the element, because
/// what a subscription disposes of would run unspecialised.
@usableFromInline
class MainSeats: @unchecked Sendable {  // used on the main actor, except where it says otherwise
    @usableFromInline
    enum State: UInt8 {
        case idle, busy, pending
        /// Nothing is sent any more.
        case over
    }

    @exclusivity(unchecked) @usableFromInline final var state = State.idle
    @exclusivity(unchecked) private final var waiting: [QueuedEvent] = []
    @exclusivity(unchecked) @usableFromInline final var list = SeatList()
    @exclusivity(unchecked) @usableFromInline final var isOver = false
    @exclusivity(unchecked) private final var lastNumber = 0
    /// What ends when the last one has left, if anything does.
    @usableFromInline final let upstream: Subscription?
    // Any thread may dispose of a subscription, and what it shares ends at once.
    private final let members = Atomic<Int>(1)

    @usableFromInline
    init(upstream: Subscription?) {
        self.upstream = upstream
    }

    deinit {
        SeatList.release(list.removeAll())
        list.deallocate()
    }

    /// Lets go of what is remembered.
    func forget() {}

    /// Runs an event now, or after the one that is running.
    @usableFromInline
    final func run(_ event: @escaping () -> Void) {
        if enter() {
            event()
            leave()
        } else {
            enqueue(event)
        }
    }

    @inlinable
    final func enter() -> Bool {
        if state == .busy || state == .pending { return false }
        state = .busy
        return true
    }

    @usableFromInline
    final func enqueue(_ event: @escaping () -> Void) {
        waiting.append(QueuedEvent(event))
        state = .pending
    }

    @inlinable
    final func leave() {
        if state == .busy, !isOver { state = .idle } else { runWaiting() }
    }

    @usableFromInline
    final func runWaiting() {
        while !waiting.isEmpty {
            var events: [QueuedEvent] = []
            swap(&events, &waiting)
            for event in events { event.run() }
        }
        state = isOver ? .over : .idle
    }

    /// The number of who joins.
    @usableFromInline
    final func admit(_ subscription: Subscription) -> Int {
        lastNumber += 1
        let number = lastNumber
        subscription.add(self, number)
        return number
    }

    /// Gives a seat to who has joined and has not left meanwhile.
    @usableFromInline
    final func append(_ seat: AnyObject, _ subscription: Subscription, _ number: Int) {
        if isOver || subscription.isDisposed { return }
        list.append(Unmanaged.passRetained(seat).toOpaque(), number)
    }

    @usableFromInline
    final func enqueue(_ seat: AnyObject, _ subscription: Subscription, _ number: Int) {
        enqueue { self.append(seat, subscription, number) }
    }

    @usableFromInline
    final func removeAll() -> [UnsafeMutableRawPointer] { list.removeAll() }

    /// Counts one more; false when the last one has left, or all were told the end.
    @usableFromInline
    final func admits() -> Bool {
        var count = members.load(ordering: .acquiring)
        while count > 0 {
            let (added, current) = members.weakCompareExchange(
                expected: count, desired: count + 1, ordering: .acquiringAndReleasing)
            if added { return true }
            count = current
        }
        return false
    }

    /// Nobody is admitted any more.
    @usableFromInline
    final func dismiss() {
        members.store(0, ordering: .releasing)
        upstream?.dispose()
    }

    /// Gives up one place, on any thread; what there is to undo when it was the last.
    final func leave(_ number: Int) -> Teardowns {
        guard let upstream, members.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 else {
            remove(number)
            return Teardowns()
        }
        // The source first: what is freed here may run code of the user's that subscribes again.
        var parts = Teardowns(.lastSeat(self, number))
        // Over from here on, so that a run that starts now never sends beside this one.
        parts.append(upstream.takeParts())
        return parts
    }

    /// Gives up the last place, on any thread: nobody is left who could be sent anything.
    final func leaveLast(_ number: Int) {
        if !MainQueue.isCurrent { return MainQueue.async { self.leaveLast(number) } }
        close()
        remove(number)
    }

    private final func remove(_ number: Int) {
        if !MainQueue.isCurrent { return MainQueue.async { self.remove(number) } }
        if enter() {
            SeatList.release(list.remove(number))
            leave()
        } else {
            enqueue { SeatList.release(self.list.remove(number)) }
        }
    }

    /// Accepts no further elements.
    @usableFromInline
    final func close() {
        isOver = true
        if state == .busy { state = .pending }
        if state == .idle { state = .over }
        // Last, because it may run code of the user's.
        forget()
    }

    /// Gives up all places, on any thread: nobody is left who could send, and who joins hears nothing.
    final func abandon() {
        if !MainQueue.isCurrent { return MainQueue.async { self.abandon() } }
        close()
        run { SeatList.release(self.list.removeAll()) }
    }
}

extension Subscription {
    /// Gives back the place when this ends; at once when it has ended already.
    @usableFromInline
    func add(_ seats: MainSeats, _ number: Int) {
        if !keep(.seat(seats, number)) { seats.leave(number).run() }
    }
}

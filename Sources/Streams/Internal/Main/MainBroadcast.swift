/// Delivers each element to all who have joined, on the main actor, and the latest one to those who join: what relays and
/// shared streams there are made of.
///
/// Elements, joins and leaves take their turns, in the order in which they were accepted. What is remembered changes at
/// acceptance, so that who joins gets the newest accepted element, and no event that was accepted before.
@usableFromInline
final class MainBroadcast<Element>: MainMemory<Element?>, @unchecked Sendable {  // as `MainSeats`
    @usableFromInline let remembers: Bool

    @inlinable
    init(remembers: Bool, latest: Element? = nil, upstream: Subscription? = nil) {
        self.remembers = remembers
        super.init(latest, upstream: upstream)
    }

    @inlinable
    deinit {}

    @inlinable
    @inline(__always)
    func keep(_ element: Element) {
        if remembers { replace(with: element) }
    }

    @inlinable
    func next(_ element: Element) {
        if state != .idle { return enqueue(element) }
        state = .busy
        keep(element)
        deliver(element)
        if state == .busy { state = .idle } else { runWaiting() }
    }

    @usableFromInline
    func enqueue(_ element: Element) {
        if isOver { return }
        // In the queue before the old one is released, whose `deinit` may send or subscribe.
        enqueue { self.deliver(element) }
        keep(element)
    }

    @inlinable
    @inline(__always)
    func deliver(_ element: Element) {
        if let only = list.only {
            held(only)._withUnsafeGuaranteedRef { $0.next(element) }
        } else if list.count > 0 {
            deliverToAll(element)
        }
    }

    @inlinable
    @inline(never)
    func deliverToAll(_ element: Element) {
        guard let places = list.places else { return }
        for index in 0..<list.count {
            if let place = places[index].seat { held(place)._withUnsafeGuaranteedRef { $0.next(element) } }
        }
    }

    /// Completes the streams of all who have joined.
    @usableFromInline
    func end() {
        // First, so that who subscribes again on the end finds nothing of this run.
        dismiss()
        run {
            self.close()
            for place in self.removeAll() { self.held(place).takeRetainedValue().end() }
        }
    }

    @inlinable
    @inline(never)
    func join(_ sink: Sink<Element, Never>, _ subscription: Subscription) {
        let (seat, newest) = (MainSeat(sink, subscription), latest)
        let number = admit(subscription)
        // What comes while the observer is given the newest element waits.
        if enter() {
            if let newest { seat.next(newest) }
            append(seat, subscription, number)
            leave()
        } else {
            enqueue(seat, subscription, number)
            if let newest { seat.next(newest) }
        }
    }

    /// What is at a place of this broadcast.
    @inlinable
    func held(_ place: UnsafeMutableRawPointer) -> Unmanaged<MainSeat<Element>> { .fromOpaque(place) }
}

/// One observer's place at a `MainBroadcast`; only the broadcast holds it, so its closures go when the place is given up.
@usableFromInline
final class MainSeat<Element> {
    @usableFromInline let sink: Sink<Element, Never>
    @usableFromInline let subscription: Subscription

    @inlinable
    init(_ sink: Sink<Element, Never>, _ subscription: Subscription) {
        self.sink = sink
        self.subscription = subscription
    }

    @inlinable
    deinit {}

    @inlinable
    func next(_ element: Element) {
        if !subscription.isDisposed { sink.next(element) }
    }

    @inlinable
    func end() {
        if !subscription.isDisposed { sink.complete() }
    }
}

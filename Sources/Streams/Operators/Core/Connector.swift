/// Where the runs of a connectable stream go in and out.
@usableFromInline
struct Hub<Element: Sendable, Failure: Error>: Sendable {
    let observer: Observer<Element, Failure>
    let observable: Observable<Element, Failure>

    @usableFromInline
    init(observer: Observer<Element, Failure>, observable: Observable<Element, Failure>) {
        self.observer = observer
        self.observable = observable
    }
}

/// Runs a source into a hub: on demand, or while anybody is counted in.
@usableFromInline
final class Connector<Element: Sendable, Failure: Error>: Nest {
    private struct State {
        var hub: Hub<Element, Failure>?
        var run: Subscription?
        var members = 0
    }

    private let source: Link<Observable<Element, Failure>>
    private let makeHub: @Sendable () -> Hub<Element, Failure>
    private let state = Lock(State())

    @usableFromInline
    init(_ source: Observable<Element, Failure>, _ makeHub: @escaping @Sendable () -> Hub<Element, Failure>) {
        self.source = Link(source)
        self.makeHub = makeHub
    }

    /// - Parameter note: called with a run that is new, before it starts.
    func connect(_ note: (Subscription) -> Void) -> Subscription {
        let (hub, run, isNew) = enter(starting: true, counting: false)
        if isNew {
            note(run)
            start(run, hub)
        }
        return run
    }

    func subscribe(_ sink: Sink<Element, Failure>, _ subscription: Subscription, counting: Bool) {
        let (hub, run, isNew) = enter(starting: counting, counting: counting)
        if counting { subscription.add(self) }
        hub.observable.source.run(sink, subscription)
        if isNew { start(run, hub) }
    }

    /// One who was counted leaves.
    @usableFromInline
    func takeParts() -> Teardowns {
        let (old, isLast) = state.withLock { state -> (State, Bool) in
            state.members -= 1
            guard state.members == 0 else { return (State(), false) }
            // Over from here on, so that who comes now starts a new run.
            let isLast = state.run?.finish() == true
            defer { state = State() }
            return (state, isLast)
        }
        return isLast ? old.run?.takeTeardowns() ?? Teardowns() : Teardowns()
    }

    /// Counts one more member, and finds the run to take part in, in one step.
    @inline(never)
    private func enter(
        starting: Bool, counting: Bool
    ) -> (hub: Hub<Element, Failure>, run: Subscription, isNew: Bool) {
        let fresh = Subscription()
        var spare: Hub<Element, Failure>?
        while true {
            let place = state.withLock { state -> (Hub<Element, Failure>, Subscription, Bool)? in
                guard let hub = state.hub ?? spare else { return nil }
                state.hub = hub
                if counting { state.members += 1 }
                if let run = state.run, !run.isDisposed { return (hub, run, false) }
                if starting { state.run = fresh }
                return (hub, fresh, starting)
            }
            if let place { return place }
            spare = makeHub()
        }
    }

    private func start(_ run: Subscription, _ hub: Hub<Element, Failure>) {
        if run.isDisposed { return }
        source.held.source.run(
            Sink(
                next: { hub.observer.onNext($0) },
                end: { [weak self] completion in
                    self?.forget(run)
                    // First, so that who subscribes again on the end finds nothing of this run.
                    run.dispose()
                    hub.observer.on(completion)
                }),
            run)
    }

    /// Makes the next subscriber begin afresh.
    // Not inlined: the frame of the caller is repeated on each level of nesting.
    @inline(never)
    private func forget(_ run: Subscription) {
        let old = state.withLock { state -> State? in
            guard state.run === run else { return nil }
            defer { state = State(members: state.members) }
            return state
        }
        _ = old
    }
}

/// What `Observable`, `Driver` and `Signal` hold: how to run a stream for one subscription.
///
/// Every operator is written once, on this type, with plain closures; the public types are typed faces over it.
///
/// **Who ends what.** A source asks its subscription before every event. An operator that passes the end on at once
/// shares the subscription of its downstream. An operator that lives on after its upstream ended (it joins, recovers,
/// repeats, delays) gives the upstream a subscription of its own and disposes of it when the end arrives.
@usableFromInline
struct Source<Element, Failure: Error> {
    @usableFromInline typealias Run = (Sink<Element, Failure>, Subscription) -> Void

    @usableFromInline let run: Run
    @usableFromInline let depth: UInt8
    /// Nothing happens between its look at the subscription and the call of the sink.
    @usableFromInline let asksLast: Bool

    @inlinable
    init(asksLast: Bool = false, _ run: @escaping Run) {
        self.run = run
        self.asksLast = asksLast
        depth = 0
    }

    /// A source on top of another one.
    ///
    /// Closures release each other recursively, so every 64th is kept by a link that
    /// releases it iteratively.
    @inlinable
    init(depth: UInt8, _ run: @escaping Run) {
        asksLast = false
        if depth < 64 {
            self.run = run
            self.depth = depth
        } else {
            let link = Link(run)
            self.run = { sink, subscription in link.held(sink, subscription) }
            self.depth = 0
        }
    }

    /// A source that subscribes in several steps to sources at most so deep.
    ///
    /// The steps run outside of the function that finds them: the frame of one with a parameter pack is half a kilobyte.
    @inlinable
    static func inSteps(
        above depth: UInt8, _ steps: @escaping (Sink<Element, Failure>, Subscription) -> [() -> Void]
    ) -> Source {
        Source(depth: depth &+ 1) { sink, subscription in
            for step in steps(sink, subscription) {
                if subscription.isDisposed { return }
                step()
            }
        }
    }

    /// A source that subscribes to this one, in the same subscription, with the sink that `wrap` makes.
    @inlinable
    @inline(__always)
    func lift<NewElement, NewFailure: Error>(
        _ wrap: @escaping (Sink<NewElement, NewFailure>, Subscription) -> Sink<Element, Failure>
    ) -> Source<NewElement, NewFailure> {
        build { [run] sink, subscription in run(wrap(sink, subscription), subscription) }
    }

    /// A source on top of this one.
    @inlinable
    @inline(__always)
    func build<NewElement, NewFailure: Error>(
        _ run: @escaping Source<NewElement, NewFailure>.Run
    ) -> Source<NewElement, NewFailure> {
        Source<NewElement, NewFailure>(depth: depth &+ 1, run)
    }

    /// The same source, on top of one that is as deep as this.
    @inlinable
    func above(_ depth: UInt8) -> Source {
        Source(depth: depth &+ 1, run)
    }
}

extension Sequence {
    /// How deep the deepest of these sources is.
    @inlinable
    func depth<Input, Failure>() -> UInt8 where Element == Source<Input, Failure> {
        reduce(0) { Swift.max($0, $1.depth) }
    }
}

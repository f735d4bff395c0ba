public import Streams

/// A test of streams in virtual time: what ``marbleTest(limit:fileID:filePath:line:column:_:)-async`` hands to its body.
///
/// It makes sources from diagrams, moves time, and takes expectations, which are checked when the body has ended and
/// nothing is due any more. It is a scheduler too, though no operator needs to be given it: inside the test the main
/// scheduler stands for it.
///
/// May be used from any thread; time is best driven from the body.
public final class MarbleTest: Scheduler {
    /// The virtual time of this test.
    public let scheduler: VirtualScheduler

    let place: Place
    let limit: Int
    let live: LiveSubscriptions
    let state = Lock(State())

    struct State {
        var expectations: [any Expectation] = []
        var problems: [Problem] = []
        var leaks: [Leak] = []
        var watched: [ObservedStream] = []
        var kept: [Any] = []
        var isOver = false
    }

    init(_ scheduler: VirtualScheduler, _ live: LiveSubscriptions, limit: Int, place: Place) {
        self.live = live
        self.scheduler = scheduler
        self.limit = limit
        self.place = place
    }

    /// The timers of this test's virtual time.
    public var timers: TimerQueue { scheduler.timers }

    /// Runs the async work that streams start in this test.
    public var executor: (any TaskExecutor)? { scheduler.executor }

    /// A clock that shows the time of this test, for services that sleep on a clock.
    public var clock: VirtualClock { scheduler.clock }

    /// Runs `action` at the present time, after what was scheduled before it, when time is next driven.
    public func schedule(_ action: @escaping @Sendable () -> Void) {
        scheduler.schedule(action)
    }

    /// Keeps `object` alive until the expectations have been checked, and gives it back.
    ///
    /// A view model whose streams end with its bag would otherwise be gone when the body ends.
    ///
    /// ```swift
    /// let model = time.keep(SearchViewModel(service: service))
    /// ```
    public func keep<Object>(_ object: Object) -> Object {
        state.withLock { $0.kept.append(object) }
        return object
    }
}

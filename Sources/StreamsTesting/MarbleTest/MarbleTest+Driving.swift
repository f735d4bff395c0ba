extension MarbleTest {
    /// Lets `duration` pass, running what is due on the way and letting async work come to rest.
    @MainActor
    public func advance(by duration: Duration) async {
        await scheduler.advance(by: duration)
    }

    /// Lets time pass until `target`; a time that has passed counts as now.
    @MainActor
    public func advance(to target: Duration) async {
        await scheduler.advance(to: target)
    }

    /// Lets time pass until nothing is due any more.
    ///
    /// The end of the body does the same, so it is only needed to look at something then.
    @MainActor
    public func run() async {
        try? await scheduler.run(limit: limit)
    }

    /// Lets `duration` pass, in a synchronous context.
    public func advance(by duration: Duration) {
        scheduler.advance(by: duration)
    }

    /// Lets time pass until `target`, in a synchronous context; a time that has passed counts as now.
    public func advance(to target: Duration) {
        scheduler.advance(to: target)
    }

    /// Lets time pass until nothing is due any more, in a synchronous context.
    public func run() {
        try? scheduler.run(limit: limit)
    }
}

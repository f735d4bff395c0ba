import Streams

extension VirtualScheduler {
    /// Lets `duration` pass, running what is due on the way, and lets async work come to rest before each move of the
    /// clock.
    ///
    /// Covered are the tasks that streams start here and those started with ``executor``: what they do on the main
    /// actor, in actors, child tasks, `async let`, `AsyncStream` and sleeps on ``clock``. Work that leaves virtual time
    /// is not waited for: `Task {}` and `Task.detached`, dispatch queues, actors with executors of their own. That goes
    /// for a `Task {}` on the main actor too, from its first suspension on: it comes back through the global pool, so the
    /// clock may move first. ``strays`` counts what was noticed of it.
    ///
    /// - Returns: The overrun, if work kept setting up more work for the same time; time then stands still.
    @MainActor @discardableResult
    public func advance(by duration: Duration) async -> VirtualTimeOverrun? {
        await advance(to: now.saturatingAdd(duration))
    }

    /// Lets time pass until `target`, as ``advance(by:)-async`` does; a time that has passed counts as now.
    @MainActor @discardableResult
    public func advance(to target: Duration) async -> VirtualTimeOverrun? {
        var course = Course(to: target, of: self)
        await follow(&course)
        return course.end()
    }

    /// Lets time pass until nothing is due any more; the clock stops at the last thing that ran.
    ///
    /// - Parameter limit: At how many different times something may be due before it counts as endless.
    /// - Throws: The overrun, which says what is left.
    @MainActor
    public func run(limit: Int = 10_000) async throws(VirtualTimeOverrun) {
        var course = Course(to: nil, of: self, limit: limit)
        await follow(&course)
        if let overrun = course.end() { throw overrun }
    }

    /// Runs what is due, one after the other, with rest in between.
    @MainActor
    func follow(_ course: inout Course, until isOver: () -> Bool = { false }) async {
        strayCount.isWatching = true
        defer { strayCount.isWatching = false }
        repeat { await settle(&course) } while !isOver() && course.runNextTimer()
    }

    /// Runs all jobs and then lets the main actor have its turn, again and again, until a whole turn brought no job.
    @MainActor
    func settle(_ course: inout Course) async {
        repeat {
            while course.goesOn, jobs.runNext() { course.countStep() }
            guard course.goesOn, !course.skipsTurn else { return }
            await MainTurn.pass { [jobs] in jobs.count > 0 }
        } while jobs.count > 0
    }
}

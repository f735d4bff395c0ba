import Streams

extension VirtualScheduler {
    /// Lets `duration` pass, running what is due on the way.
    ///
    /// In a synchronous context. Async work runs too, as far as it needs no hop to the main actor; for that, call the
    /// `async` form.
    ///
    /// - Returns: The overrun, if work kept setting up more work for the same time; time then stands still.
    @discardableResult
    public func advance(by duration: Duration) -> VirtualTimeOverrun? {
        advance(to: now.saturatingAdd(duration))
    }

    /// Lets time pass until `target`, running what is due on the way; a time that has passed counts as now.
    @discardableResult
    public func advance(to target: Duration) -> VirtualTimeOverrun? {
        var course = Course(to: target, of: self)
        repeat {
            while course.goesOn, jobs.runNext() { course.countStep() }
        } while course.runNextTimer()
        return course.end()
    }

    /// Lets time pass until nothing is due any more; the clock stops at the last thing that ran.
    ///
    /// - Parameter limit: At how many different times something may be due before it counts as endless.
    /// - Throws: The overrun, which says what is left.
    public func run(limit: Int = 10_000) throws(VirtualTimeOverrun) {
        var course = Course(to: nil, of: self, limit: limit)
        repeat {
            while course.goesOn, jobs.runNext() { course.countStep() }
        } while course.runNextTimer()
        if let overrun = course.end() { throw overrun }
    }
}

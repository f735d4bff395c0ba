import Streams

/// One run of the body of a test, in a virtual time of its own.
enum Trial {
    /// Runs an asynchronous body and hands what is wrong to `report`; what the body throws, it throws then.
    @MainActor
    static func run(
        limit: Int, at place: Place, report: ([Problem]) -> Void, _ body: @MainActor (MarbleTest) async throws -> Void
    ) async rethrows {
        let limit = usable(limit)
        let verdict = try await LiveSubscriptions.watch { live in
            try await withVirtualTime(stepLimit: limit * 10) { scheduler in
                let test = MarbleTest(scheduler, live, limit: limit, place: place)
                do {
                    try await body(test)
                    await test.run()
                    return test.check()
                } catch {
                    report(test.check(after: error).problems)
                    throw error
                }
            }
        }
        report(verdict.all)
    }

    /// The same for a synchronous body.
    static func run(
        limit: Int, at place: Place, report: ([Problem]) -> Void, _ body: (MarbleTest) throws -> Void
    ) rethrows {
        let limit = usable(limit)
        let verdict = try LiveSubscriptions.watch { live in
            try withVirtualTime(stepLimit: limit * 10) { scheduler in
                let test = MarbleTest(scheduler, live, limit: limit, place: place)
                do {
                    try body(test)
                    test.run()
                    return test.check()
                } catch {
                    report(test.check(after: error).problems)
                    throw error
                }
            }
        }
        report(verdict.all)
    }

    /// Nobody waits for more, and ten times as much is still a number.
    private static func usable(_ limit: Int) -> Int { min(max(limit, 0), .max / 10) }
}

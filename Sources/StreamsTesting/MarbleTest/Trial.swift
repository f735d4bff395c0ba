/// One run of the body of a test, in a virtual time of its own.
enum Trial {
    /// Runs an asynchronous body and gives back what is wrong; what the body throws, it throws after `report`.
    @MainActor
    static func run(
        limit: Int, at place: Place, report: ([Problem]) -> Void, _ body: @MainActor (MarbleTest) async throws -> Void
    ) async rethrows {
        let verdict = try await withVirtualTime { scheduler in
            let test = MarbleTest(scheduler, limit: limit, place: place)
            do {
                try await body(test)
                await test.run()
                return test.check()
            } catch {
                report(test.check(after: error).problems)
                throw error
            }
        }
        report(verdict.all)
    }

    /// The same for a synchronous body.
    static func run(
        limit: Int, at place: Place, report: ([Problem]) -> Void, _ body: (MarbleTest) throws -> Void
    ) rethrows {
        let verdict = try withVirtualTime { scheduler in
            let test = MarbleTest(scheduler, limit: limit, place: place)
            do {
                try body(test)
                test.run()
                return test.check()
            } catch {
                report(test.check(after: error).problems)
                throw error
            }
        }
        report(verdict.all)
    }
}

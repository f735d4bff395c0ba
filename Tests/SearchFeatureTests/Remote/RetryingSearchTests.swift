import Bindings
import Streams
import StreamsTesting
import Testing

@testable import SearchFeature

@Suite @MainActor struct RetryingSearchTests {
    private let backoff = Backoff.exponential(from: .milliseconds(500), upTo: .seconds(4))

    private func model(_ time: MarbleTest, _ search: FakeSearch, attempts: Int = 3) -> SearchViewModel {
        let retrying = RetryingSearch(search, attempts: attempts, backoff: backoff)
        let recents = RecentSearchService(store: InMemoryRecentSearchStore())
        return time.keep(SearchViewModel(search: retrying, recents: recents))
    }

    @Test("What may pass is tried again, after growing pauses, and the user sees one search") func passes() async {
        await marbleTest { time in
            let search = FakeSearch(
                time.clock, delays: ["abc": .milliseconds(10)], failures: [.offline, .server(status: 503)])
            let input = SearchViewModel.Input(text: time.driver("a", values: ["a": "abc"]))
            time.expect(
                output: model(time, search).transform(input),
                """
                results      e 1829ms a
                recents      e
                isSearching  f 299ms t 1529ms f
                failure      n
                route        |
                e = []   a = [abc]   f = false   t = true   n = nil
                """)
            await time.run()
            #expect(search.log == ["300 abc", "810 abc", "1820 abc"])
        }
    }

    @Test("After the last attempt the failure shows, and a retry begins anew") func givesUp() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock, failures: [.timedOut, .timedOut, .offline])
            var input = SearchViewModel.Input(text: time.driver("a", values: ["a": "abc"]))
            input.retry = time.signal("3s r", values: ["r": ()])
            time.expect(
                output: model(time, search).transform(input),
                """
                results      e 2999ms a
                recents      e
                isSearching  f 299ms t 1499ms f 1199ms [tf]
                failure      n 1799ms o 1199ms n
                route        |
                e = []   a = [abc]   f = false   t = true   n = nil
                o = Optional(There is no connection to the server.)
                """)
            await time.run()
            #expect(search.log == ["300 abc", "800 abc", "1800 abc", "3000 abc"])
        }
    }

    @Test("A new query ends a pause") func newQueryInAPause() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock, failures: [.offline])
            let input = SearchViewModel.Input(text: time.driver("a 399ms b", values: ["a": "abc", "b": "x"]))
            time.expect(
                output: model(time, search).transform(input),
                """
                results      e 699ms x
                recents      e
                isSearching  f 299ms t 399ms f
                failure      n
                route        |
                e = []   x = [x]   f = false   t = true   n = nil
                """)
            await time.run()
            #expect(search.log == ["300 abc", "700 x"])
        }
    }

    @Test("So does an empty text, at once") func emptiedInAPause() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock, failures: [.offline])
            let input = SearchViewModel.Input(text: time.driver("a 399ms b", values: ["a": "abc", "b": ""]))
            time.expect(
                output: model(time, search).transform(input),
                """
                results      e
                recents      e
                isSearching  f 299ms t 99ms f
                failure      n
                route        |
                e = []   f = false   t = true   n = nil
                """)
            await time.run()
            #expect(search.log == ["300 abc"])
        }
    }

    @Test("A new query ends a second attempt that is under way") func newQueryInAnAttempt() async {
        await marbleTest { time in
            let search = FakeSearch(time.clock, delays: ["abc": .milliseconds(700)], failures: [.offline])
            let input = SearchViewModel.Input(text: time.driver("a 1499ms b", values: ["a": "abc", "b": "x"]))
            let output = model(time, search).transform(input)
            time.expect(output.results.map { $0.map(\.id) }, "e 1799ms x", values: ["e": [], "x": ["x"]])
            await time.run()
            #expect(Set(search.log) == ["300 abc", "1500 abc", "1800 abc cancelled", "1800 x"])
        }
    }

    @Test(
        "What will not pass goes through at once",
        arguments: [
            .malformed, .server(status: 404), .server(status: 429), .tooLarge(limit: 1), .cancelled, .other(code: 1),
        ]
            as [SearchError])
    func willNotPass(error: SearchError) async {
        await marbleTest { time in
            let search = FakeSearch(time.clock, failures: [error])
            let input = SearchViewModel.Input(text: time.driver("a", values: ["a": "abc"]))
            let output = model(time, search).transform(input)
            time.expect(output.failure, "n 299ms e", values: ["n": nil, "e": error])
            await time.run()
            #expect(search.log == ["300 abc"])
        }
    }

    @Test(
        arguments: [
            (.offline, true), (.timedOut, true), (.server(status: 500), true), (.server(status: 599), true),
            (.server(status: 499), false), (.server(status: 600), false), (.malformed, false),
        ] as [(SearchError, Bool)])
    func whatMayPass(error: SearchError, mayPass: Bool) {
        #expect(error.mayPass == mayPass)
    }
}

#if os(Linux) || os(macOS)
/// The same over a real connection.
@Suite struct RetryingLoopbackTests {
    @Test func aServerThatRecoversIsAskedAgain() async throws {
        let server = try LoopbackServer()
        let search = RetryingSearch(try server.search("flaky/2"), attempts: 3, backoff: .constant(.zero))
        #expect(try await search.search("x").map(\.id) == ["ICN"])
    }

    @Test func aServerThatDoesNotIsGivenUp() async throws {
        let server = try LoopbackServer()
        let search = RetryingSearch(try server.search("flaky/3"), attempts: 3, backoff: .constant(.zero))
        await #expect(throws: SearchError.server(status: 503)) { try await search.search("x") }
    }

    @Test func cancellingEndsThePause() async throws {
        let server = try LoopbackServer()
        let search = RetryingSearch(try server.search("flaky/9"), backoff: .constant(.seconds(3_600)))
        let task = Task { try await search.search("x") }
        try await server.wait(for: "failed")
        task.cancel()
        await #expect(throws: SearchError.cancelled) { try await task.value }
    }
}
#endif

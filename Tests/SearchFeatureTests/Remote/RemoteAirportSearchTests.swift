#if os(Linux) || os(macOS)
import Foundation
import SearchFeature
import Testing

@Suite struct RemoteAirportSearchTests {
    let server: LoopbackServer

    init() throws { server = try LoopbackServer() }

    @Test func givesTheServersAirportsHighlighted() async throws {
        let results = try await server.search("airports").search("inch")
        let result = try #require(results.first)
        #expect(results.count == 1)
        #expect(
            result.airport
                == Airport(code: "ICN", name: "Incheon International Airport", city: "Seoul", country: "KR"))
        #expect(result.highlights.name.map { result.airport.name[$0] } == ["Inch"])
    }

    @Test(arguments: ["são paulo", "a+b&c=d #?/%", "桜", "👩‍👩‍👧"])
    func asksForExactlyTheText(query: String) async throws {
        #expect(try await server.search("echo").search(" \(query) ").map(\.airport.name) == [query])
        #expect(try await server.search("echo?q2=1").search(query).map(\.airport.name) == [query])
    }

    @Test func doesNotAskForNothing() async throws {
        #expect(try await server.search("status/500").search(" \n").isEmpty)
        #expect(try await server.search("none").search("x").isEmpty)
    }

    @Test(arguments: [
        ("status/500", SearchError.server(status: 500)), ("status/404", .server(status: 404)),
        ("status/304", .server(status: 304)), ("malformed", .malformed), ("blank", .malformed), ("nothing", .malformed),
        ("garbage", .malformed), ("truncated", .offline),
    ])
    func failsByType(path: String, error: SearchError) async throws {
        await #expect(throws: error) { try await server.search(path).search("x") }
    }

    @Test(arguments: ["huge", "unannounced"])
    func stopsReadingWhatIsTooLarge(path: String) async throws {
        await #expect(throws: SearchError.tooLarge(limit: 10_000)) { try await server.search(path).search("x") }
        try await server.wait(for: "closed")
    }

    @Test func readsUpToTheLimit() async throws {
        #expect(try await server.search("none", sizeLimit: 15).search("x").isEmpty)
        await #expect(throws: SearchError.tooLarge(limit: 14)) {
            try await server.search("none", sizeLimit: 14).search("x")
        }
    }

    @Test func failsWhereNobodyListens() async throws {
        let search = RemoteAirportSearch(endpoint: try #require(URL(string: "http://127.0.0.1:1/")))
        await #expect(throws: SearchError.offline) { try await search.search("x") }
    }
}
#endif

#if os(Linux) || os(macOS)
import Foundation
import SearchFeature
import Testing

/// Requests that end before their answer does, as seen from both sides of the connection.
@Suite struct RemoteCancellationTests {
    let server: LoopbackServer

    init() throws { server = try LoopbackServer() }

    @Test(arguments: ["hang", "trickle"])
    func timesOut(path: String) async throws {
        let search = try server.search(path, clock: StoppedClock { [server] in try await server.wait(for: "started") })
        await #expect(throws: SearchError.timedOut) { try await search.search("x") }
        try await server.wait(for: "closed")
    }

    @Test func timesOutByTheSystemsClockToo() async throws {
        let search = RemoteAirportSearch(endpoint: try server.url("hang"), timeout: .milliseconds(50))
        await #expect(throws: SearchError.timedOut) { try await search.search("x") }
    }

    @Test(arguments: ["hang", "trickle"])
    func cancellingClosesTheConnection(path: String) async throws {
        let search = try server.search(path)
        let task = Task { try await search.search("x") }
        try await server.wait(for: "started")
        task.cancel()
        await #expect(throws: SearchError.cancelled) { try await task.value }
        try await server.wait(for: "closed")
    }

    @Test func whatComesAfterCancelIsDropped() async throws {
        let search = try server.search("late")
        let task = Task { try await search.search("x") }
        try await server.wait(for: "started")
        task.cancel()
        await #expect(throws: SearchError.cancelled) { try await task.value }
        try await server.set("release")
        try await server.wait(for: "released")
        #expect(try await search.search("again").map(\.id) == ["ICN"])
    }

    @Test func aTaskCancelledBeforehandAsksNothing() async throws {
        let search = try server.search("airports")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await search.search("x")
        }
        await #expect(throws: SearchError.cancelled) { try await task.value }
    }

    @Test func manyCancelledAtRandomMomentsAllEnd() async throws {
        let search = try server.search("airports")
        let ends = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<60 {
                group.addTask {
                    let task = Task { try await search.search("x") }
                    for _ in 0..<(number * 7 % 40) { await Task.yield() }
                    task.cancel()
                    return await task.result.isWholeOrCancelled
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(ends.count == 60 && ends.allSatisfy { $0 })
        #expect(try await search.search("x").count == 1)
    }
}

extension Result where Success == [SearchResult], Failure == any Error {
    fileprivate var isWholeOrCancelled: Bool {
        switch self {
        case .success(let results): results.map(\.id) == ["ICN"]
        case .failure(let error): error as? SearchError == .cancelled
        }
    }
}
#endif

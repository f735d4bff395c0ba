#if os(Linux) || os(macOS)
import Foundation
import SearchFeature
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One test's view of a real HTTP server, which runs in a process of its own as long as the tests do.
struct LoopbackServer {
    private let root: String

    init() throws {
        root = "http://127.0.0.1:\(try Self.process.get().port)/\(UUID().uuidString)"
    }

    private static let process = Result { try start() }

    private static func start() throws -> (port: Int, input: Pipe) {
        let server = Process()
        let (input, output) = (Pipe(), Pipe())
        server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("server.py")
        server.arguments = ["python3", script.path]
        server.standardInput = input
        server.standardOutput = output
        try server.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        return (try #require(Int(line.trimmingCharacters(in: .newlines)), "python3 gave no port"), input)
    }

    func url(_ path: String) throws -> URL {
        try #require(URL(string: "\(root)/\(path)"))
    }

    /// A search at the path, whose time never runs out unless the clock says so.
    func search(
        _ path: String, sizeLimit: Int = 10_000, clock: any Clock<Duration> = StoppedClock()
    ) throws -> RemoteAirportSearch {
        RemoteAirportSearch(endpoint: try url(path), timeout: .seconds(1_800), sizeLimit: sizeLimit, clock: clock)
    }

    /// Returns when something has happened in the server.
    func wait(for event: String) async throws {
        try await ask("await/\(event)")
    }

    /// Lets something happen in the server.
    func set(_ event: String) async throws {
        try await ask("set/\(event)")
    }

    private func ask(_ path: String) async throws {
        _ = try await Self.session.data(from: url(path))
    }

    /// Waits as long as it takes: a machine under load is no failure.
    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 1_800
        configuration.timeoutIntervalForResource = 1_800
        return URLSession(configuration: configuration)
    }()
}

/// A clock on which every sleep lasts until `reached` returns; without that, until it is cancelled.
struct StoppedClock: Clock {
    var reached: (@Sendable () async throws -> Void)?

    var now: ContinuousClock.Instant { ContinuousClock().now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        if let reached { return try await reached() }
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw CancellationError()
    }
}
#endif

import Foundation
import Marbles
import Streams
import Testing

@Suite struct BridgeCases {
    @Test("R48: every loop over a stream's values gets all of them")
    func valuesMulticast() async {
        let relay = ReplayRelay<Int>.unbounded()
        for x in 0..<100 { relay.accept(x) }
        let values = relay.take(100).values
        async let one = Self.all(values)
        async let other = Self.all(values)
        let both = await [one, other]
        #expect(both == [Array(0..<100), Array(0..<100)])
    }

    @MainActor
    @Test("R50: an async closure does not inherit the caller's main actor")
    func notOnMain() async {
        let stream = Observable<Bool, Never>.async { MainQueue.isCurrent }
        let isOnMain: Bool? = await stream.values.first()
        #expect(isOnMain == false)
    }

    @Test("R51: every target is Swift 6 and has no warnings")
    func strictSettings() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Package.swift")
        let text = try String(contentsOf: package.standardized, encoding: .utf8)
        #expect(text.contains("swiftLanguageModes: [.v6]"))
        #expect(text.contains(".treatAllWarnings(as: .error)"))
        let targets = text.matches(of: /\.(target|testTarget|executableTarget)\(/).count
        #expect(text.matches(of: /swiftSettings: settings/).count == targets)
    }

    private static func all(_ values: Values<Int, Never>) async -> [Int] {
        var all: [Int] = []
        for await value in values { all.append(value) }
        return all
    }
}

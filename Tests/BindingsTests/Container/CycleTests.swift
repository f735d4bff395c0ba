import Bindings
import Testing

extension Container {
    fileprivate var hen: Factory<String> { factory { try $0.egg() } }
    fileprivate var egg: Factory<String> { factory(.singleton) { try $0.nest() } }
    fileprivate var nest: Factory<String> { factory(.graph) { try $0.hen() } }
    fileprivate var countdown: Factory<[Int], Int> {
        factory { r, n in n == 0 ? [] : try [n] + r.countdown(n - 1) }
    }
    fileprivate var stuck: Factory<Int, Int> { factory { r, n in try r.stuck(n) } }
    fileprivate var mainHen: MainFactory<Int> { mainFactory(.singleton) { try $0.mainHen() } }
}

@Suite struct CycleTests {
    let container = Container()

    @Test func aCycleIsAnErrorWithItsPath() throws {
        let error = try #require(errorOf { () throws(ContainerError) in try container.hen.resolve() })
        #expect(error.isCycle)
        #expect(error.steps == ["hen", "egg", "nest", "hen"])
        let text = "hen: Swift.String → egg: Swift.String → nest: Swift.String → hen: Swift.String"
        #expect("\(error)" == "hen: Swift.String needs itself. Path: \(text).")
        // Nothing is left half-built: the same question has the same answer from each entrance.
        #expect(
            errorOf { () throws(ContainerError) in try container.egg.resolve() }?.steps == [
                "egg", "nest", "hen", "egg",
            ])
        #expect(errorOf { () throws(ContainerError) in try container.hen.resolve() }?.steps == error.steps)
    }

    @Test func aCycleByTypeIsAnErrorToo() {
        container.register(Int.self, .singleton) { try $0.resolve(String.self).count }
        container.register(String.self, .singleton) { try "\($0.resolve(Int.self))" }
        let error = errorOf { () throws(ContainerError) in try container.resolve(Int.self) }
        #expect(error?.isCycle == true)
        #expect(error?.steps == ["Int", "String", "Int"])
    }

    @Test func aCyclePastTheResolverIsSeenToo() {
        container.register(Int.self, .singleton) { [container] _ in try container.resolve(String.self).count }
        container.register(String.self) { [container] _ in try "\(container.resolve(Int.self))" }
        #expect(errorOf { () throws(ContainerError) in try container.resolve(Int.self) }?.isCycle == true)
    }

    @Test @MainActor func aCycleOnMain() {
        #expect(
            errorOf { () throws(ContainerError) in try container.mainHen.resolve() }?.steps == ["mainHen", "mainHen"])
    }

    @Test func recursionOverOtherArgumentsIsNoCycle() throws {
        #expect(try container.countdown.resolve(3) == [3, 2, 1])
        #expect(errorOf { () throws(ContainerError) in try container.stuck.resolve(1) }?.isCycle == true)
    }

    @Test("C34: the same name delegated to another container is no cycle")
    func delegationIsNoCycle() throws {
        let core = Container(name: "core")
        core.register(String.self, name: "config", .singleton) { _ in "real" }
        let app = Container(name: "app")
        app.register(String.self, name: "config", .singleton) { _ in try core.resolve(String.self, name: "config") }
        #expect(try app.resolve(String.self, name: "config") == "real")

        core.register(String.self, name: "config", .singleton) { _ in try app.resolve(String.self, name: "config") }
        app.register(String.self, name: "config", .singleton) { _ in try core.resolve(String.self, name: "config") }
        let error = try #require(
            errorOf { () throws(ContainerError) in try app.resolve(String.self, name: "config") })
        #expect(error.isCycle)
        #expect(
            "\(error)".hasSuffix(
                #"Path: app.Swift.String "config" → core.Swift.String "config" → app.Swift.String "config"."#))
    }

    @Test func aTaskStartedByAFactoryIsNoPartOfItsRequest() async throws {
        container.register(Task<Int, any Error>.self, .singleton) { [container] _ in
            Task { try container.resolve(Int.self) }
        }
        container.register(Int.self, .singleton) { r in
            _ = try r.resolve(Task<Int, any Error>.self)
            return 5
        }
        #expect(try container.resolve(Int.self) == 5)
        #expect(try await container.resolve(Task<Int, any Error>.self).value == 5)
    }

    @Test func withoutAWayToThrowTheProgramStopsWithThePath() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Container().hen()
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("hen: Swift.String needs itself. Path: hen: Swift.String → egg"))
    }
}

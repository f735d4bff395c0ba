import Bindings
import Testing

@Suite struct FactoryTests {
    let container = Container()

    @Test("need (b): two view models share one service")
    func sharesOneService() {
        #expect(container.search().recents === container.main().recents)
        #expect(container.recents().words == ["from", "file"])
    }

    @Test func containersShareNothing() {
        #expect(container.recents() !== Container().recents())
    }

    @Test func argumentsReachTheFactory() throws {
        let detail = container.detail(7, "seven")
        #expect((detail.id, detail.title) == (7, "seven"))
        #expect(try container.detail.resolve(8, "eight").recents === container.recents())
    }

    @Test func aFreshValueNeedNotBeSendable() async {
        let draft = container.draft()
        let length = await Task.detached {
            draft.text = "sent away"
            return draft.text.count
        }.value
        #expect(length == 9)
    }

    @Test @MainActor func mainFactoryReachesBothKinds() {
        #expect(container.screen().recents === container.recents())
        #expect(container.screen() !== container.screen())
    }

    @Test func aThrowingFactoryIsAnErrorWithThePath() throws {
        struct Broken: Error {}
        let container = Container()
        container.register(Int.self) { _ in throw Broken() }
        container.register(String.self) { try "\($0.resolve(Int.self))" }
        let error = try #require(errorOf { () throws(ContainerError) in try container.resolve(String.self) })
        guard case .failed(let reason) = error.reason else { throw error }
        #expect(reason is Broken)
        #expect(error.steps == ["String", "Int"])
        #expect("\(error)" == "The factory of Swift.Int failed: Broken(). Path: Swift.String → Swift.Int.")
    }

    @Test func aResolverMayBeKeptAndAskedLater() throws {
        struct Later: Sendable { let recents: @Sendable () throws -> any RecentsService }
        container.register(Later.self, .singleton) { resolver in Later { try resolver.recents() } }
        let later = try container.resolve(Later.self)
        #expect(try later.recents() === container.recents())
    }
}

import Bindings
import Testing

extension Container {
    fileprivate var number: Factory<Thing> { factory(.singleton) { _ in Thing(-1) } }
    fileprivate var owner: Factory<[Thing]> { factory(.singleton) { try [$0.number()] } }
}

@Suite struct OverridesTests {
    static let container = Container()

    @Test("1,000 overriding tests in parallel, none sees another", arguments: 0..<1000)
    func parallel(_ number: Int) async {
        let container = Self.container
        await Container.withOverrides {
            $0.replace(\.number) { _ in Thing(number) }
        } operation: {
            let before = container.owner()
            #expect(before.map(\.number) == [number])
            await Task.yield()
            await Task { #expect(container.number() === before[0]) }.value
            let inner = Container.withOverrides {
                $0.replace(\.number) { _ in Thing(-2) }
            } operation: {
                container.owner()
            }
            #expect(inner.map(\.number) == [-2])
            #expect(container.owner()[0] === before[0])
            await Task.detached { #expect(container.owner().map(\.number) == [-1]) }.value
        }
        #expect(container.number().number == -1)
        #expect(container.owner().map(\.number) == [-1])
    }

    @Test func anOverrideReachesEverythingThatIsBuiltWithIt() {
        let container = Container()
        let real = container.keptSearch()
        Container.withOverrides {
            $0.replace(\.recents) { _ in MemoryRecents(["zombie"]) }
        } operation: {
            #expect(container.keptSearch().recents.words == ["zombie"])
            #expect(container.search().recents === container.keptSearch().recents)
        }
        #expect(container.keptSearch() === real)
    }

    @Test func whatIsMadeInsideIsFreedAfterwards() {
        let container = Container()
        weak var thing: Thing?
        Container.withOverrides {
            $0.replace(\.number) { _ in Thing(1) }
        } operation: {
            thing = container.number()
        }
        #expect(thing == nil)
    }

    @Test func byTypeWithNamesAndArguments() throws {
        let container = Container()
        container.register(String.self, name: "a") { _ in "real" }
        try Container.withOverrides {
            $0.register(String.self, name: "a") { _ in "fake" }
            $0.register(Thing.self, .singleton) { (_, number: Int) in Thing(number) }
        } operation: { () throws in
            #expect(try container.resolve(String.self, name: "a") == "fake")
            #expect(try container.resolve(Thing.self, 4) === container.resolve(Thing.self, 4))
            #expect(container.find(String.self) == nil)
        }
        #expect(try container.resolve(String.self, name: "a") == "real")
        #expect(container.find(Thing.self, 4) == nil)
    }

    @Test @MainActor func onMain() async throws {
        let container = Container()
        let fake = MemoryRecents()
        try await Container.withOverrides {
            $0.replace(\.screen) { _ in Screen(recents: fake) }
            $0.registerOnMain(Draft.self, .singleton) { _ in Draft() }
        } operation: { () async throws in
            #expect(container.screen().recents === fake)
            await Task.yield()
            #expect(container.screen().recents === fake)
            #expect(try container.resolveOnMain(Draft.self) === container.resolveOnMain(Draft.self))
        }
        #expect(container.screen().recents !== fake)
        #expect(container.findOnMain(Draft.self) == nil)
    }

    @Test func errorsPassThrough() async {
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try Container.withOverrides { _ in
            } operation: {
                throw Stop()
            }
        }
        await #expect(throws: Stop.self) {
            try await Container.withOverrides { _ in
            } operation: {
                await Task.yield(); throw Stop()
            }
        }
    }

    @Test func aContainerOfItsOwn() async throws {
        let own = Container()
        own.register(Int.self) { _ in 3 }
        #expect(Container.withCurrent(own) { Container.current } === own)
        await Container.withCurrent(own) {
            #expect(await Task { Container.current }.value === own)
            Container.withOverrides {
                $0.register(Int.self) { _ in 4 }
            } operation: {
                #expect(Container.current === own)
                #expect(Container.current.find(Int.self) == 4)
            }
            #expect(Container.current.find(Int.self) == 3)
        }
        #expect(Container.current === Container.shared)
    }
}

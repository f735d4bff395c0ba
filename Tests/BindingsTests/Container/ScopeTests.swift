import Bindings
import Testing

extension Container {
    fileprivate var unique: Factory<Thing> { factory(.unique) { _ in Thing() } }
    fileprivate var graph: Factory<Thing> { factory(.graph) { _ in Thing() } }
    fileprivate var shared: Factory<any RecentsService> { factory(.shared) { _ in FileRecents() } }
    fileprivate var sharedValue: Factory<DetailModel> {
        factory(.shared) { try DetailModel(id: 1, title: "", recents: $0.shared()) }
    }
    fileprivate var singleton: Factory<Thing> { factory(.singleton) { _ in Thing() } }
    fileprivate var perNumber: Factory<Thing, Int> { factory(.singleton) { _, number in Thing(number) } }
    fileprivate var mainShared: MainFactory<Screen> { mainFactory(.shared) { try Screen(recents: $0.recents()) } }
    fileprivate var pair: Factory<[Thing]> { factory { try [$0.graph(), $0.graph(), $0.inner()] } }
    fileprivate var inner: Factory<Thing> { factory { try $0.graph() } }
}

@Suite struct ScopeTests {
    let container = Container()

    @Test func unique() { #expect(container.unique() !== container.unique()) }

    @Test func singleton() { #expect(container.singleton() === container.singleton()) }

    @Test func graphIsOneInstanceInOneOutermostRequest() {
        let first = container.pair()
        #expect(first[0] === first[1] && first[1] === first[2])
        #expect(container.pair()[0] !== first[0])
    }

    @Test func sharedLivesAsLongAsSomebodyKeepsIt() {
        var kept: (any RecentsService)? = container.shared()
        weak let first = kept
        #expect(container.shared() === kept)
        kept = nil
        #expect(first == nil)
        #expect(container.shared().words == ["from", "file"])
    }

    @Test func sharedValueTypesHaveNoLifetime() {
        let recents = container.shared()
        #expect(container.sharedValue().recents === recents)
    }

    @Test @MainActor func sharedOnMain() {
        var screen: Screen? = container.mainShared()
        weak let first = screen
        #expect(container.mainShared() === screen)
        screen = nil
        #expect(first == nil)
    }

    @Test func keptInstancesAreOnePerArgument() {
        #expect(container.perNumber(1) === container.perNumber(1))
        #expect(container.perNumber(1) !== container.perNumber(2))
        #expect(container.perNumber(2).number == 2)
    }

    @Test func aContainerReleasesItsSingletons() {
        weak var thing: Thing?
        do {
            let container = Container()
            thing = container.singleton()
            #expect(thing != nil)
        }
        #expect(thing == nil)
    }

    @Test func aFailedSingletonIsTriedAgain() throws {
        struct NotYet: Error {}
        let calls = Counter()
        container.register(Thing.self, .singleton) { _ in
            if calls.next() == 1 { throw NotYet() }
            return Thing(2)
        }
        #expect(container.find(Thing.self) == nil)
        #expect(try container.resolve(Thing.self).number == 2)
        #expect(try container.resolve(Thing.self).number == 2)
        #expect(calls.value == 2)
    }
}

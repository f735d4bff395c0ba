import Bindings
import Testing

@MainActor private final class MainOwner {
    @Inject(\.recents) var recents
    @Inject(\.screen) var screen
    @Inject(\.draft) var draft
    @Inject() var missing: Thing?
    @MainLazyInject(\.screen) var later
}

private actor ActorOwner {
    @Inject(\.recents) var recents
    @LazyInject(\.recents) var later
    func both() -> [any RecentsService] { [recents, later, later] }
}

private struct SendableOwner: Sendable {
    @Inject(\.recents) var recents
    @LazyInject(\.recents) var later
    @LazyInject(\.search) var search
}

private final class PlainOwner {
    @Inject(\.draft) var draft
    @Inject(name: "n") var thing: Thing?
}

private final class Cyclic: Sendable {
    let other: Thing?
    init() { other = Container.current.find(Thing.self) }
}

@Suite struct InjectTests {
    @Test @MainActor func onMain() {
        let container = Container()
        Container.withCurrent(container) {
            let owner = MainOwner()
            #expect(owner.recents === container.recents())
            #expect(owner.screen.recents === owner.recents)
            #expect(owner.later === owner.later)
            #expect(owner.missing == nil)
        }
    }

    @Test func inActorsStructsAndPlainClasses() async {
        let container = Container()
        container.register(Thing.self, name: "n") { _ in Thing(9) }
        let (actor, value) = Container.withCurrent(container) {
            let plain = PlainOwner()
            plain.draft.text = "x"
            #expect(plain.draft.text == "x")
            #expect(plain.thing?.number == 9)
            return (ActorOwner(), SendableOwner())
        }
        #expect(await actor.both().allSatisfy { $0 === container.recents() })
        #expect(value.later === container.recents())
    }

    @Test("an override still holds when a lazy property is read later")
    func lazyCapturesTheOverrides() async {
        let fake = MemoryRecents(["fake"])
        let owner = Container.withOverrides {
            $0.replace(\.recents) { _ in fake }
        } operation: {
            SendableOwner()
        }
        #expect(owner.later === fake)
        #expect(await Task.detached { owner.search.recents === fake }.value)
        let outside = SendableOwner()
        Container.withOverrides {
            $0.replace(\.recents) { _ in fake }
        } operation: {
            #expect(outside.later !== fake)
        }
    }

    @Test func lazyIsOneValueForManyThreads() async {
        let container = Container()
        for _ in 0..<50 {
            let owner = Container.withCurrent(container) { SendableOwner() }
            let models = await withTaskGroup(of: SearchModel.self) { group in
                for _ in 0..<8 { group.addTask { owner.search } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(models.allSatisfy { $0 === models[0] })
        }
    }

    @Test func insideAFactoryTheCurrentContainerIsItsOwn() throws {
        let container = Container()
        container.register(SendableOwner.self) { _ in SendableOwner() }
        #expect(try container.resolve(SendableOwner.self).recents === container.recents())
        #expect(try container.resolve(SendableOwner.self).later === container.recents())
    }

    @Test func aCycleThroughAnInitialiserIsSeen() throws {
        let container = Container()
        container.register(Cyclic.self, .singleton) { _ in Cyclic() }
        container.register(Thing.self, .singleton) { _ in
            let error = errorOf { () throws(ContainerError) in try Container.current.resolve(Cyclic.self) }
            #expect(error?.isCycle == true)
            return Thing(1)
        }
        #expect(try container.resolve(Cyclic.self).other?.number == 1)
    }
}

import Bindings
import Testing

private enum A { struct Config: Sendable, Equatable { var number = 1 } }
private enum B { struct Config: Sendable, Equatable { var number = 2 } }
private struct Shelf<Item>: Sendable { var number: Int }

@Suite struct RegistrationTests {
    let container = Container(name: "app")

    @Test("C34: types of one name, instantiations of one generic, optionals and names do not overwrite each other")
    func identity() throws {
        container.register(A.Config.self) { _ in A.Config() }
        container.register(B.Config.self) { _ in B.Config() }
        container.register(Shelf<Int>.self) { _ in Shelf(number: 3) }
        container.register(Shelf<String>.self) { _ in Shelf(number: 4) }
        container.register(A.Config?.self) { _ in A.Config(number: 5) }
        container.register((any RecentsService).self, name: "disk", .singleton) { _ in FileRecents() }
        container.register((any RecentsService).self, name: "memory", .singleton) { _ in MemoryRecents(["6"]) }
        #expect(try container.resolve(A.Config.self).number == 1)
        #expect(try container.resolve(B.Config.self).number == 2)
        #expect(try container.resolve(Shelf<Int>.self).number == 3)
        #expect(try container.resolve(Shelf<String>.self).number == 4)
        #expect(try container.resolve(A.Config?.self)?.number == 5)
        #expect(try container.resolve((any RecentsService).self, name: "disk").words == ["from", "file"])
        #expect(try container.resolve((any RecentsService).self, name: "memory").words == ["6"])
    }

    @Test("R65: the argument types belong to the key, in their order")
    func argumentTypes() throws {
        container.register(String.self) { _ in "none" }
        container.register(String.self) { (_, number: Int) in "int \(number)" }
        container.register(String.self) { (_, number: Int, flag: Bool) in "int \(number) \(flag)" }
        container.register(String.self) { (_, flag: Bool, number: Int) in "bool \(flag) \(number)" }
        #expect(try container.resolve(String.self) == "none")
        #expect(try container.resolve(String.self, 1) == "int 1")
        #expect(try container.resolve(String.self, 1, true) == "int 1 true")
        #expect(try container.resolve(String.self, true, 1) == "bool true 1")
        #expect(container.find(String.self, 1.5) == nil)
    }

    @Test func aMissingRegistrationSaysWhereAndWhatIsSimilar() throws {
        container.register(SearchModel.self) { try SearchModel(recents: $0.resolve()) }
        let bare = try #require(errorOf { () throws(ContainerError) in try container.resolve(SearchModel.self) })
        #expect(bare.isMissing)
        #expect(
            bare.path.map { ObjectIdentifier($0.type) } == [
                ObjectIdentifier(SearchModel.self), ObjectIdentifier((any RecentsService).self),
            ])
        #expect(bare.description.hasPrefix("Nothing is registered for BindingsTests.RecentsService. Path: "))
        #expect(bare.description.hasSuffix("BindingsTests.SearchModel → BindingsTests.RecentsService."))

        container.register((any RecentsService).self, name: "disk") { _ in FileRecents() }
        let near = try #require(errorOf { () throws(ContainerError) in try container.resolve(SearchModel.self) })
        #expect("\(near)".contains(#"but there is BindingsTests.RecentsService "disk""#))
    }

    @Test func findIsNilWhereResolveThrows() throws {
        #expect(container.find(Int.self) == nil)
        container.register(Int.self) { try $0.resolve(String.self).count }
        #expect(container.find(Int.self) == nil)
        container.register(String.self) { _ in "four" }
        #expect(container.find(Int.self) == 4)
    }

    @Test func aLaterRegistrationReplacesAnEarlierOneAndItsInstance() throws {
        container.register(Thing.self, .singleton) { _ in Thing(1) }
        #expect(try container.resolve(Thing.self).number == 1)
        container.register(Thing.self, .singleton) { _ in Thing(2) }
        #expect(try container.resolve(Thing.self).number == 2)
    }

    @Test func whatARegistrationCapturedIsReleasedOutsideTheLock() throws {
        final class Probe: Sendable {
            let container: Container
            init(_ container: Container) { self.container = container }
            deinit { _ = container.find(Int.self) }  // would deadlock under the lock
        }
        do {
            let probe = Probe(container)
            container.register(Thing.self, .singleton) { _ in
                withExtendedLifetime(probe) { Thing(1) }
            }
        }
        container.register(Thing.self, .singleton) { _ in Thing(2) }
        container.register(Probe.self, .singleton) { Probe($0.container) }
        _ = try container.resolve(Probe.self)
        container.register(Probe.self, .singleton) { Probe($0.container) }
        #expect(try container.resolve(Thing.self).number == 2)
    }

    @Test @MainActor func mainRegistrationsAreForTheMainActorOnly() throws {
        container.register((any RecentsService).self, .singleton) { _ in FileRecents() }
        container.registerOnMain(Screen.self, .singleton) { try Screen(recents: $0.resolve()) }
        let screen = try container.resolveOnMain(Screen.self)
        #expect(try container.resolveOnMain(Screen.self) === screen)
        #expect(try container.resolve((any RecentsService).self) === screen.recents)
        #expect(container.findOnMain((any RecentsService).self) === screen.recents)
        #expect(container.findOnMain(String.self) == nil)
    }

    @Test func assembliesRegisterInOrder() throws {
        struct First: Assembly {
            func assemble(into container: Container) {
                container.register(Int.self) { _ in 1 }
                container.register(String.self) { try "number \($0.resolve(Int.self))" }
            }
        }
        struct Second: Assembly {
            func assemble(into container: Container) { container.register(Int.self) { _ in 2 } }
        }
        let container = Container(assemblies: [First(), Second()])
        #expect(try container.resolve(String.self) == "number 2")
        container.add(First())
        #expect(try container.resolve(String.self) == "number 1")
    }
}

import Bindings
import Testing

@Suite struct InjectByTypeTests {
    @MainActor final class View {
        let title: String

        init(_ title: String) {
            self.title = title
        }
    }

    @MainActor final class OnMain {
        @Inject(onMain: View.self) var view
        @Inject(onMain: View.self, name: "other") var other
        @Inject(onMain: Int.self) var number
        @Inject(onMain: String.self) var missing
    }

    final class Anywhere {
        @Inject() var view: View?
        @Inject() var number: Int?
    }

    @Test @MainActor func onTheMainActorWhatIsRegisteredThereIsFound() {
        Container.withCurrent(container()) {
            let owner = OnMain()
            #expect(owner.view?.title == "a")
            #expect(owner.other?.title == "b")
            #expect(owner.number == 5)
            #expect(owner.missing == nil)
        }
    }

    @Test func elsewhereItIsNot() async {
        let container = container()
        await Task { @concurrent in
            Container.withCurrent(container) {
                let owner = Anywhere()
                #expect(owner.view == nil)
                #expect(owner.number == 5)
            }
        }.value
    }

    private func container() -> Container {
        let container = Container()
        container.registerOnMain(View.self) { _ in View("a") }
        container.registerOnMain(View.self, name: "other") { _ in View("b") }
        container.register(Int.self) { _ in 5 }
        return container
    }
}

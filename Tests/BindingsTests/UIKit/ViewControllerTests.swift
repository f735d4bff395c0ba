#if canImport(UIKit)
import Bindings
import Streams
import Testing
import UIKit

struct Title: Equatable { var text: String }

// Not private, because Foundation on Linux finds top-level classes only by their name.
final class TitleController: ViewModelViewController<Title> {
    private(set) var loaded: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        loaded.append(viewModel.text)
    }
}

final class OtherController: UIViewController {}
final class OtherModelController: ViewModelViewController<Int> {}
final class BuilderController: ViewModelBuilderViewController<String, Title> {}

@Suite(.serialized) @MainActor struct ViewControllerTests {
    init() {
        UIKitDouble.documents["Main"] = .init(
            initial: TitleController.self,
            scenes: [
                "title": TitleController.self, "other": OtherController.self, "model": OtherModelController.self,
                "builder": BuilderController.self,
            ])
        UIKitDouble.documents["Wrapped"] = .init(initial: UINavigationController.self)
        UIKitDouble.documents["Wrong"] = .init(initial: OtherModelController.self)
        UIKitDouble.documents["Empty"] = .init()
    }

    func storyboard(_ name: String) -> UIStoryboard { UIStoryboard(name: name, bundle: nil) }

    @Test("need (a): out of a storyboard, with its view model in the initialiser")
    func needA() throws {
        let controller = try storyboard("Main").initialViewController { coder in
            TitleController(coder: coder, viewModel: Title(text: "with initial state"))
        }
        controller.loadViewIfNeeded()
        #expect(controller.loaded == ["with initial state"])
    }

    @Test("C36, R66: each instance has its own view model before viewDidLoad, injected once, in containers too")
    func ownModels() throws {
        var injections = 0
        func make(_ text: String) throws -> TitleController {
            try storyboard("Main").viewController(identifier: "title") { coder in
                injections += 1
                return TitleController(coder: coder, viewModel: Title(text: text))
            }
        }
        let (one, two, three) = try (make("one"), make("two"), make("three"))
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: one), two]
        let navigation = UINavigationController(rootViewController: tabs)
        navigation.pushViewController(three, animated: false)
        for controller in [one, two, three] { controller.loadViewIfNeeded() }
        #expect(one.loaded == ["one"] && two.loaded == ["two"] && three.loaded == ["three"])
        #expect(injections == 3)
    }

    @Test func inCode() {
        let controller = TitleController(viewModel: Title(text: "in code"))
        controller.loadViewIfNeeded()
        #expect(controller.loaded == ["in code"])
    }

    @Test func builderForm() throws {
        let builder: ViewModelBuilder<String, Title> = { Title(text: $0) }
        #expect(BuilderController(viewModelBuilder: builder).viewModelBuilder("x") == Title(text: "x"))
        let controller = try storyboard("Main").viewController(identifier: "builder") {
            BuilderController(coder: $0, viewModelBuilder: builder)
        }
        #expect(controller.viewModelBuilder("y") == Title(text: "y"))
    }

    @Test("C36: the wrong class is an error with identifier, expected and found class")
    func wrongClass() throws {
        let error = try #require(throws: StoryboardError.self) {
            _ = try storyboard("Main").viewController(identifier: "other") {
                TitleController(coder: $0, viewModel: Title(text: ""))
            }
        }
        #expect(error.identifier == "other")
        #expect(error.expected == TitleController.self)
        #expect(error.found == OtherController.self)
        #expect("\(error)" == #"The view controller "other" is a OtherController, expected was a TitleController."#)
    }

    @Test func wrongInitialClass() throws {
        let cases: [(String, AnyClass?)] = [
            ("Wrapped", UINavigationController.self), ("Wrong", OtherModelController.self), ("Empty", nil),
        ]
        for entry in cases {
            let error = try #require(throws: StoryboardError.self) {
                _ = try storyboard(entry.0).initialViewController {
                    TitleController(coder: $0, viewModel: Title(text: ""))
                }
            }
            #expect(error.identifier == nil && error.found == entry.1, "\(entry.0)")
        }
        let nothing = try #require(throws: StoryboardError.self) {
            _ = try storyboard("Main").initialViewController(TitleController.self) { _ in nil }
        }
        #expect("\(nothing)" == "The initial view controller is missing, expected was a TitleController.")
    }

    @Test("where nothing can be thrown through UIKit, the program stops with the same text")
    func wrongModelClass() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIKitDouble.documents["Main"] = .init(scenes: ["model": OtherModelController.self])
                _ = try? UIStoryboard(name: "Main", bundle: nil).viewController(identifier: "model") {
                    TitleController(coder: $0, viewModel: Title(text: ""))
                }
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            text.contains(#"The view controller "model" is a OtherModelController, expected was a TitleController."#))
    }
}
#endif

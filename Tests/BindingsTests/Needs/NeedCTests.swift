#if canImport(UIKit)
import Bindings
import Streams
import Testing
import UIKit

// Need (c): a coordinator gives its view controller a builder, which it calls in `viewDidLoad` with drivers made from its
// own search bar; what the user picks comes back to the parent.

@MainActor private final class WordModel {
    struct Input {
        let text: Driver<String>
        let submit: Signal<Void>
    }
    let title: Driver<String>
    let picked: Signal<String>

    init(_ input: Input) {
        title = input.text.map { "Results for \($0)" }
        picked = input.submit.withLatestFrom(input.text)
    }
}

private final class WordController: ViewModelBuilderViewController<WordModel.Input, WordModel> {
    let searchBar = UISearchBar()
    let label = UILabel()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        let model = viewModelBuilder(
            .init(text: searchBar.typedText().asDriver(), submit: searchBar.searchTap.asSignal()))
        model.title.drive(\.text, on: label).disposed(by: bag)
    }
}

private final class WordCoordinator: BaseCoordinator<String>, Coordinator {
    let navigator: any Navigator<UIViewController>
    init(_ navigationController: UINavigationController) { navigator = UIKitNavigator(navigationController) }

    func start() {
        let controller = WordController(viewModelBuilder: { [unowned self] input in
            let model = WordModel(input)
            follow(model.picked) { coordinator, word in coordinator.finish(word, animated: false) }
            return model
        })
        show(controller, on: navigator, animated: false)
    }
}

@Suite(.serialized) @MainActor struct NeedCTests {
    @Test func searchFlow() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = Plain()
        var endings: [Ending<String>] = []
        app.start(WordCoordinator(navigation)) { endings.append($0) }

        let controller = try #require(navigation.topViewController as? WordController)
        controller.searchBar.searchTextField.type("zombie")
        #expect(controller.label.text == "Results for zombie")
        controller.searchBar.searchTextField.sendActions(for: .editingDidEndOnExit)
        #expect(endings == [.finished("zombie")])
        #expect(app.children.isEmpty && navigation.viewControllers.count == 1)
    }
}
#endif

import Bindings
import Streams
import Testing

@testable import Playground

@Suite @MainActor struct TerminalNavigatorTests {
    @MainActor private final class Screen: TerminalScreen {
        let keys = SignalRelay<Key>()
        let frames = Driver<Frame>.never()
    }

    @MainActor private final class Stage {
        let navigator = TerminalNavigator()
        let screens = [Screen(), Screen(), Screen()]
        var seen: [Int] = []
        var gone: [Int] = []
        private let bag = DisposeBag()

        init() {
            navigator.top
                .drive(onNext: { [unowned self] top in seen.append(screens.firstIndex { $0 === top } ?? -1) })
                .disposed(by: bag)
        }

        @discardableResult
        func show(_ index: Int, as style: PresentationStyle = .push) -> Presentation {
            let presentation = navigator.show(screens[index], as: style, animated: true)
            presentation.onEnd { [unowned self] in gone.append(index) }
            return presentation
        }
    }

    @Test func theTopmostScreenIsSeen() {
        let stage = Stage()
        #expect(stage.show(0).isShown)
        stage.show(1)
        stage.navigator.goBack()
        stage.navigator.goBack()
        #expect(stage.seen == [0, 1, 0])
        #expect(stage.gone == [1])
    }

    @Test("A dismissed screen takes those above it along, topmost first") func dismissal() {
        let stage = Stage()
        stage.show(0)
        let middle = stage.show(1)
        stage.show(2)
        middle.dismiss()
        middle.dismiss()
        #expect(stage.seen == [0, 1, 2, 0])
        #expect(stage.gone == [2, 1])
    }

    @Test func aRootReplacesAll() {
        let stage = Stage()
        stage.show(0)
        stage.show(1)
        stage.show(2, as: .root)
        #expect(stage.gone == [1, 0])
        #expect(stage.seen.last == 2)
        stage.navigator.goBack()
        #expect(stage.gone == [1, 0])
    }
}

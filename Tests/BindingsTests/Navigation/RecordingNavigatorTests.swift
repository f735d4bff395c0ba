import Bindings
import Testing

@Suite @MainActor struct RecordingNavigatorTests {
    let navigator = RecordingNavigator<String>()

    @Test func logsWhatWasShownAndWhatHasGone() {
        _ = navigator.show("a", as: .root, animated: true)
        let b = navigator.show("b", as: .push, animated: true)
        _ = navigator.show("c", as: .present, animated: true)
        b.dismiss()
        #expect(navigator.screens == ["a"])
        #expect(
            navigator.log == [
                .shown("a", .root), .shown("b", .push), .shown("c", .present), .gone("c"), .gone("b"),
            ])
        #expect(b.isOver)
        b.dismiss()
        #expect(navigator.log.count == 5)
    }

    @Test func rootReplacesAll() {
        _ = navigator.show("a", as: .root, animated: false)
        _ = navigator.show("b", as: .push, animated: false)
        _ = navigator.show("c", as: .root, animated: false)
        #expect(navigator.screens == ["c"])
        #expect(navigator.log.suffix(2) == [.gone("b"), .gone("a")])
    }

    @Test("R64: the end of a transition comes after its animation") func animations() {
        navigator.holdsAnimations = true
        var log: [String] = []
        let a = navigator.show("a", as: .push, animated: true)
        a.onShown { log.append("shown") }
        a.onEnd { log.append("end") }
        #expect(log.isEmpty && !a.isShown)
        navigator.finishAnimations()
        #expect(log == ["shown"] && a.isShown)
        a.dismiss(animated: true)
        #expect(log == ["shown"])
        navigator.finishAnimations()
        #expect(log == ["shown", "end"])
        a.onEnd { log.append("late") }
        a.onShown { log.append("late too") }
        #expect(log == ["shown", "end", "late", "late too"])
    }

    @Test func aScreenThatGoesBeforeItIsShown() {
        navigator.holdsAnimations = true
        var shown = false
        let a = navigator.show("a", as: .push, animated: true)
        a.onShown { shown = true }
        a.dismiss(animated: false)
        navigator.finishAnimations()
        #expect(a.isOver && !a.isShown && !shown)
    }

    @Test func theUserCannotPopTheRootOrASheet() {
        _ = navigator.show("a", as: .root, animated: false)
        navigator.goBack()
        navigator.beginInteractivePop()
        navigator.finishInteractivePop()
        navigator.swipeDown()
        _ = navigator.show("b", as: .present, animated: false)
        navigator.goBack()
        #expect(navigator.screens == ["a", "b"])
        navigator.swipeDown()
        #expect(navigator.screens == ["a"])
    }
}

import Bindings
import Observation
import Synchronization
import Testing

@Suite @MainActor struct PathNavigatorTests {
    let navigator = PathNavigator<String>()

    @Test func showsOnPathRootAndSheet() {
        _ = navigator.show("home", as: .root, animated: true)
        _ = navigator.show("a", as: .push, animated: true)
        _ = navigator.show("b", as: .push, animated: true)
        _ = navigator.show("settings", as: .present, animated: true)
        #expect(navigator.root == "home" && navigator.path == ["a", "b"] && navigator.sheet == "settings")
        _ = navigator.show("login", as: .root, animated: true)
        #expect(navigator.root == "login" && navigator.path.isEmpty && navigator.sheet == nil)
    }

    @Test func whatTheViewTakesAwayIsOver() {
        var gone: [String] = []
        for route in ["a", "b", "b", "c"] {
            navigator.show(route, as: .push, animated: true).onEnd { gone.append(route) }
        }
        navigator.path = ["a", "b"]
        #expect(gone == ["c", "b"])
        navigator.path = ["x"]
        #expect(gone == ["c", "b", "b", "a"])
        navigator.path.append("link by value")
        navigator.path = []
        #expect(gone.count == 4)
    }

    @Test func aSecondSheetReplacesTheFirst() {
        let first = navigator.show("one", as: .present, animated: true)
        let second = navigator.show("two", as: .present, animated: true)
        #expect(first.isOver && !second.isOver && navigator.sheet == "two")
        first.dismiss()
        #expect(navigator.sheet == "two")
        second.dismiss()
        #expect(navigator.sheet == nil && second.isOver)
    }

    @Test func aSheetThatIsShownBecauseAnotherWasReplacedIsNotLost() {
        let first = navigator.show("one", as: .present, animated: true)
        var last: Presentation?
        first.onEnd { last = navigator.show("three", as: .present, animated: true) }
        let second = navigator.show("two", as: .present, animated: true)
        #expect(navigator.sheet == "three" && first.isOver && second.isOver)
        navigator.sheet = nil
        #expect(last?.isOver == true)
    }

    @Test func dismissingTakesWhatIsAbove() {
        let a = navigator.show("a", as: .push, animated: true)
        let b = navigator.show("b", as: .push, animated: true)
        a.dismiss()
        #expect(navigator.path.isEmpty && a.isOver && b.isOver)
    }

    @Test func viewsObserveThePath() {
        let changes = Counter()
        withObservationTracking {
            _ = navigator.path
        } onChange: {
            changes.next()
        }
        _ = navigator.show("a", as: .push, animated: true)
        #expect(changes.value == 1)
        withObservationTracking {
            _ = navigator.sheet
        } onChange: {
            changes.next()
        }
        _ = navigator.show("b", as: .push, animated: true)
        #expect(changes.value == 1)
        _ = navigator.show("c", as: .present, animated: true)
        #expect(changes.value == 2)
    }
}

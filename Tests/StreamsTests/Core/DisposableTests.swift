import Streams
import Testing

private func logged(_ name: String, _ log: EventLog) -> any Disposable {
    Disposables.create { log.add(name) }
}

@Suite struct SerialDisposableTests {
    @Test func aNewOneTakesThePlaceOfTheOld() {
        let log = EventLog()
        let serial = SerialDisposable()
        serial.replace(with: logged("a", log))
        #expect(log.text == "")
        serial.replace(with: logged("b", log))
        #expect(log.text == "a")
        serial.dispose()
        serial.dispose()
        #expect(log.text == "a b")
        #expect(serial.isDisposed)
        serial.replace(with: logged("c", log))
        #expect(log.text == "a b c")
    }
}

@Suite struct SingleAssignmentDisposableTests {
    @Test func theFirstStays() {
        let log = EventLog()
        let single = SingleAssignmentDisposable()
        #expect(single.set(logged("a", log)))
        #expect(!single.set(logged("b", log)))
        #expect(log.text == "b")
        #expect(!single.isDisposed)
        single.dispose()
        single.dispose()
        #expect(log.text == "b a")
        #expect(single.isDisposed)
    }

    @Test func whatComesTooLateIsDisposedOf() {
        let log = EventLog()
        let single = SingleAssignmentDisposable()
        single.dispose()
        #expect(!single.set(logged("a", log)))
        #expect(log.text == "a")
    }
}

@Suite struct CompositeDisposableTests {
    @Test func allEndTogetherAndSingleOnesBefore() throws {
        let log = EventLog()
        let all = CompositeDisposable(logged("a", log), logged("b", log))
        let key = try #require(all.insert(logged("c", log)))
        #expect(all.count == 3)
        all.remove(key)
        all.remove(key)
        #expect(log.text == "c")
        all.dispose()
        all.dispose()
        #expect(log.text == "c a b")
        #expect(all.isDisposed)
        #expect(all.count == 0)
        #expect(all.insert(logged("d", log)) == nil)
        #expect(log.text == "c a b d")
    }

    @Test func aKeyThatIsUsedUpDoesNotRemoveAnother() throws {
        let log = EventLog()
        let all = CompositeDisposable()
        let old = try #require(all.insert(logged("a", log)))
        all.remove(old)
        all.insert(logged("b", log))
        all.remove(old)
        #expect(log.text == "a")
    }
}

@Suite struct ScopedDisposableTests {
    @Test func goingAwayEndsIt() {
        let hand = Hand<Int, Never>()
        var scoped: ScopedDisposable? = hand.subscribe().scoped()
        #expect(hand.live == 1)
        scoped = nil
        #expect(hand.live == 0)
        scoped = hand.subscribe().scoped()
        scoped?.dispose()
        #expect(hand.live == 0)
    }
}

import Streams
import StreamsTesting
import Testing

struct TakeWhileTests {
    @Test func endsWithTheFirstThatDoesNotSatisfy() {
        marbleTest { time in
            let source = time.hot("1-2-3-1-|", of: Int.self)
            time.expect(source.take(while: { $0 < 3 }), "1-2-|")
            time.expect(source.take(while: { $0 < 3 }, behavior: .inclusive), "1-2-(3|)")
            time.expect(subscriptions: source, "^---!", "^---!")
        }
    }

    @Test func endsWithTheFirstThatSatisfies() {
        marbleTest { time in
            let source = time.hot("1-2-3-1-|", of: Int.self)
            time.expect(source.take(until: { $0 == 3 }), "1-2-|")
            time.expect(source.take(until: { $0 == 3 }, behavior: .inclusive), "1-2-(3|)")
            time.expect(subscriptions: source, "^---!", "^---!")
        }
    }

    @Test func aStreamThatNeverDoesEndsByItself() {
        marbleTest { time in
            let source = time.hot("1-2-#", of: Int.self, error: Bad())
            time.expect(source.take(while: { $0 < 3 }), "1-2-#", error: Bad())
            time.expect(source.take(until: { $0 > 3 }), "1-2-#", error: Bad())
        }
    }

    @Test func aFailureOfTheConditionEndsTheStream() {
        marbleTest { time in
            let source = time.hot("1-2-3-|", of: Int.self, error: Bad())
            let check = { @Sendable (x: Int) throws(Bad) in
                if x == 2 { throw Bad() }
                return true
            }
            time.expect(source.take(while: check), "1-#", error: Bad())
            time.expect(source.take(until: { (x) throws(Bad) in try !check(x) }), "1-#", error: Bad())
            time.expect(subscriptions: source, "^-!", "^-!")
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("1-2-3-|", of: Int.self)
            time.expect(source.take(while: { $0 < 9 }), "1-2", during: "^--!")
            time.expect(subscriptions: source, "^--!")
        }
    }

    @Test("R7: one end, however many more come while it is on its way") func endsOnceBehindABusyOperator() {
        let ends = Seen<String>()
        let subject = PublishSubject<Int, Never>(), inner = PublishSubject<Int, Never>()
        _ = subject.take(while: { $0 == 1 }).do(onCompleted: { ends.add("|") }).flatMap { _ in inner.asObservable() }
            .subscribe(onNext: { _ in
                for x in 2...5 { subject.onNext(x) }
                subject.onCompleted()
            })
        subject.onNext(1)
        inner.onNext(0)
        #expect(ends.all == ["|"])
    }

    @MainActor @Test func onTheMainActor() async {
        await marbleTest { time in
            time.expect(time.driver("1-2-3|", of: Int.self).take(while: { $0 < 3 }), "1-2-|")
            time.expect(time.driver("1-2-3|", of: Int.self).take(until: { $0 == 2 }), "1-|")
            time.expect(time.signal("1-2-3|", of: Int.self).take(while: { $0 < 2 }, behavior: .inclusive), "1-(2|)")
            time.expect(time.signal("1-2-3|", of: Int.self).take(until: { $0 == 2 }, behavior: .inclusive), "1-(2|)")
        }
    }
}

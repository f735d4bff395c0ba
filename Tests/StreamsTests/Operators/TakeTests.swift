import Streams
import StreamsTesting
import Testing

struct TakeTests {
    @Test func letsTheFirstThrough() {
        marbleTest { time in
            let source = time.hot("a-b-c-d-|")
            time.expect(source.take(2), "a-(b|)")
            time.expect(source.take(2), "----c-(d|)", during: "---^")
            time.expect(subscriptions: source, "^-!", "---^--!")
        }
    }

    @Test func aShorterStreamEndsByItself() {
        marbleTest { time in
            let source = time.hot("a-b|")
            time.expect(source.take(3), "a-b|")
            time.expect(subscriptions: source, "^--!")
            time.expect(time.cold("a#", error: Bad()).take(2), "a#", error: Bad())
        }
    }

    @Test func noneOrLessDoesNotSubscribe() {
        marbleTest { time in
            let source = time.hot("a-b|")
            time.expect(source.take(0), "|")
            time.expect(source.take(-1), "|")
            time.expect(source.take(.min), "|")
            time.expect(subscriptions: source)
        }
    }

    @Test func firstIsTakeOne() {
        marbleTest { time in
            let source = time.hot("--a-b-|")
            time.expect(source.first(), "--(a|)")
            time.expect(subscriptions: source, "^-!")
            time.expect(time.cold("--|").first(), "--|")
            time.expect(time.cold("--#", error: Bad()).first(), "--#", error: Bad())
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("a-b-c-d-|")
            time.expect(source.take(3), "a-b", during: "^--!")
            time.expect(subscriptions: source, "^--!")
        }
    }

    @Test("R7, contract 6: exactly n, also when handlers send more") func isExactUnderReentrancy() {
        let log = Seen<String>()
        let subject = PublishSubject<Int, Never>()
        _ = subject.take(3).subscribe(
            onNext: { x in
                log.add("\(x)")
                subject.onNext(x + 1)
                subject.onNext(x + 2)
            }, onCompleted: { log.add("|") })
        subject.onNext(1)
        #expect(log.all == ["1", "2", "3", "|"])
    }

    @Test("R7: exact while the end is still on its way") func isExactBehindABusyOperator() {
        let log = Seen<Int>()
        let ends = Seen<String>()
        let subject = PublishSubject<Int, Never>(), inner = PublishSubject<Int, Never>()
        _ = subject.take(2).do(onNext: { log.add($0) }, onCompleted: { ends.add("|") }).flatMap { _ in
            inner.asObservable()
        }
        .subscribe(onNext: { _ in
            // The flattening is busy: what `take` sends, its end included, waits.
            for x in 2...5 { subject.onNext(x) }
            subject.onCompleted()
        })
        subject.onNext(1)
        inner.onNext(0)
        #expect(log.all == [1, 2])
        #expect(ends.all == ["|"])
    }

    @Test("R8, contract 6: an endless synchronous source is stopped") func stopsAnEndlessSource() {
        let log = Seen<Int>()
        let numbers = Endless()
        _ = Observable<Int, Never>.from(numbers).take(3).subscribe(onNext: { log.add($0) })
        #expect(log.all == [0, 1, 2])
        #expect(numbers.made.all.count <= 4)
    }

    private struct Endless: Sequence, Sendable {
        let made = Seen<Int>()

        func makeIterator() -> AnyIterator<Int> {
            var next = -1
            return AnyIterator {
                next += 1
                made.add(next)
                return next
            }
        }
    }

    @Test func aHandlerThatDisposesGetsNoCompletion() {
        let log = Seen<String>()
        let subject = PublishSubject<Int, Never>()
        let bag = DisposeBag()
        subject.take(1).subscribe(
            onNext: { x in
                log.add("\(x)")
                bag.dispose()
            }, onCompleted: { log.add("|") }
        ).disposed(by: bag)
        subject.onNext(1)
        #expect(log.all == ["1"])
    }

    @MainActor @Test func onTheMainActor() async {
        await marbleTest { time in
            time.expect(time.driver("a-b-c|").take(2), "a-(b|)")
            time.expect(time.signal("a-b-c|").take(1), "(a|)")
        }
    }
}

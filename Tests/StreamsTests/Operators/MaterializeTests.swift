import Streams
import StreamsTesting
import Testing

struct MaterializeTests {
    let events: [Character: Event<String, Bad>] = [
        "x": .next("a"), "y": .next("b"), "z": .failed(Bad()), "w": .completed,
    ]

    @Test func theEndIsAnElement() {
        marbleTest { time in
            let failing = time.hot("a-b-#", error: Bad()), completing = time.hot("a-b-|", error: Bad())
            time.expect(failing.materialize(), "x-y-(z|)", values: events)
            time.expect(completing.materialize(), "x-y-(w|)", values: events)
            time.expect(subscriptions: failing, "^---!")
        }
    }

    @Test func thereAndBack() {
        marbleTest { time in
            let failing = time.hot("a-b-#", error: Bad()), completing = time.hot("a-b-|", error: Bad())
            time.expect(failing.materialize().dematerialize(), "a-b-#", error: Bad())
            time.expect(completing.materialize().dematerialize(), "a-b-|")
        }
    }

    @Test func theFirstEndCounts() {
        marbleTest { time in
            let source = time.hot("x-y-z-w|", values: events)
            time.expect(source.dematerialize(), "a-b-#", error: Bad())
            time.expect(subscriptions: source, "^---!")
            let completed = time.hot("x-w-y-|", values: events)
            time.expect(completed.dematerialize(), "a-|")
            time.expect(subscriptions: completed, "^-!")
        }
    }

    @Test func theStreamsOwnCompletionCountsToo() {
        marbleTest { time in time.expect(time.hot("x-y-|", values: events).dematerialize(), "a-b-|") }
    }

    @Test func areDisposed() {
        marbleTest { time in
            let source = time.hot("a-b-|")
            time.expect(source.materialize().dematerialize(), "a-b", during: "^--!")
            time.expect(subscriptions: source, "^--!")
        }
    }

    @Test func noCompletionAfterDisposalInTheHandler() {
        let log = Seen<String>()
        let subject = PublishSubject<Int, Bad>()
        let bag = DisposeBag()
        subject.materialize().subscribe(
            onNext: { event in
                log.add("\(event == .completed)")
                bag.dispose()
            }, onCompleted: { log.add("|") }
        ).disposed(by: bag)
        subject.onCompleted()
        #expect(log.all == ["true"])
    }
}

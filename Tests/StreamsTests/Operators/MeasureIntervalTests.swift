import Streams
import StreamsTesting
import Testing

struct MeasureIntervalTests {
    @Test func measuresFromOneElementToTheNext() {
        marbleTest { time in
            let source = time.hot("--a-b---c|")
            let values: [Character: Duration] = ["x": .milliseconds(2), "y": .milliseconds(4), "z": .milliseconds(1)]
            time.expect(source.measureInterval(), "--x-x---y|", values: values)
            time.expect(source.measureInterval(), "----z---y|", values: values, during: "---^")
            time.expect(subscriptions: source, "^--------!", "---^-----!")
        }
    }

    @Test func endsAndIsDisposed() {
        marbleTest { time in
            let source = time.hot("-a-#", error: Bad())
            let values: [Character: Duration] = ["x": .milliseconds(1)]
            time.expect(source.measureInterval(), "-x-#", values: values, error: Bad())
            time.expect(source.measureInterval(), "-x", values: values, during: "^-!")
            time.expect(subscriptions: source, "^--!", "^-!")
        }
    }

    @Test func usesTheGivenScheduler() {
        let time = VirtualScheduler()
        let log = Seen<Duration>()
        let subject = PublishSubject<Int, Never>()
        _ = subject.measureInterval(scheduler: time).subscribe(onNext: { log.add($0) })
        time.advance(by: .seconds(7))
        subject.onNext(1)
        #expect(log.all == [.seconds(7)])
    }
}

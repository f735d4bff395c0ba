import Marbles
import Streams
import StreamsTesting
import Testing

@Suite struct DebugTests {
    @Test func aMarbleLineGrowsDownwards() {
        withVirtualTime { time in
            let log = EventLog()
            let subject = PublishSubject<String, Bad>()
            let stream = subject.debug("query", to: { log.add($0 + ";") })
            let subscription = stream.subscribe()
            time.advance(by: .milliseconds(300))
            subject.onNext("zo")
            subject.onNext("zom")
            time.advance(by: .microseconds(412_500))
            subject.onNext("zombie")
            subject.onError(Bad())
            #expect(log.take() == "query ^; query 300ms zo; query zom; query 412.5ms zombie; query # Bad();")
            #expect(subscription.isDisposed)
        }
    }

    @Test func completionAndDisposal() {
        let log = EventLog()
        let completed = Observable<Int, Never>.just(1).debug("a", to: { log.add($0) }).subscribe()
        #expect(completed.isDisposed)
        Observable<Int, Never>.never().debug("b", to: { log.add($0) }).subscribe().dispose()
        let lines = log.text.split(separator: " ").filter { !$0.hasSuffix("ms") }.joined(separator: " ")
        #expect(lines == "a ^ a 1 a | b ^ b !")
    }

    @Test @MainActor func withoutALabelItSaysWhereItStands() {
        withVirtualTime { _ in
            let log = EventLog()
            let note: @Sendable (String) -> Void = { log.add($0 + ";") }
            let line = #line + 1
            Observable<Int, Never>.never().debug(to: note).subscribe().dispose()
            #expect(log.take() == "\(#fileID):\(line) ^; \(#fileID):\(line) !;")
            DriverRelay(1).asDriver().debug(to: note).drive(onNext: { _ in }).dispose()
            #expect(log.take().hasPrefix("\(#fileID):\(line + 2) ^; \(#fileID):\(line + 2) 1;"))
            SignalRelay<Int>().asSignal().debug { note($0) }.emit(onNext: { _ in }).dispose()
            #expect(log.take().hasPrefix("\(#fileID):\(line + 4) ^;"))
        }
    }

    @Test @MainActor func itCanBeWrittenInAllWays() {
        let label = "label"
        _ = Observable<Int, Bad>.never().debug().debug("label").debug(label).debug("a \(label)", to: { _ in })
        _ = DriverRelay(1).asDriver().debug().debug("label").asSignal().debug().debug(label)
    }

    @Test @MainActor func aDriverPrintsOnceForAll() {
        withVirtualTime { _ in
            let log = EventLog()
            let relay = DriverRelay(1)
            let stream = relay.asDriver().debug("d", to: { log.add($0 + ";") })
            let (a, b) = (stream.drive(onNext: { _ in }), stream.drive(onNext: { _ in }))
            relay.accept(2)
            a.dispose()
            b.dispose()
            #expect(log.text == "d ^; d 1; d 2; d !;")
        }
    }
}

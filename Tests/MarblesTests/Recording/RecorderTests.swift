import Streams
import Testing

@testable import Marbles

@Suite struct RecorderTests {
    let time = VirtualScheduler()

    @Test func subscribesAtOnce() throws {
        let subject = PublishSubject<Int, Never>()
        let recorder = time.record(subject)
        subject.onNext(1)
        time.advance(by: .milliseconds(4))
        subject.onNext(2)
        subject.onCompleted()
        #expect(
            recorder.events == [.next(1, at: .zero), .next(2, at: .milliseconds(4)), .completed(at: .milliseconds(4))])
        #expect(recorder.window == SubscriptionWindow(subscribed: .zero, unsubscribed: .milliseconds(4)))
    }

    @Test func aRecorderThatWasStoppedNeverBegins() throws {
        let cold = try time.cold("a|")
        let recorder = try time.record(cold, during: "--^")
        recorder.stop()
        try time.run()
        #expect(recorder.window == SubscriptionWindow())
        #expect(cold.subscriptions.isEmpty)
    }

    @Test func theEndOfVirtualTimeStopsRecording() throws {
        let subject = PublishSubject<Int, Never>()
        let recorder = withVirtualTime { time in
            let recorder = time.record(subject)
            subject.onNext(1)
            return recorder
        }
        subject.onNext(2)
        #expect(recorder.values == [1])
        #expect(!recorder.isOpen)
    }

    @Test func whatWasRecordedIsFreedWithTheRecorder() throws {
        weak var freed: Recorder<Int, Never>?
        withVirtualTime { time in freed = time.record(PublishSubject<Int, Never>()) }
        #expect(freed == nil)
    }

    @Test func inARunningProgramTimesCountFromTheStart() throws {
        time.advance(by: .seconds(9))
        let subject = PublishSubject<Int, Never>()
        let recorder = Recorder(subject, on: time)
        time.advance(by: .milliseconds(5))
        subject.onNext(1)
        recorder.stop()
        subject.onNext(2)
        #expect(recorder.events == [.next(1, at: .milliseconds(5))])
    }

    @Test @MainActor func inARunningProgramDriversAreRecordedToo() {
        let relay = DriverRelay(1)
        let recorder = Recorder(relay.asDriver(), on: .main)
        relay.accept(2)
        recorder.stop()
        relay.accept(3)
        #expect(recorder.values == [1, 2])
    }
}

import Streams
import StreamsTesting
import Testing

// Not `async`, so that time moves on the calling thread.
private func pass(_ milliseconds: Int, of time: VirtualScheduler) {
    for _ in 0..<milliseconds { time.advance(by: .milliseconds(1)) }
}

/// Contracts 2 and 3d: one thread sends while another moves time.
struct TimedRaceTests {
    /// Sends 1…1000 on one thread while another lets time pass, and gives back what came out.
    private func race<Element: Sendable>(
        _ stream: (Observable<Int, Never>, VirtualScheduler) -> Observable<Element, Never>
    ) async -> [Element] {
        let time = VirtualScheduler()
        let subject = PublishSubject<Int, Never>()
        let log = Seen<Element>()
        let subscription = stream(subject.asObservable(), time).subscribe(onNext: { log.add($0) })
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for x in 1...1_000 { subject.onNext(x) } }
            group.addTask { pass(1_000, of: time) }
        }
        subject.onCompleted()
        pass(1_000, of: time)
        #expect(subscription.isDisposed)
        #expect(time.timers.deadlines.isEmpty)
        return log.all
    }

    @Test func delayLosesNothingAndKeepsTheOrder() async {
        for _ in 0..<5 {
            let all = await race { $0.delay(.milliseconds(3), scheduler: $1) }
            #expect(all == Array(1...1_000))
        }
    }

    @Test func buffersTogetherAreTheStream() async {
        for _ in 0..<5 {
            let all = await race { $0.buffer(timeSpan: .milliseconds(2), count: 5, scheduler: $1) }
            #expect(all.flatMap { $0 } == Array(1...1_000))
        }
    }

    @Test func windowsTogetherAreTheStream() async {
        for _ in 0..<5 {
            let all = await race { $0.window(timeSpan: .milliseconds(2), count: 5, scheduler: $1).merge() }
            #expect(all == Array(1...1_000))
        }
    }

    @Test func theLastOfABurstComesOut() async {
        for _ in 0..<5 {
            let throttled = await race { $0.throttle(.milliseconds(2), scheduler: $1) }
            #expect(throttled.first == 1)
            #expect(throttled.last == 1_000)
            #expect(throttled == throttled.sorted())
            let debounced = await race { $0.debounce(.milliseconds(2), scheduler: $1) }
            #expect(debounced.last == 1_000)
            #expect(Set(debounced).count == debounced.count)
        }
    }

    @Test func aTimeoutEndsOnceAndForAll() async {
        for _ in 0..<5 {
            let all = await race { $0.timeout(.milliseconds(1), other: Observable.just(-1), scheduler: $1) }
            let sent = all.filter { $0 > 0 }
            #expect(sent == Array(1...1_000).prefix(sent.count).map { $0 })
            #expect(all.dropFirst(sent.count).allSatisfy { $0 == -1 })
            #expect(all.count - sent.count <= 1)
        }
    }

    @Test func cutsAreExact() async {
        for _ in 0..<5 {
            let taken = await race { $0.take(for: .milliseconds(500), scheduler: $1) }
            #expect(taken == Array(1...1_000).prefix(taken.count).map { $0 })
            let skipped = await race { $0.skip(for: .milliseconds(500), scheduler: $1) }
            #expect(skipped == Array(1...1_000).suffix(skipped.count).map { $0 })
        }
    }
}

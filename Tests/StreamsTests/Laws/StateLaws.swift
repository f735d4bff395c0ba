import Marbles
import Streams
import Testing

/// Contract 11: a second subscription goes as the first did, be it later or at the same time.
@MainActor
@Suite struct StateLaws {
    @Test(arguments: Catalogue.all.filter { $0.traits.isDisjoint(with: [.keepsState, .async]) }, [false, true])
    func oneAfterTheOther(entry: Entry, failing: Bool) {
        withVirtualTime { time in
            let stage = stage(entry, time, failing)
            var logs: [[String]] = []
            for _ in 0..<3 {
                let witness = stage.witness()
                stage.pass(60)
                witness.subscription.dispose()
                logs.append(witness.events)
                stage.pass(7)
                stage.a.rewind()
                stage.b.rewind()
            }
            #expect(logs[1] == logs[0])
            #expect(logs[2] == logs[0])
        }
    }

    @Test(
        arguments: Catalogue.all.filter {
            $0.world == .observable && $0.traits.isDisjoint(with: [.keepsState, .async])
        }, [false, true])
    func sideBySide(entry: Entry, failing: Bool) {
        withVirtualTime { time in
            let stage = Stage(
                entry, time, playing: Self.first(failing, on: time), and: Self.second(on: time), times: .max)
            let witnesses = (0..<2).map { _ in stage.witness() }
            stage.pass(60)
            for witness in witnesses { witness.subscription.dispose() }
            #expect(witnesses[0].events == witnesses[1].events)
            #expect(witnesses.flatMap(\.breaches) == [])
        }
    }

    private func stage(_ entry: Entry, _ time: VirtualScheduler, _ failing: Bool) -> Stage {
        Stage(entry, time, playing: Self.first(failing, on: time), and: Self.second(on: time))
    }

    private static func first(_ failing: Bool, on time: VirtualScheduler) -> Observable<Int, Bad> {
        let values = [1, 2, 5, 5, 9].enumerated().map { index, at in
            Recorded<Int, Bad>.next(index + 1, at: .milliseconds(at))
        }
        let end = failing ? Recorded<Int, Bad>.failed(Bad(), at: .milliseconds(12)) : .completed(at: .milliseconds(12))
        return time.cold(values + [end]).asObservable()
    }

    private static func second(on time: VirtualScheduler) -> Observable<Int, Bad> {
        let values = [2, 3, 7].map { Recorded<Int, Bad>.next($0 * 10, at: .milliseconds($0)) }
        return time.cold(values + [.completed(at: .milliseconds(10))]).asObservable()
    }
}

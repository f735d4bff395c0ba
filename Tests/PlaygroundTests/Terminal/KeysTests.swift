import Marbles
import Streams
import Testing

@testable import Playground

@Suite @MainActor struct KeysTests {
    private func keys(_ pieces: [(ms: Int, text: String)]) async -> [Recorded<Key, Never>] {
        await withVirtualTime { time in
            let bytes = time.hot(
                pieces.map { Recorded<[UInt8], Never>.next(Array($0.text.utf8), at: .milliseconds($0.ms)) })
            let recorder = Recorder(bytes.asSignal().keys(), on: time)
            await time.advance(by: .seconds(1))
            return recorder.events
        }
    }

    @Test("A lone escape is a key after 50 ms") func loneEscape() async {
        #expect(await keys([(10, "\u{1B}")]) == [.next(.escape, at: .milliseconds(60))])
    }

    @Test("An escape within 50 ms of the rest is none") func splitSequence() async {
        #expect(await keys([(10, "\u{1B}"), (59, "["), (90, "B")]) == [.next(.down, at: .milliseconds(90))])
    }

    @Test("Keys that come together go out together") func together() async {
        #expect(
            await keys([(10, "a\u{1B}[A\r")]) == [
                .next(.text("a"), at: .milliseconds(10)), .next(.up, at: .milliseconds(10)),
                .next(.enter, at: .milliseconds(10)),
            ])
    }
}

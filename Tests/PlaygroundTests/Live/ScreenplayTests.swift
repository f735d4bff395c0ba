import Marbles
import Streams
import Testing

@testable import Playground

@Suite @MainActor struct ScreenplayTests {
    @Test("What was added stands for a text, or else what it is now") func edits() async {
        await withVirtualTime { time in
            let texts = PublishRelay<String>()
            let recorder = Recorder(texts.asDriver(), keeping: 100, clock: MainScheduler().stopwatch)
            for text in ["", "i", "in", "i", "icn", "", "서울"] {
                texts.accept(text)
                await time.advance(by: .milliseconds(100))
            }
            let strip = MarbleStrip(columns: 14, window: .milliseconds(700), now: .milliseconds(699))
            #expect(strip.line(recorder.edits) == "──i─n─⌫─cn∅─서")
        }
    }

    @Test("Long recordings forget their beginnings") func limit() {
        let numbers = SignalRelay<Int>()
        let recorder = Recorder(numbers.asSignal(), keeping: 3) { .zero }
        for number in 1...8 {
            numbers.accept(number)
            #expect(recorder.values.suffix(3) == Array(max(1, number - 2)...number)[...])
        }
        #expect(recorder.values == [4, 5, 6, 7, 8])
    }
}

import Streams
import StreamsTesting
import Testing

@Suite @MainActor struct ExpectSameTests {
    @Test func theSame() async {
        await marbleTest { time in
            let text = time.hot("a-b-c|")
            time.expect(text.map { $0 }, sameAs: text)
            time.expect(text, sameAs: text, during: "--^--!")
            time.expect(text, sameAs: time.cold("(abc|)"), ignoringTimes: true)
            time.expect(text.asDriver(), sameAs: text.asSignal())
        }
    }

    @Test func different() async {
        let failures = await failures {
            await marbleTest { time in
                let text = time.hot("a-b-c|")
                time.expect(text.filter { $0 != "b" }, sameAs: text)
                time.expect(text.asDriver().map { $0 + "!" }, sameAs: text.asSignal())
            }
        }
        #expect(
            failures == [
                """
                text.filter { $0 != "b" }: not as expected
                  expected  a-b-c|
                  actual    a---c|
                              ^ expected b at 2 ms, got nothing; c came next, at 4 ms
                """,
                """
                text.asDriver().map { $0 + "!" }: not as expected
                  expected  a-b-c|
                  actual    d-e-f|
                            ^ expected a at 0 ms, got d
                  d = "a!"   e = "b!"   f = "c!"
                """,
            ])
    }

    @Test func claims() async {
        let failures = await failures {
            await marbleTest { time in
                let text = time.driver("a-b-c|")
                time.expect(text, that: "there are three values") { $0.count == 4 }
                time.expect(text, that: "it ends at once") { $0.first?.event.isEnd == true }
                time.expect(time.hot("a"), that: "nothing comes", during: "^-!") { $0.isEmpty }
            }
        }
        #expect(
            failures == [
                """
                text: expected that it ends at once
                  ms      0 2 4
                  actual  a-b-c|
                """,
                """
                time.hot("a"): expected that nothing comes
                  ms      0
                  actual  a
                """,
            ])
    }
}

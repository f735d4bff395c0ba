import Streams
import StreamsTesting
import Testing

private enum LoadError: Error { case offline }

private struct Point: Sendable {
    let x: Int
}

private struct Model {
    struct Output {
        let isSearching: Driver<Bool>
        let results: Driver<[String]>
        let dismiss: Signal<Void>
    }

    @MainActor func transform(text: Driver<String>) -> Output {
        let settled = text.debounce(.milliseconds(3))
        return Output(
            isSearching: Driver.merge(text.map { _ in true }, settled.map { _ in false }).startWith(false)
                .distinctUntilChanged(),
            results: settled.map { [$0] },
            dismiss: text.filter { $0 == "b" }.map { _ in }.asSignal())
    }
}

/// The samples of the article.
@Suite @MainActor struct ArticleTests {
    @Test func waitsForAPause() async {
        await marbleTest { time in
            let text = time.hot("a-b---c--|")
            time.expect(text.debounce(.milliseconds(3)), "-----b---(c|)")
            time.expect(subscriptions: text, "^--------!")
        }
    }

    @Test func itsFailure() async {
        let failures = await failures {
            await marbleTest { time in
                let text = time.hot("a-b---c--|")
                time.expect(text.debounce(.milliseconds(3)), "----b----(c|)")
            }
        }
        #expect(
            failures == [
                """
                text.debounce(.milliseconds(3)): not as expected
                  expected  ----b----(c|)
                  actual    -----b---(c|)
                                ^ expected b at 4 ms, got nothing; b came at 5 ms
                """
            ])
    }

    @Test func valuesFailuresHappenings() async {
        await marbleTest { time in
            let results = time.hot("--a--b|").map { $0 == "a" ? ["Seoul"] : [] }
            time.expect(results, "--a--b|", values: ["a": ["Seoul"], "b": []])
            time.expect(results, "ab|", values: ["a": ["Seoul"], "b": []], ignoringTimes: true)
            time.expect(time.cold("---#", error: LoadError.offline), "---#", error: LoadError.offline)
            let points = time.driver("1-2", of: Int.self).map { Point(x: $0) }
            time.expect(points, "a-b", values: ["a": Point(x: 1), "b": Point(x: 2)], by: { $0.x == $1.x })
        }
    }

    @Test func aViewModel() async {
        await marbleTest { time in
            time.expect(
                output: Model().transform(text: time.driver("--a-b")),
                """
                isSearching  f-t----f
                results      -------r
                dismiss      ----v
                f = false   t = true   r = ["b"]   v = ()
                """)
            time.expect(Model().transform(text: time.driver("--a-b")).dismiss, "----x")
        }
    }
}

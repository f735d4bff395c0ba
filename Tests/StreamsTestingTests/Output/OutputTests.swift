import Streams
import StreamsTesting
import Testing

/// What a view model gives to its view.
private struct Output {
    let results: Driver<[String]>
    let isSearching: Driver<Bool>
    let failure: Signal<String>
    let count: Observable<Int, Never>

    @MainActor
    init(_ text: Driver<String>) {
        results = text.debounce(.milliseconds(3)).map { [$0, $0] }
        isSearching = text.map { $0 == "a" }
        failure = text.compactMap { $0 == "c" ? "bad" : nil }.asSignal()
        count = text.asObservable().map { $0 == "a" ? 1 : 2 }
    }
}

@Suite @MainActor struct OutputTests {
    @Test func aPictureOfAll() async {
        await marbleTest { time in
            time.expect(
                output: Output(time.driver("-a--b")),
                """
                results      -------y
                isSearching  -t--f
                failure      -----
                count        -1--2
                y = ["b", "b"]   t = true   f = false
                """)
        }
    }

    @Test func aFailureShowsThePictureAsItWas() async {
        let failures = await failures {
            await marbleTest { time in
                let text = time.driver("-a---b-c|")
                time.expect(
                    output: Output(text),
                    """
                    results      ----x--
                    isSearching  -t---f-f|
                    failure      ------c
                    other        -----
                    x = ["a", "a"]   t = true   f = false
                    """)
            }
        }
        #expect(
            failures == [
                """
                other: there is no such stream

                results: not as expected
                  expected  ----x-------
                  actual    ----x---(a|)
                                     ^ expected nothing more, got a at 8 ms
                  a = ["c", "c"]   x = ["a", "a"]

                failure: not as expected
                  expected  ------c--
                  actual    -------a|
                                  ^ expected c at 6 ms, got nothing; a came next, at 7 ms
                  a = "bad"

                count: is not in the picture

                all of Output(text):
                  ms            1  4  7
                  results      ----a---(b|)
                  isSearching  -c---d-d|
                  failure      -------e|
                  count        -1---2-2|
                  a = ["a", "a"]   b = ["c", "c"]   c = true   d = false   e = "bad"
                """
            ])
    }

    @Test func thatPicturePasses() async {
        await marbleTest { time in
            time.expect(
                output: Output(time.driver("-a---b-c|")),
                """
                  ms            1  4  7
                  results      ----a---(b|)
                  isSearching  -c---d-d|
                  failure      -------e|
                  count        -1---2-2|
                  a = ["a", "a"]   b = ["c", "c"]   c = true   d = false   e = "bad"
                """)
        }
    }

    @Test func whatIsWatchedIsShownOnceWithTheFirstFailure() async {
        let failures = await failures {
            await marbleTest { time in
                let text = time.driver("-a---b")
                let output = Output(text)
                time.watch(text)
                time.watch(output)
                time.expect(output.isSearching, "-t---f", values: ["t": true, "f": false])
                time.expect(output.count, "-1----2")
                time.expect(output.failure, "-|")
            }
        }
        #expect(
            failures == [
                """
                output.count: not as expected
                  expected  -1----2
                  actual    -1---2-
                                 ^ expected nothing at 5 ms, got 2; 2 was expected at 6 ms

                all that is watched:
                  ms            1  4   8
                  text         -a---b---
                  results      ----c---d
                  isSearching  -e---f---
                  failure      ---------
                  count        -1---2---
                  c = ["a", "a"]   d = ["b", "b"]   e = true   f = false
                """,
                """
                output.failure: not as expected
                  expected  -|
                  actual    --
                             ^ expected the completion at 1 ms, got nothing; the stream is still open
                """,
            ])
    }

    @Test func thereMustBeSomethingToWatch() async {
        let failures = await failures {
            await marbleTest { time in
                time.watch("text")
                time.expect(time.hot("a"), "a")
            }
        }
        #expect(failures == ["nothing to watch: String has no stream"])
    }
}

import Streams
import StreamsTesting
import Testing

private enum LoadError: Error { case offline, slow(Int) }

private struct Point: Sendable {
    let x: Int
    let y: Int
}

@Suite @MainActor struct ExpectTests {
    @Test func charactersDigitsAndMaps() {
        marbleTest { time in
            time.expect(time.hot("a-b|"), "a-b|")
            time.expect(time.hot("1-2|", of: Int.self).map { $0 * 2 }, "2-4|")
            time.expect(time.hot("é-🙂", of: Character.self), "é-🙂")
            time.expect(time.hot("a-b|").map { [$0] }, "x-y|", values: ["x": ["a"], "y": ["b"]])
            time.expect(time.hot("a-b|").map { [$0] }, "<one>-y|", values: ["y": ["b"]], named: ["one": ["a"]])
            time.expect(time.hot("a-b|"), "<one>-<two>|", named: ["one": "a", "two": "b"])
            time.expect(time.hot("-x-x|").map { _ in }, "-a-b|")
            time.expect(time.signal("-x-x|").map { _ in }, "-a-b|")
        }
    }

    @Test func errors() {
        marbleTest { time in
            time.expect(time.hot("a#", error: LoadError.offline), "a#", error: .offline)
            time.expect(time.hot("a#", error: LoadError.slow(3)), "a#", error: .slow(3))
            time.expect(time.hot("a#", error: LoadError.slow(3) as any Error), "a#", error: LoadError.slow(3))
        }
        let failures = failures {
            marbleTest { time in
                let slow = time.hot("a#", error: LoadError.slow(3))
                time.expect(slow, "a#", error: .slow(4))
            }
        }
        #expect(
            failures == [
                """
                slow: not as expected
                  expected  a#
                  actual    a#
                             ^ expected the failure slow(4) at 1 ms, got the failure slow(3)
                """
            ])
    }

    @Test func valuesThatAreNotEquatable() async {
        await marbleTest { time in
            let points = time.driver("12", of: Int.self).map { Point(x: $0, y: 0) }
            time.expect(points, "ab", values: ["a": Point(x: 1, y: 5), "b": Point(x: 2, y: 0)], by: { $0.x == $1.x })
            let pairs = time.hot("12", of: Int.self).map { ($0, $0) }
            time.expect(pairs, "ab", values: ["a": (1, 1), "b": (2, 2)], by: ==)
        }
        let failures = await failures {
            await marbleTest { time in
                let points = time.driver("12", of: Int.self).map { Point(x: $0, y: 0) }
                time.expect(points, "a-", values: ["a": Point(x: 1, y: 0)], by: { $0.y == $1.y })
            }
        }
        #expect(
            failures == [
                """
                points: not as expected
                  expected  a-
                  actual    aa
                             ^ expected nothing more, got a at 1 ms
                  a = Point(x: 1, y: 0)
                """
            ])
    }

    @Test func timesIgnored() async {
        await marbleTest { time in
            time.expect(time.hot("a 9s b 3m |"), "ab|", ignoringTimes: true)
            time.expect(time.driver("a 9s b"), "ab", ignoringTimes: true)
        }
        let failures = failures {
            marbleTest { time in
                let text = time.hot("a--b-c|")
                time.expect(text, "acb|", ignoringTimes: true)
            }
        }
        #expect(
            failures == [
                """
                text: not as expected
                  expected  acb|
                  actual    a--b-c|
                               ^ expected c, got b at 3 ms
                """
            ])
    }

    @Test func windows() async {
        await marbleTest { time in
            let text = time.hot("abcdef")
            time.expect(text, "-bcd--", during: "-^--!")
            time.expect(text.asSignal(), "--cdef", during: "--^")
            time.expect(text, "-", during: "-(^!)")
            time.expect(subscriptions: text, "-^--!", "-(^!)", "--^")
        }
    }

    @Test func whatTheBodySends() async {
        await marbleTest { time in
            let subject = PublishSubject<String, Never>()
            time.expect(subject.asDriver(), "--a--b")
            time.expect(subject, "-----b", during: "---^")
            await time.advance(by: .milliseconds(2))
            subject.onNext("a")
            await time.advance(to: .milliseconds(5))
            subject.onNext("b")
        }
    }

    @Test func aDifferenceIsDrawn() async {
        let failures = await failures {
            await marbleTest { time in
                let subject = PublishSubject<[String], Never>()
                time.expect(subject.map { $0 + ["!"] }, "--a--b", values: ["a": ["x", "!"], "b": ["y", "!"]])
                await time.advance(by: .milliseconds(2))
                subject.onNext(["x"])
                await time.advance(by: .milliseconds(4))
                subject.onNext(["y"])
            }
        }
        #expect(
            failures == [
                """
                subject.map { $0 + ["!"] }: not as expected
                  expected  --a--b-
                  actual    --a---b
                                 ^ expected b at 5 ms, got nothing; b came at 6 ms
                  a = ["x", "!"]   b = ["y", "!"]
                """
            ])
    }
}

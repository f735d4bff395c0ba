import Streams
import StreamsTesting
import Testing

@Suite struct ExpectTests {
    @Test func whatComesLater() {
        marbleTest { time in
            let subject = PublishSubject<String, Never>()
            time.schedule(after: .milliseconds(2)) { subject.onNext("a") }
            time.schedule(after: .milliseconds(4)) { subject.onCompleted() }
            time.expect(subject, "--a-|")
            time.expect(subject, "a|", ignoringTimes: true)
        }
    }

    @Test func whatTheBodySends() async {
        await marbleTest { time in
            let subject = PublishSubject<String, Never>()
            time.expect(subject.asDriver(), "-----a", values: ["a": "x"])
            await time.advance(by: .milliseconds(5))
            subject.onNext("x")
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

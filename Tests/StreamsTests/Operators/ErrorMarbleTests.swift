import Streams
import StreamsTesting
import Testing

/// The diagrams of the documentation, and the subscription windows with them.
@Suite struct ErrorMarbleTests {
    @Test func `repeat`() {
        marbleTest { time in
            let a = time.cold("-a-|")
            time.expect(a.repeat(2), "-a--a-|")
            time.expect(subscriptions: a, "^--!", "---^--!")
        }
    }

    @Test func retry() {
        marbleTest { time in
            let (a, b) = (time.cold("-a-#", error: Bad()), time.cold("-a-#", error: Bad()))
            time.expect(a.retry(2), "-a--a-#", error: Bad())
            time.expect(subscriptions: a, "^--!", "---^--!")
            let endless: Observable<String, Never> = b.retry()
            time.expect(endless, "-a--a--a", during: "^ 7ms !")
            time.expect(subscriptions: b, "^--!", "---^--!", "------^-!")
        }
    }

    @Test func retryWhen() {
        marbleTest { time in
            let a = time.cold("-a-#", error: Bad())
            let again = a.retry { failures in
                failures.flatMap { _ in Observable<Int, Bad>.timer(.milliseconds(2)) }
            }
            time.expect(again, "-a----a----a", during: "^ 11ms !")
            time.expect(subscriptions: a, "^--!", "-----^--!", "----------^-!")
        }
    }

    @Test func retryBackoff() {
        marbleTest { time in
            let a = time.cold("-a-#", error: Bad())
            time.expect(
                a.retry(backoff: .exponential(from: .milliseconds(2), upTo: .seconds(1))), "-a----a------a----------a",
                during: "^ 24ms !")
            time.expect(subscriptions: a, "^--!", "-----^--!", "12ms ^--!", "23ms ^-!")
        }
    }

    @Test func ifEmpty() {
        marbleTest { time in
            time.expect(time.cold("---|").ifEmpty(default: "x"), "---(x|)")
            let (a, b) = (time.cold("---|"), time.cold("-x-|"))
            time.expect(a.ifEmpty(switchTo: b.asObservable()), "----x-|")
            time.expect(subscriptions: a, "^--!")
            time.expect(subscriptions: b, "---^--!")
        }
    }
}

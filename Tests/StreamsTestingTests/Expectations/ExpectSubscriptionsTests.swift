import Streams
import StreamsTesting
import Testing

/// R59: when a source was subscribed to, and how often.
@Suite struct ExpectSubscriptionsTests {
    @Test func windowsAndCounts() {
        marbleTest { time in
            let answer = time.cold("--a|")
            let text = time.hot("-x-y--|")
            let unused = time.hot("a")
            time.expect(text.flatMapLatest { _ in answer.asObservable() }, "-----a|")
            time.expect(subscriptions: answer, "-^-!", "---^--!")
            time.expect(subscriptions: answer, count: 2)
            time.expect(subscriptions: text, "^-----!")
            time.expect(subscriptions: unused)
            time.expect(subscriptions: unused, count: 0)
            time.expect(subscriptions: unused, "---")
        }
    }

    @Test func differences() {
        let failures = failures {
            marbleTest { time in
                let text = time.hot("-x-y--|")
                time.expect(text, "-x-", during: "^-!")
                time.expect(subscriptions: text, "^--!")
                time.expect(subscriptions: text, count: 2)
                time.expect(subscriptions: text)
            }
        }
        #expect(
            failures == [
                """
                text: not subscribed as expected
                  expected  ^--!
                  actual    ^-!
                              ^ expected nothing at 2 ms, got the unsubscription; the unsubscription was expected at 3 ms
                """,
                """
                text: expected 2 subscription(s), got 1
                  ^-!
                """,
                """
                text: not subscribed as expected
                  actual  ^-!
                          ^ expected 0 subscriptions, got 1
                """,
            ])
    }
}

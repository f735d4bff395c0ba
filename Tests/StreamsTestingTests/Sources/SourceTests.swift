import Streams
import StreamsTesting
import Testing

private enum Bad: Error { case luck }

@Suite struct SourceTests {
    @Test func hot() {
        marbleTest { time in
            let text = time.hot("a-^b-c-|")
            time.expect(text, "-b-c-|")
            time.expect(text, "---c", during: "--^-!")
            time.expect(subscriptions: text, "^----!", "--^-!")
        }
    }

    @Test func cold() {
        marbleTest { time in
            let numbers = time.cold("1-2#", of: Int.self, error: Bad.luck)
            time.expect(numbers, "1-2#", error: .luck)
            time.expect(numbers.map { $0 + 1 }, "--2-3#", error: .luck, during: "--^")
            time.expect(subscriptions: numbers, "^--!", "--^--!")
            time.expect(subscriptions: numbers, count: 2)
        }
    }

    @Test @MainActor func mainActor() async {
        await marbleTest { time in
            let text = time.driver("-a-b|")
            let submit = time.signal("--s", values: ["s": ()])
            time.expect(text, "-a-b|")
            time.expect(text, "--ab|", during: "--^")
            time.expect(submit.map { 1 }, "--1")
            time.expect(submit.withLatestFrom(text), "--a")
        }
    }

    @Test func debounced() async {
        await marbleTest { time in
            let text = time.hot("a-b---c--|")
            time.expect(text.debounce(.milliseconds(3)), "-----b---(c|)")
            time.expect(subscriptions: text, "^--------!")
        }
    }
}

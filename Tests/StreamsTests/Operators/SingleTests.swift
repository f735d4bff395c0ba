import Streams
import StreamsTesting
import Testing

struct SingleTests {
    @Test func sendsTheOnlyElement() {
        marbleTest { time in
            let source = time.hot("--a---|")
            time.expect(source.single(), "------(a|)")
            time.expect(subscriptions: source, "^-----!")
        }
    }

    @Test func sendsNothingForMoreThanOne() {
        marbleTest { time in
            let source = time.hot("--a-b-c|")
            time.expect(source.single(), "----|")
            time.expect(source.single(), "------|", during: "---^")
            time.expect(subscriptions: source, "^---!", "---^--!")
        }
    }

    @Test func sendsNothingForNone() {
        marbleTest { time in
            time.expect(time.cold("--|").single(), "--|")
            time.expect(time.cold("-a-#", error: Bad()).single(), "---#", error: Bad())
        }
    }

    @Test func isDisposed() {
        marbleTest { time in
            let source = time.hot("--a---|")
            time.expect(source.single(), "", during: "^---!")
            time.expect(subscriptions: source, "^---!")
        }
    }
}

import Streams
import StreamsTesting
import Testing

@Suite(.enabled(if: Fixture.isOn, "fails on purpose, in a child process"))
struct SwiftTestingFixture {
    @Test func asynchronous() async {
        await marbleTest { time in
            time.expect(time.hot("--a---b|"), "--a--b|")
        }
    }

    @Test func synchronous() {
        marbleTest { time in
            time.expect(time.hot("--a---b|"), "--a--b|")
        }
    }

    @Test func detached() async {
        await Task.detached {
            await marbleTest { time in
                time.expect(time.hot("--a---b|"), "--a--b|")
            }
        }.value
    }

    @Test func property() {
        marbleProperty(seed: 1) { time, random in
            time.expect(time.hot(random.diagram("a")), "a")
        }
    }
}

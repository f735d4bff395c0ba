import Streams
import StreamsTesting
import Testing

/// Each way in which a test can be red under Swift Testing; outside of the child process, that is a known issue.
@Suite(.red)
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

    @Test(.enabled(if: Fixture.isOn, "an issue of a detached task is known to no test"))
    func detached() async {
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

    @Test func wrongDiagramAndNothingExpected() {
        marbleTest { time in _ = time.hot("a)") }
        marbleTest { time in _ = time.hot("a") }
    }

    @Test func late() async {
        var late: MarbleTest?
        await marbleTest { time in
            late = time
            time.expect(time.hot("a"), "a")
        }
        late?.expectNoLeaks()
    }

    @Test func leak() {
        let kept = Kept()
        marbleTest { time in time.expectNoLeaks(of: kept) }
        withExtendedLifetime(kept) {}
    }

    @Test func endless() async {
        await marbleTest(limit: 5) { time in
            time.expect(Observable<Int, Never>.interval(.milliseconds(1)), "-")
        }
    }

    @Test func thrown() async {
        try? await marbleTest { time in
            time.expect(time.hot("a"), "b")
            throw Oops()
        }
    }
}

private struct Red: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    @concurrent func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        if Fixture.isOn || test.isSuite {
            try await function()
        } else {
            await withKnownIssue { try await function() }
        }
    }
}

extension Trait where Self == Red {
    fileprivate static var red: Self { Red() }
}

import Streams
import StreamsTesting
import XCTest

/// Each way in which a test can be red under XCTest; outside of the child process, a test catches its own failures.
final class XCTestFixture: XCTestCase {
    private var caught: [String] = []
    private var isCatching = !Fixture.isOn

    func testAsynchronous() async {
        await marbleTest { time in
            time.expect(time.hot("--a---b|"), "--a--b|")
        }
        expect("12: " + Fixture.picture())
    }

    func testSynchronous() {
        marbleTest { time in
            time.expect(time.hot("--a---b|"), "--a--b|")
        }
        expect("19: " + Fixture.picture())
    }

    @MainActor func testMainActor() async {
        await marbleTest { time in
            time.expect(time.driver("--a---b|"), "--a--b|")
        }
        expect("26: " + Fixture.picture(of: "driver"))
    }

    func testDetached() async {
        await Task.detached {
            await marbleTest { time in
                time.expect(time.hot("--a---b|"), "--a--b|")
            }
        }.value
        expect("34: " + Fixture.picture())
    }

    func testProperty() {
        marbleProperty(seed: 1) { time, random in
            time.expect(time.hot(random.diagram("a")), "a")
        }
        expect("42: " + Fixture.smallest)
    }

    func testWrongDiagram() {
        marbleTest { time in _ = time.hot("a)") }
        expect("48: " + Fixture.wrongDiagram)
    }

    func testNothingExpected() {
        marbleTest { time in _ = time.hot("a") }
        expect("53: " + Fixture.nothing)
    }

    func testLate() async {
        var late: MarbleTest?
        await marbleTest { time in
            late = time
            time.expect(time.hot("a"), "a")
        }
        late?.expectNoLeaks()
        expect("63: " + Fixture.late)
    }

    func testLeak() {
        let kept = Kept()
        marbleTest { time in time.expectNoLeaks(of: kept) }
        withExtendedLifetime(kept) { expect("69: " + Fixture.leak) }
    }

    func testEndless() async {
        await marbleTest(limit: 5) { time in
            time.expect(Observable<Int, Never>.interval(.milliseconds(1)), "-")
        }
        expect("75: " + Fixture.endless)
    }

    func testThrown() async {
        try? await marbleTest { time in
            time.expect(time.hot("a"), "b")
            throw Oops()
        }
        expect("81: " + Fixture.thrown)
    }

    private func expect(_ failures: String...) {
        guard isCatching else { return }
        isCatching = false
        XCTAssertEqual(caught, failures)
    }

    #if canImport(ObjectiveC)
    override func record(_ issue: XCTIssue) {
        guard isCatching else { return super.record(issue) }
        caught.append("\(issue.sourceCodeContext.location?.lineNumber ?? 0): \(issue.compactDescription)")
    }
    #else
    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard isCatching else {
            return super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        caught.append("\(lineNumber): \(description.replacing("failed - ", with: ""))")
    }
    #endif
}

import Streams
import StreamsTesting
import XCTest

final class XCTestFixture: XCTestCase {
    override func setUpWithError() throws {
        try XCTSkipUnless(Fixture.isOn, "fails on purpose, in a child process")
    }

    func testAsynchronous() async {
        await marbleTest { time in
            time.expect(time.hot("--a---b|"), "--a--b|")
        }
    }

    func testSynchronous() {
        marbleTest { time in
            time.expect(time.hot("--a---b|"), "--a--b|")
        }
    }

    @MainActor func testMainActor() async {
        await marbleTest { time in
            time.expect(time.driver("--a---b|"), "--a--b|")
        }
    }

    func testProperty() {
        marbleProperty(seed: 1) { time, random in
            time.expect(time.hot(random.diagram("a")), "a")
        }
    }
}

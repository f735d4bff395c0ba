import Foundation

/// Tests that fail on purpose: for good only in a child process, at which another test looks.
enum Fixture {
    static let variable = "STREAMS_TESTING_FIXTURE"

    static var isOn: Bool { ProcessInfo.processInfo.environment[variable] != nil }
}

/// What they say.
extension Fixture {
    static func picture(of source: String = "hot") -> String {
        """
        time.\(source)("--a---b|"): not as expected
          expected  --a--b|
          actual    --a---b|
                         ^ expected b at 5 ms, got nothing; b came at 6 ms
        """
    }

    static let smallest = """
        time.hot(random.diagram("a")): not as expected
          expected  a
          actual    -
                    ^ expected a at 0 ms, got nothing

        found in run 1 of 100, and made smaller in 2 tries; drawn: ""
        to repeat it: seed: 1
        """

    static let wrongDiagram = "column 2, ')': closes nothing\n  a)\n   ^"
    static let nothing = "nothing was expected: a marble test without an expectation shows nothing"
    static let late = "said after the test was over: nothing can check it any more"
    static let leak = "kept: Kept is still there after the test"
    static let thrown = "the body threw Oops() before its expectation could be checked"
    static let endless = """
        Observable<Int, Never>.interval(.milliseconds(1)): does not end, and no window ends it
          virtual time came to 0.005 seconds and found something due at 5 different times; left: 1 timer(s), due at \
        0.006 seconds. An endless stream needs an end: advance by a duration, or dispose of it.
          Say when to stop looking: during: "^ 20ms !"
        """
}

struct Oops: Error {}

final class Kept {}

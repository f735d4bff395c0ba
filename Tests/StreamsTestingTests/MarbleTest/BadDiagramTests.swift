import Streams
import StreamsTesting
import Testing

/// C27: a wrong diagram fails the test where it stands, and says where it is wrong.
@Suite @MainActor struct BadDiagramTests {
    @Test func inSources() async {
        let failures = await failures {
            await marbleTest { time in
                _ = time.hot("a)")
                _ = time.cold("a^")
                _ = time.driver("a", of: Int.self)
                _ = time.signal("ab", values: ["a": 1])
                _ = time.hot("#")
                _ = time.cold("<x>", values: ["a": 1], named: ["y": 1])
            }
        }
        #expect(
            failures == [
                "column 2, ')': closes nothing\n  a)\n   ^",
                "column 2, '^': only a hot diagram may have '^'\n  a^\n   ^",
                "column 1, 'a': no Int is given for this marble\n  a\n  ^",
                "column 2, 'b': no Int is given for this marble\n  ab\n   ^",
                "column 1, '#': no error was given for '#'\n  #\n  ^",
                "column 1, '<': no value is named 'x'\n  <x>\n  ^",
            ])
    }

    @Test func inExpectations() async {
        let failures = await failures {
            await marbleTest { time in
                let text = time.hot("a")
                time.expect(text, "(a")
                time.expect(text.map { [$0] }, "a")
                time.expect(text.asDriver(), "ab", values: ["a": "a"])
                time.expect(text, "a", during: "^a")
                time.expect(subscriptions: text, "^", "!!")
                time.expect(output: text, "text  a!")
            }
        }
        #expect(
            failures == [
                "column 1, '(': a group that is never closed\n  (a\n  ^",
                "column 1, 'a': no Array<String> is given for this marble\n  a\n  ^",
                "column 2, 'b': no String is given for this marble\n  ab\n   ^",
                "column 2, 'a': a subscription diagram has only time, '^' and '!'\n  ^a\n   ^",
                "column 2, '!': a second '!'\n  !!\n   ^",
                "column 2, '!': '!' belongs into a subscription diagram\n  a!\n   ^",
            ])
    }
}

import Streams
import StreamsTesting
import Testing

@Suite struct MarblePropertyTests {
    @Test func aLawThatHolds() async {
        await marbleProperty { time, random in
            let text = time.hot(random.diagram("abc"))
            time.expect(text.map { $0 + "1" }.map { $0 + "2" }, sameAs: text.map { $0 + "12" })
        }
    }

    @Test func theSmallestInputIsShownWithItsSeed() {
        let failures = failures {
            marbleProperty(seed: 7) { time, random in
                let text = time.hot(random.diagram("abc"))
                _ = random.number(in: 3...9)
                time.expect(text, that: "c is not the third value") { events in
                    guard events.count > 2, case .next("c") = events[2].event else { return true }
                    return false
                }
            }
        }
        #expect(
            failures == [
                """
                text: expected that c is not the third value
                  ms      0
                  actual  (aac)

                found in run 2 of 100, and made smaller in 45 tries; drawn: "(aac)", 3
                to repeat it: seed: 8
                """
            ])
    }

    @Test func thatSeedRepeatsIt() async {
        let failures = await failures {
            await marbleProperty(runs: 1, seed: 8) { time, random in
                let text = time.hot(random.diagram("abc"))
                time.expect(text, that: "c is not the third value") { events in
                    guard events.count > 2, case .next("c") = events[2].event else { return true }
                    return false
                }
            }
        }
        #expect(failures.count == 1 && failures[0].contains("found in run 1 of 1,"))
        #expect(failures.count == 1 && failures[0].contains("\"(aac)\""))
    }

    @Test func whatIsDrawnLaterMayDependOnWhatWasDrawnBefore() {
        let failures = failures {
            marbleProperty(seed: 1) { time, random in
                let count = random.number(in: 0...5)
                let diagrams = (0..<count).map { _ in random.diagram("ab", ends: [.failed, .open]) }
                for diagram in diagrams { time.expect(time.hot(diagram, error: Oops()), "") }
                time.expect(time.cold("a"), "a")
            }
        }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("drawn: 1, \"#\"\n") == true, "\(failures)")
    }

    @Test func aBodyThatThrowsFails() async {
        let failures = await failures {
            await marbleProperty(seed: 3) { time, random in
                if random.element(of: ["fine", "bad", "worse"]) != "fine" { throw Oops() }
                time.expect(time.hot("a"), "a")
            }
        }
        #expect(
            failures == [
                """
                the body threw Oops()

                found in run 2 of 100, and made smaller in 3 tries; drawn: 1
                to repeat it: seed: 4
                """
            ])
    }

    @Test func aPropertyThatExpectsNothingFails() {
        let failures = failures { marbleProperty(seed: 3) { _, _ in } }
        #expect(failures.count == 1 && failures[0].hasPrefix("nothing was expected"))
    }
}

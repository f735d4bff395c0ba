import Testing

@testable import Streams

struct DurationTests {
    @Test("R37") func sumsStopAtTheEnds() {
        #expect(Duration.longest.saturatingAdd(.nanoseconds(1)) == .longest)
        #expect(Duration.longest.saturatingAdd(.longest) == .longest)
        let shortest = Duration(attoseconds: .min)
        #expect(shortest.saturatingAdd(.nanoseconds(-1)) == shortest)
        #expect(shortest.saturatingAdd(.longest) == Duration(attoseconds: -1))
        #expect(Duration.seconds(1).saturatingAdd(.milliseconds(-1)) == .milliseconds(999))
        #expect(Duration.longest.saturatingSubtract(shortest) == .longest)
        #expect(Duration.zero.saturatingSubtract(shortest) == .longest)
        #expect(shortest.saturatingSubtract(.longest) == shortest)
        #expect(Duration.seconds(1).saturatingSubtract(.milliseconds(1)) == .milliseconds(999))
    }

    @Test func nanosecondsAreRoundedUp() {
        #expect(Duration.zero.saturatedNanoseconds == 0)
        #expect(Duration(attoseconds: 1).saturatedNanoseconds == 1)
        #expect(Duration.milliseconds(2).saturatedNanoseconds == 2_000_000)
        #expect(Duration(attoseconds: -1).saturatedNanoseconds == 0)
        #expect(Duration.longest.saturatedNanoseconds == .max)
    }
}

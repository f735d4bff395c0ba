import Marbles
import Testing

@Suite struct SplitMix64Tests {
    /// The published sequence of the reference implementation for the seed 1234567.
    @Test func referenceSequence() {
        var generator = SplitMix64(seed: 1_234_567)
        let numbers = (0..<5).map { _ in generator.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test func equalSeedsGiveEqualNumbers() {
        var one = SplitMix64(seed: 7)
        var other = SplitMix64(seed: 7)
        #expect(
            (0..<100).allSatisfy { _ in Int.random(in: 0..<10, using: &one) == Int.random(in: 0..<10, using: &other) })
    }
}

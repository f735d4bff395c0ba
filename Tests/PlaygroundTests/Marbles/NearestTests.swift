import Testing

@testable import Playground

@Suite struct NearestTests {
    @Test(arguments: [
        ("", "", 0), ("map", "", 3), ("map", "map", 0), ("map", "mop", 1), ("map", "amp", 1), ("map", "maps", 1),
        ("flatmap", "mapflat", 6), ("debuonce", "debounce", 1), ("kitten", "sitting", 3),
    ])
    func distance(a: String, b: String, distance: Int) {
        #expect(Nearest.distance(Array(a), Array(b)) == distance)
        #expect(Nearest.distance(Array(b), Array(a)) == distance)
    }

    @Test func whatBeginsWithTheWordComesFirst() {
        let names = ["withLatestFrom", "flatMapLatest", "latest", "latent", "map"]
        #expect(Nearest.names(to: "latest", among: names) == ["latest", "flatMapLatest", "withLatestFrom", "latent"])
        #expect(Nearest.names(to: "Latset", among: names) == ["latest", "latent"])
        #expect(Nearest.names(to: "zzz", among: names) == [])
    }
}

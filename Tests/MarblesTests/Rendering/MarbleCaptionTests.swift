import Foundation
import Marbles
import Testing

@Suite struct MarbleCaptionTests {
    private func picture() throws -> MarblePicture {
        let events: [Recorded<String, Never>] = try MarbleDiagram.events("-a-|")
        var picture = MarblePicture("a title that is wider than everything below it")
        picture.add("input", events)
        picture.add(caption: "input.map { <x> }")
        picture.add("output", events)
        picture.add(caption: "first")
        picture.add(caption: "second")
        return picture
    }

    @Test func aCaptionStandsBetweenTheRows() throws {
        #expect(
            try picture().description == """
                a title that is wider than everything below it
                  ms       1 3
                  input   -a-|
                          input.map { <x> }
                  output  -a-|
                          first
                          second
                """)
    }

    @Test func theDrawingLeavesRoomForIt() throws {
        let svg = try picture().svg
        let places = ["input", "input.map { &lt;x&gt; }", "output", "first", "second", "ms"].map { text in
            svg.firstMatch(of: try! Regex("y=\"(\\d+)\">" + NSRegularExpression.escapedPattern(for: text) + "<"))
                .flatMap { Int($0.output[1].substring ?? "") } ?? -1
        }
        #expect(places == places.sorted() && Set(places).count == places.count)
        #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 20 })
        let width = try #require(svg.firstMatch(of: /width="(\d+)"/).flatMap { Int($0.1) })
        #expect(width > 46 * 9)
    }
}

import Foundation
import Marbles
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct MarbleSVGTests {
    @Test func saysInWordsWhatItShows() throws {
        let svg = try search().svg
        #expect(svg.contains("<title>search</title>"))
        #expect(
            svg.contains(
                """
                <desc>text: &quot;i&quot; at 0 ms, &quot;ic&quot; at 1 ms, &quot;icn&quot; at 52 ms, &quot;&quot; at 54 ms, \
                completed at 55 ms. isSearching: false at 0 ms, true at 354 ms, false at 357 ms. \
                count: 0 at 0 ms, 1 at 356 ms, 2 at 356 ms, 3 at 356 ms, failed with offline at 361 ms. \
                service: subscribed at 355 ms, unsubscribed at 361 ms.</desc>
                """))
    }

    @Test func hasOneShapeForEachEventAndOneForEachExplanation() throws {
        let svg = try search().svg
        #expect(svg.split(separator: "<circle").count - 1 == 11 + 5)
        #expect(svg.split(separator: "class=\"failure end\"").count - 1 == 1 + 1)
        #expect(svg.split(separator: "class=\"ink end\"").count - 1 == 1)
        #expect(svg.split(separator: "class=\"ink solid\"").count - 1 == 2)
    }

    @Test func equalTimesStandBelowEachOther() throws {
        var picture = MarblePicture()
        let one: [Recorded<String, Never>] = try MarbleDiagram.events("-(ab) 81ms c")
        let other: [Recorded<String, Never>] = try MarbleDiagram.events("--- 83ms c")
        picture.add("one", one)
        picture.add("other", other)
        let shapes = picture.svg.split(separator: "\n").filter { $0.hasPrefix("<g><title>&quot;c&quot; at 86 ms") }
        let places = shapes.compactMap { $0.split(separator: "cx=\"").last?.prefix { $0.isNumber } }
        #expect(places.count == 2)
        #expect(Set(places).count == 1)
    }

    @Test func isWellFormedWhateverTheTextsAre() throws {
        var picture = MarblePicture("<a> & \"b\" \u{1}")
        picture.add(
            "]]> <x>",
            [.next("</svg>&\n\u{0}\u{FFFE}", at: .zero), .next("&", at: .frame)] as [Recorded<String, Never>])
        picture.add("empty", [] as [Recorded<String, Never>])
        #expect(XMLParser(data: Data(picture.svg.utf8)).parse())
        #expect(XMLParser(data: Data(MarblePicture().svg.utf8)).parse())
    }

    @Test func isAsWideAsItsTitle() {
        let title = String(repeating: "w", count: 100)
        #expect(MarblePicture(title).svg.contains("viewBox=\"0 0 1032 "))
    }

    @Test func followsLightAndDarkAndLoadsNothing() throws {
        let svg = try search().svg
        #expect(svg.contains("@media (prefers-color-scheme: dark)"))
        #expect(!svg.contains("url(") && !svg.contains("href") && !svg.contains("@import"))
    }
}

import Testing

@testable import SearchFeature

@Suite struct HighlightingTests {
    private let zurich = Airport(code: "ZRH", name: "Zu\u{308}rich Straße Airport", city: "Zürich", country: "CH")

    @Test(arguments: [
        ("zur", "ZRH", "[Zu\u{308}r]ich Straße Airport", "[Zür]ich", "CH", "Switzerland"),
        ("zu", "ZRH", "[Zu\u{308}]rich Straße Airport", "[Zü]rich", "CH", "Switzerland"),
        ("z", "[Z]RH", "[Z]u\u{308}rich Straße Airport", "[Z]ürich", "CH", "Switzerland"),
        ("zrh", "[ZRH]", "Zu\u{308}rich Straße Airport", "Zürich", "CH", "Switzerland"),
        ("stras", "ZRH", "Zu\u{308}rich [Straß]e Airport", "Zürich", "CH", "Switzerland"),
        ("rich port", "ZRH", "Zu\u{308}[rich] Straße Air[port]", "Zü[rich]", "CH", "Switzerland"),
        ("zurcih", "ZRH", "[Zu\u{308}rich] Straße Airport", "[Zürich]", "CH", "Switzerland"),
        ("ch", "ZRH", "Zu\u{308}rich Straße Airport", "Zürich", "[CH]", "Switzerland"),
        ("swi", "ZRH", "Zu\u{308}rich Straße Airport", "Zürich", "CH", "[Swi]tzerland"),
        ("air airport ai", "ZRH", "Zu\u{308}rich Straße [Airport]", "Zürich", "CH", "Switzerland"),
        ("", "ZRH", "Zu\u{308}rich Straße Airport", "Zürich", "CH", "Switzerland"),
    ])
    func marks(query: String, code: String, name: String, city: String, country: String, countryName: String) {
        let shown = SearchHighlights(of: query, in: zurich)
        #expect(mark(zurich.code, shown.code) == code)
        #expect(mark(zurich.name, shown.name) == name)
        #expect(mark(zurich.city, shown.city) == city)
        #expect(mark(zurich.country, shown.country) == country)
        #expect(mark(zurich.countryName, shown.countryName) == countryName)
    }

    @Test func comesWithEachResult() async throws {
        let result = try #require(try await AirportSearch(airports: [zurich]).search("ZURI").first)
        #expect(mark(zurich.name, result.highlights.name) == "[Zu\u{308}ri]ch Straße Airport")
    }

    private func mark(_ text: String, _ ranges: [Range<String.Index>]) -> String {
        var marked = ""
        var end = text.startIndex
        for range in ranges {
            marked += text[end..<range.lowerBound] + "[" + text[range] + "]"
            end = range.upperBound
        }
        return marked + text[end...]
    }
}

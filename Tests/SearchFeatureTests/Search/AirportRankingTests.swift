import SearchFeature
import Testing

@Suite struct AirportRankingTests {
    /// Exact code, whole words (city, name, country), starts of words, insides, typos; equals by code.
    @Test func ordersByRankThenByTheDocumentedTies() async throws {
        let expected = [
            airport("OSLO", name: "X"), airport("B01", city: "Oslo"), airport("B02", city: "Oslo"),
            airport("C02", city: "New Oslo"), airport("C01", name: "Oslo"), airport("D01", city: "Oslofjord"),
            airport("E01", name: "X Oslofjord"), airport("A01", city: "Gronoslo"), airport("A02", city: "Olso"),
        ]
        let search = AirportSearch(airports: expected.sorted { $0.name < $1.name }.reversed())
        #expect(try await search.search("oslo").map(\.id) == expected.map(\.id))
    }

    @Test func theWorstWordDecides() async throws {
        let search = AirportSearch(airports: [
            airport("A01", name: "Kenedy", city: "New York"), airport("B01", name: "Xkennedy", city: "New York"),
            airport("C01", name: "Kennedy", city: "New Yorkshire"),
        ])
        #expect(try await search.search("new york kennedy").map(\.id) == ["C01", "B01", "A01"])
    }

    @Test func codesAreNeverMisspelled() async throws {
        let search = AirportSearch(airports: [airport("ABC", name: "X"), airport("DEF", name: "Abc")])
        #expect(try await search.search("abcd").map(\.id) == ["DEF"])
    }

    @Test func everyKeystrokeAgreesWithAPlainScan() async throws {
        let airports = try World.airports.get().enumerated().filter { $0.offset.isMultiple(of: 29) }.map(\.element)
        let search = AirportSearch(airports: airports, limit: airports.count)
        let scan = PlainScan(airports)
        for (name, city) in airports.prefix(6).map({ ($0.name, $0.city) }) {
            for text in [name, "\(city) \(name.suffix(7))"] {
                for length in stride(from: 1, through: text.count, by: 3) {
                    let query = String(text.prefix(length))
                    #expect(try await search.search(query).map(\.id) == scan.codes(query), "\(query)")
                }
            }
        }
    }

    private func airport(_ code: String, name: String = "X", city: String = "") -> Airport {
        Airport(code: code, name: name, city: city, country: "??")
    }
}

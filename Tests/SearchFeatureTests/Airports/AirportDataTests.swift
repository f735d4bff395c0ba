import Foundation
import Testing

@testable import SearchFeature

@Suite struct AirportDataTests {
    @Test func hasEveryAirportWithACode() throws {
        let airports = try World.airports.get()
        #expect(airports.count == 7_884)
        #expect(Set(airports.map(\.code)).count == airports.count)
        #expect(airports.map(\.code) == airports.map(\.code).sorted())
        #expect(airports.allSatisfy { !$0.name.isEmpty && $0.code.utf8.count == 3 && $0.country.utf8.count == 2 })
    }

    @Test func readsTheCells() throws {
        let airports = try World.airports.get()
        let expected = Airport(code: "ICN", name: "Incheon International Airport", city: "Seoul", country: "KR")
        #expect(airports.contains(expected))
        #expect(airports.first == Airport(code: "AAA", name: "Anaa Airport", city: "", country: "PF"))
    }

    @Test func knowsEveryCountry() throws {
        let unknown = try World.airports.get().filter { $0.countryName == $0.country }
        #expect(unknown.isEmpty)
        #expect(Airport(code: "AAA", name: "", city: "", country: "KR").countryName == "South Korea")
        #expect(Airport(code: "AAA", name: "", city: "", country: "??").countryName == "??")
    }

    @Test func rejectsABrokenTable() {
        #expect(throws: SearchError.malformed) { try AirportData.parse(Data("ICN\tIncheon\tSeoul".utf8)) }
    }
}

import SearchFeature
import Testing

@Suite struct AirportSearchTests {
    @Test(arguments: [
        "ICN", "icn", "ＩＣＮ", " icn ", "incheon", "Incheon International", "international INCHEON", "incehon",
    ])
    func findsIncheon(query: String) async throws {
        #expect(try await World.codes(query).first == "ICN")
    }

    @Test(arguments: ["sao paulo", "São Paulo", "SÃO PAULO", "Sa\u{303}o  Paulo", "paulo sao"])
    func findsSaoPaulo(query: String) async throws {
        #expect(try await World.codes(query) == ["CGH", "GRU", "OLC", "JHF"])
    }

    @Test(arguments: ["zürich", "zurich", "Zu\u{308}rich", "ZÜRICH", "ｚüｒｉｃｈ", "zuerich"])
    func findsZurich(query: String) async throws {
        #expect(try await World.codes(query) == ["ZRH"])
    }

    @Test(arguments: [
        ("tromso", "TOS"), ("wroclaw", "WRO"), ("istanbul", "ISL"), ("o'hare", "ORD"), ("ohare", "ORD"),
        ("sirnak", "NKT"),
    ])
    func findsLettersWithAPlainTwin(query: String, code: String) async throws {
        #expect(try await World.codes(query).contains(code))
    }

    @Test func findsACountryByCodeAndNames() async throws {
        let korea = try await World.codes("south korea")
        #expect(korea.count == 25 && korea.contains("GMP"))
        #expect(try await World.codes("KR").starts(with: korea))
        #expect(try await World.codes("kr gimpo") == ["GMP"])
        #expect(try await World.codes("turkey istanbul").contains("IST"))
        #expect(try await World.codes("usa ohare") == ["ORD"])
    }

    @Test(arguments: ["", " ", "\n\t", "　", "?!", "zzzzqq", "icn zzzzqq"])
    func findsNothing(query: String) async throws {
        #expect(try await World.codes(query) == [])
    }

    @Test func stopsAtItsLimit() async throws {
        #expect(try await World.codes("a").count == 50)
        let airports = try World.airports.get()
        #expect(try await AirportSearch(airports: airports, limit: 3).search("a").map(\.id) == ["PTP", "ZTB", "LCG"])
        #expect(try await AirportSearch(airports: airports, limit: 0).search("a").isEmpty)
    }

    @Test func survivesAnyText() async throws {
        let long = (0..<2_000).map { "w\($0)" }.joined(separator: " ")
        #expect(try await World.codes(long) == [])
        #expect(try await World.codes(String(repeating: "a", count: 50_000)) == [])
        #expect(try await World.codes("\u{301}\u{0}👩‍👩‍👧") == [])
    }

    @Test func looksUpByCode() async throws {
        #expect(try await World.search.airport(code: "GMP")?.city == "Seoul")
        #expect(try await World.search.airport(code: "gmp") == nil)
    }

    @Test func stopsWhenCancelled() async throws {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await World.search.search("icn")
        }
        await #expect(throws: SearchError.cancelled) { try await task.value }
    }
}

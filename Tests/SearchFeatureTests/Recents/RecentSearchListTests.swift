import SearchFeature
import Testing

@Suite struct RecentSearchListTests {
    /// C40.
    @Test func keepsEachSearchOnceNewestFirstInItsLatestSpelling() {
        #expect(texts(adding: "Swift", "swift ", "SWIFT", "Rx", "swift") == ["swift", "Rx"])
        #expect(texts(adding: "zurich", "ICN", "Zürich", "ＩＣＮ") == ["ＩＣＮ", "Zürich"])
        #expect(texts(adding: "Straße", "STRASSE") == ["STRASSE"])
        #expect(texts(adding: "がっこう", "かっこう", "C", "C++") == ["C++", "C", "かっこう", "がっこう"])
    }

    @Test func dropsTheOldestBeyondItsCapacity() {
        let list = (1...11).reduce(into: RecentSearchList()) { $0.add(RecentSearch(text: "\($1)")) }
        #expect(list.capacity == 10)
        #expect(list.entries.map(\.text) == ["11", "10", "9", "8", "7", "6", "5", "4", "3", "2"])
        #expect(RecentSearchList(list.entries, capacity: 2).entries.map(\.text) == ["11", "10"])
        #expect(RecentSearchList(list.entries, capacity: -1).entries.isEmpty)
    }

    @Test(arguments: ["", " ", "\n\t", "　"])
    func ignoresBlanks(text: String) {
        var list = RecentSearchList([RecentSearch(text: "a")])
        list.add(RecentSearch(text: text))
        #expect(list.entries.map(\.text) == ["a"])
        #expect(RecentSearchList([RecentSearch(text: text)]).entries.isEmpty)
    }

    @Test func trims() {
        #expect(RecentSearch(text: " \n São  Paulo\u{A0}").text == "São  Paulo")
    }

    @Test func tellsAirportsOfOneNameApart() {
        var list = RecentSearchList()
        for code in ["AAA", "BBB", "AAA"] { list.add(RecentSearch(text: "San Carlos", code: code)) }
        list.add(RecentSearch(text: "san carlos"))
        #expect(list.entries.map(\.code) == [nil, "AAA", "BBB"])
        list.add(RecentSearch(airport: Airport(code: "BBB", name: "Renamed", city: "", country: "US")))
        #expect(list.entries.map(\.text) == ["Renamed", "san carlos", "San Carlos"])
    }

    @Test func appliesChanges() {
        var list = RecentSearchList()
        for text in ["a", "b", "c"] { list.apply(.add(RecentSearch(text: text))) }
        list.apply(.remove(RecentSearch(text: "B").id))
        #expect(list.entries.map(\.text) == ["c", "a"])
        list.apply(.remove(RecentSearch(text: "zzz").id))
        #expect(list.entries.map(\.text) == ["c", "a"])
        list.apply(.removeAll)
        #expect(list == RecentSearchList())
    }

    private func texts(adding texts: String...) -> [String] {
        texts.reduce(into: RecentSearchList()) { $0.add(RecentSearch(text: $1)) }.entries.map(\.text)
    }
}

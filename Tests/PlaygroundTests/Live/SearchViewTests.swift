import Marbles
import SearchFeature
import Testing

@testable import Playground

@Suite struct SearchViewTests {
    private func view(_ query: String = "", found: Int = 0, recents: [String] = []) -> SearchView {
        var view = SearchView()
        view.query = QueryField(query)
        view.results = (0..<found).map { number in
            SearchResult(airport: Airport(code: "A\(number)", name: "Name \(number)", city: "City", country: "KR"))
        }
        view.recents = recents.map { RecentSearch(text: $0) }
        return view
    }

    private func after(_ view: SearchView, _ keys: Key...) -> SearchView {
        keys.reduce(into: view) { view, key in
            if let command = view.command(for: key) { view.apply(command) }
        }
    }

    @Test func arrowsSelectAndStopAtTheEnds() {
        let view = view("a", found: 50)
        #expect(after(view, .up).selection == 0)
        #expect(after(view, .down, .down).selection == 2)
        #expect(after(view, .pageDown).selection == view.layout.list)
        #expect(after(view, .end).selection == 49)
        #expect(after(view, .end, .down, .pageDown).selection == 49)
        #expect(after(view, .end, .home).selection == 0)
        #expect(after(self.view(), .down, .end, .pageUp).selection == 0)
    }

    @Test func returnPicksOrRemembers() {
        let found = view("a", found: 2)
        #expect(after(found, .down).command(for: .enter) == .pick(found.results[1]))
        #expect(view("a").command(for: .enter) == .submit)
        #expect(view(recents: ["icn"]).command(for: .enter) == .pickRecent(RecentSearch(text: "icn")))
    }

    @Test("A recent text that is picked stands in the field") func pickRecent() {
        #expect(after(view(recents: ["icn"]), .enter).query.text == "icn")
        var picked = view()
        picked.recents = [RecentSearch(text: "Incheon", code: "ICN")]
        #expect(after(picked, .enter).query.text == "")
    }

    @Test("Only recent searches that are listed can be forgotten") func forget() {
        #expect(view(recents: ["icn"]).command(for: .control("D")) == .forget(RecentSearch(text: "icn")))
        #expect(view("a", found: 1, recents: ["icn"]).command(for: .control("D")) == nil)
        #expect(view(recents: ["icn"]).command(for: .control("X")) == .forgetAll)
        #expect(view("a", recents: ["icn"]).command(for: .control("X")) == nil)
    }

    @Test func newResultsAndNewTextSelectTheFirst() {
        var scrolled = after(view("a", found: 50), .pageDown)
        #expect(after(scrolled, .text("b")).selection == 0)
        scrolled.results = Array(scrolled.results.prefix(3))
        #expect(scrolled.selection == 0)
        var forgetting = after(view(recents: ["a", "b"]), .down)
        forgetting.recents = [RecentSearch(text: "a")]
        #expect(forgetting.selection == 0)
    }

    @Test func escapeClears() {
        #expect(after(view("a", found: 3), .escape).query.text == "")
        #expect(view("a").command(for: .escape) == .clear)
    }

    @Test(
        "No size and no text is too much", arguments: [0, 1, 3, 20, 80], [0, 1, 3, 7, 24])
    func everySize(columns: Int, rows: Int) {
        let family = "e\u{301}👨‍👩‍👧서울\u{1B}[2J🇰🇷\u{202E}x"
        let views = [
            view(), view("a", found: 50, recents: ["x", "y"]), view(family, found: 3),
            view(recents: [family, String(repeating: family, count: 30)]),
        ]
        for var view in views {
            view.size = Size(columns: columns, rows: rows)
            for failure in [nil, SearchError.offline] {
                view.failure = failure
                for isSearching in [false, true] {
                    view.isSearching = isSearching
                    for key in [Key.end, .left, .control("A"), .control("S"), .pageUp] {
                        view = after(view, key)
                        let frame = view.frame
                        #expect(frame.lines.count <= rows)
                        #expect(frame.lines.allSatisfy { $0.width <= columns })
                        #expect((0..<max(columns, 1)).contains(frame.cursor.column))
                        #expect((0..<max(rows, 1)).contains(frame.cursor.row))
                        #expect(!frame.text.unicodeScalars.contains("\u{1B}"))
                    }
                }
            }
        }
    }

    @Test("The selected row is always among those that are shown", arguments: 4...30) func scrolling(rows: Int) {
        var view = view("a", found: 50)
        view.size.rows = rows
        for selection in 0..<50 {
            view.selection = selection
            #expect(view.frame.text.contains("▸ [A\(selection)]"))
        }
    }

    @Test("The cursor stays in sight of a long text") func longText() {
        var view = view(String(repeating: "서울", count: 40))
        view.size = Size(columns: 21, rows: 5)
        #expect(view.frame.lines[1].text == " ⌕ 서울서울서울서울▏")
        #expect(view.frame.cursor == .init(column: 19, row: 1))
        #expect(after(view, .control("A")).frame.lines[1].text.hasPrefix(" ⌕ 서울서울"))
    }
}

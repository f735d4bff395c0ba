import Testing

@testable import StreamsTesting

@Suite struct PlaceTests {
    @Test(arguments: [
        ("(text, \"a\")", "text"),
        ("(text)", "text"),
        (
            "(\n    text\n        .map { $0 + \",\" }\n        .filter(odd), \"a\")",
            "text.map { $0 + \",\" }.filter(odd)"
        ),
        ("(subscriptions: text, \"^\")", "text"),
        ("(a[1, 2].b(c, d), e)", "a[1, 2].b(c, d)"),
        ("(time.hot(\"a)b\"), \"\")", "time.hot(\"a)b\")"),
        ("(flag ? a : b, \"\")", "flag ? a : b"),
        ("(Observable<Int, Never>.never(), \"\")", "Observable<Int, Never>.never()"),
        ("(a.map { (x) -> [Int: Never] in Pair<A, B>(x) }, \"\")", "a.map { (x) -> [Int: Never] in Pair<A, B>(x) }"),
        ("(a < b, c > d)", "a < b"),
        ("(a.map { $0<b }, c)", "a.map { $0<b }"),
        (#"(a.startWith("\","), c)"#, #"a.startWith("\",")"#),
    ])
    func theFirstArgument(call: String, argument: String) {
        #expect(FirstArgument.text(of: call.utf8) == argument)
    }

    @Test(arguments: ["", "text", "(", "(text", "()", "{ text }"]) func noArgument(call: String) {
        #expect(FirstArgument.text(of: call.utf8) == nil)
    }

    @Test func theSourceIsRead() {
        let here = place(of: 1 + 2)
        #expect(here.argument == "1 + 2")
        #expect(Place("A/B.swift", "/nowhere/B.swift", 3, 1).argument == nil)
        #expect(Place(#fileID, #filePath, 100_000, 1).argument == nil)
    }

    private func place(
        of _: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) -> Place {
        Place(fileID, filePath, line, column)
    }
}

import Marbles
import Testing

@Suite struct MarblePictureTests {
    @Test func manyStreamsOnOneAxis() throws {
        #expect(
            try search().description == """
                search
                  ms           0       52 55      354    361
                  text         ia 50ms b-c|
                  isSearching  d- 50ms ---- 298ms e--d---- 38ms
                  count        0- 50ms ---- 298ms --(123)#
                  service      -- 50ms ---- 298ms -^-----!
                  a = "ic"   b = "icn"   c = ""   d = false   e = true   # = offline
                """)
    }

    @Test func groupsWidenTheirColumnInAllRows() throws {
        var picture = MarblePicture()
        picture.add("one", try letters("-(abc)-|"))
        picture.add("two", try letters("-[xy]z-|"))
        picture.add("three", try letters("---z 30ms z"))
        #expect(
            picture.description == """
                  ms      1    2 4  7      34
                  one    -[abc]-----|
                  two    -[xy] z-|
                  three  --    -z---- 26ms z
                """)
    }

    @Test func descriptionsOfTheCaller() throws {
        var picture = MarblePicture("custom")
        picture.add("light", try letters("-ab")) { $0 == "a" ? "red" : "g" }
        #expect(
            picture.description == """
                custom
                  ms      1
                  light  -ag
                  a = red
                """)
    }

    @Test func nothingAtAll() {
        var picture = MarblePicture()
        picture.add("silent", [] as [Recorded<Int, Never>])
        #expect(picture.description == "  ms\n  silent")
        #expect(MarblePicture().description == "  ms")
    }
}

private func letters(_ diagram: String) throws -> [Recorded<String, Never>] {
    try MarbleDiagram.events(diagram)
}

func search() throws -> MarblePicture {
    var picture = MarblePicture("search", until: .milliseconds(400))
    let text: [Recorded<String, Never>] = try MarbleDiagram.events(
        "ab 50ms c-d|", values: ["a": "i", "b": "ic", "c": "icn", "d": ""])
    let isSearching: [Recorded<Bool, Never>] = try MarbleDiagram.events(
        "f 353ms t--f", values: ["f": false, "t": true])
    let count: [Recorded<Int, DescribedFailure>] = try MarbleDiagram.events(
        "0 355ms (123)#", error: DescribedFailure("offline"))
    picture.add("text", text)
    picture.add("isSearching", isSearching)
    picture.add("count", count)
    picture.add("service", try MarbleDiagram.window("355ms ^-----!"))
    return picture
}

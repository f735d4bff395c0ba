import Foundation
import Marbles
import Streams
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A page with a picture of each kind; `.ci/pictures` writes it to a file, to be looked at.
@Suite struct PicturePageTests {
    @Test func page() throws {
        let pictures = try self.pictures()
        for picture in pictures { #expect(XMLParser(data: Data(picture.svg.utf8)).parse()) }
        guard let file = ProcessInfo.processInfo.environment["STREAMS_PICTURES"] else { return }
        let page = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>Marble pictures</title>
            <style>:root { color-scheme: light dark } body { max-width: 60em; margin: 2em auto } svg { margin: 1em 0 }</style>
            </head><body>
            \(pictures.map(\.svg).joined())
            </body></html>
            """
        try page.write(toFile: file, atomically: true, encoding: .utf8)
    }

    private func pictures() throws -> [MarblePicture] {
        let text = "ab--cd-e-f---gh|"
        return [
            try operation("debounce(.milliseconds(3))", text) { $0.debounce(.milliseconds(3)) },
            try operation("throttle(.milliseconds(3))", text) { $0.throttle(.milliseconds(3)) },
            try operation("map, and a failure", "(abc)--d#") { $0.map { $0.uppercased() } },
            try latest(), try search(), try manyValues(), try hotAndWide(), MarblePicture("Nothing at all"),
        ]
    }

    private func operation(
        _ title: String, _ diagram: String,
        _ operation: (Observable<String, Offline>) -> Observable<String, Offline>
    ) throws -> MarblePicture {
        try withVirtualTime { time in
            let source = try time.cold(diagram, error: Offline())
            let recorder = time.record(operation(source.asObservable()))
            try time.run()
            var picture = MarblePicture(title)
            picture.add("source", source.events)
            picture.add("result", recorder.events)
            return picture
        }
    }

    private func latest() throws -> MarblePicture {
        try withVirtualTime { time in
            let taps = try time.hot("-x----y 40ms z---|")
            let answer = try time.cold("--1-2-3|", of: Int.self)
            let recorder = time.record(taps.flatMapLatest { _ in answer.asObservable() })
            try time.run()
            var picture = MarblePicture("flatMapLatest, and when it subscribes")
            picture.add("taps", taps.events)
            picture.add("answers", recorder.events)
            for (index, window) in answer.subscriptions.enumerated() { picture.add("answer \(index + 1)", window) }
            return picture
        }
    }

    private func manyValues() throws -> MarblePicture {
        var picture = MarblePicture("more values than colours, and <markup> & \"quotes\"")
        let letters: [Recorded<String, Never>] = try MarbleDiagram.events("abcdefghijkl|")
        picture.add("letters", letters)
        picture.add("lists", letters) { "[\($0), \($0)] & <more>" }
        return picture
    }

    private func hotAndWide() throws -> MarblePicture {
        var picture = MarblePicture("before time zero, groups, 桜 and 👨‍👩‍👧")
        let hot: [Recorded<String, Never>] = try MarbleDiagram.events("a-b-^-(c桜👨‍👩‍👧)--d 2.5s e", .hot)
        picture.add("hot", hot)
        let text: [Recorded<String, Never>] = try MarbleDiagram.events(
            "---s---l|",
            values: [
                "s": "two\nlines",
                "l":
                    "a text that is so long that nobody would want to read all of it in a legend, so it ends somewhere",
            ])
        picture.add("a longer name", text)
        return picture
    }
}

private struct Offline: Error {}

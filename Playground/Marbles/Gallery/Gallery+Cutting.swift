import Marbles
import Streams

extension Gallery {
    static let cutting: [Exhibit] = [
        Exhibit(
            "take", ["take(_:)"], "sends the first elements and completes", [.texts("-a-b--c-d-|")],
            [.count("count", 2, "how many")], main: true, code: "input.take({count})"
        ) { i in i.input.take(i.count("count")) },
        Exhibit(
            "takeLast", ["takeLast(_:)"], "sends the last elements, when the stream completes", [.texts("-a-b--c-d-|")],
            [.count("count", 2, "how many")], code: "input.takeLast({count})"
        ) { i in i.input.takeLast(i.count("count")) },
        Exhibit(
            "takeWhile", ["take(while:behavior:)"], "sends elements as long as they pass a test",
            [.digits("-1-2-5-1-|")],
            [
                .count("below", 4, "what must not be reached"),
                .choice("behavior", "exclusive", "inclusive", help: "whether the one that fails is sent, too"),
            ], main: true, code: "input.take(while: { $0 < {below} }, behavior: .{behavior})"
        ) { i in
            let limit = i.count("below")
            return i.numbers.take(while: { $0 < limit }, behavior: i.behavior)
        },
        Exhibit(
            "takeUntil", ["take(until:)"], "sends elements until another stream says something",
            [.texts("-a-b--c-d-|"), .texts("-----x", "other")], main: true, code: "input.take(until: other)"
        ) { i in i.input.take(until: i.other) },
        Exhibit(
            "takeUntilPasses", ["take(until:behavior:)"], "sends elements until one passes a test",
            [.digits("-1-2-5-1-|")],
            [
                .count("over", 4, "what must be passed"),
                .choice("behavior", "exclusive", "inclusive", help: "whether the one that passes is sent, too"),
            ], main: true, code: "input.take(until: { $0 > {over} }, behavior: .{behavior})"
        ) { i in
            let limit = i.count("over")
            return i.numbers.take(until: { $0 > limit }, behavior: i.behavior)
        },
        Exhibit(
            "takeFor", ["take(for:scheduler:)"], "sends elements for some time", [.texts("-a-b--c-d-|")],
            [.time("time", 5, "how long")], main: true, code: "input.take(for: {time})"
        ) { i in i.input.take(for: i.time("time")) },
        Exhibit(
            "skip", ["skip(_:)"], "leaves out the first elements", [.texts("-a-b--c-d-|")],
            [.count("count", 2, "how many")],
            main: true, code: "input.skip({count})"
        ) { i in i.input.skip(i.count("count")) },
        Exhibit(
            "skipWhile", ["skip(while:)"], "leaves out elements as long as they pass a test", [.digits("-1-2-5-1-|")],
            [.count("below", 4, "what must be reached")], main: true, code: "input.skip(while: { $0 < {below} })"
        ) { i in
            let limit = i.count("below")
            return i.numbers.skip(while: { $0 < limit })
        },
        Exhibit(
            "skipUntil", ["skip(until:)"], "leaves out elements until another stream says something",
            [.texts("-a-b--c-d-|"), .texts("-----x", "other")], main: true, code: "input.skip(until: other)"
        ) { i in i.input.skip(until: i.other) },
        Exhibit(
            "skipFor", ["skip(for:scheduler:)"], "leaves out elements for some time", [.texts("-a-b--c-d-|")],
            [.time("time", 5, "how long")], main: true, code: "input.skip(for: {time})"
        ) { i in i.input.skip(for: i.time("time")) },
        Exhibit(
            "elementAt", ["element(at:)"], "sends one element, by its number", [.texts("-a-b--c-d-|")],
            [.count("index", 2, "which, from 0")], code: "input.element(at: {index})"
        ) { i in i.input.element(at: i.count("index")) },
        Exhibit(
            "first", ["first()"], "sends the first element and completes", [.texts("-a-b--c-d-|")],
            code: "input.first()"
        ) {
            i in i.input.first()
        },
        Exhibit(
            "last", ["last()"], "sends the last element, when the stream completes", [.texts("-a-b--c-d-|")],
            code: "input.last()"
        ) { i in i.input.last() },
        Exhibit(
            "single", ["single()"], "sends the only element, and nothing when there are more", [.texts("-a-----|")],
            code: "input.single()"
        ) { i in i.input.single() },
    ]
}

extension Scene {
    fileprivate var behavior: TakeBehavior { word("behavior") == "inclusive" ? .inclusive : .exclusive }
}

import Marbles
import Streams

extension Gallery {
    static let collecting: [Exhibit] = [
        Exhibit(
            "toArray", ["toArray()"], "sends all elements in one array, when the stream completes",
            [.texts("-a-b--c-|")], code: "input.toArray()"
        ) { i in i.input.toArray() },
        Exhibit(
            "buffer", ["buffer(timeSpan:count:scheduler:)"],
            "collects elements for some time, or until there are enough",
            [.texts("a-bcd----e-|")],
            [
                .time("span", 4, least: 1, "how long to collect"),
                .count("count", 3, in: 1...100, "how many to collect at most"),
            ],
            code: "input.buffer(timeSpan: {span}, count: {count})"
        ) { i in i.input.buffer(timeSpan: i.time("span"), count: i.count("count")) },
        Exhibit(
            "window", ["window(timeSpan:count:scheduler:)"], "cuts the stream into streams, by time or by number",
            [.texts("a-bcd----e-|")],
            [
                .time("span", 4, least: 1, "how long a window is"),
                .count("count", 3, in: 1...100, "how many elements it has"),
            ],
            code: "input.window(timeSpan: {span}, count: {count})"
        ) { i in
            let (time, rows) = (i.time, i.rows)
            let windows = i.input.window(timeSpan: i.time("span"), count: i.count("count")).enumerated()
                .do(onNext: { rows.add("window \($0.index + 1)", of: $0.element, time) })
            i.show("output", windows.map { $0.index + 1 })
        },
        Exhibit(
            "groupBy", ["groupBy(_:)"], "sends a stream for each key that comes up", [.digits("-1-2-3-4-5-|")],
            [.count("by", 2, in: 1...9, "the divisor whose remainders are the keys")],
            code: "input.groupBy { $0 % {by} }"
        ) { i in
            let (time, rows, divisor) = (i.time, i.rows, i.count("by"))
            let groups = i.numbers.groupBy { $0 % divisor }
                .do(onNext: { rows.add("key \($0.key)", of: $0, time) })
            i.show("output", groups.map(\.key))
        },
    ]
}

import Marbles
import Streams

extension Gallery {
    static let filtering: [Exhibit] = [
        Exhibit(
            "filter", ["filter(_:)"], "sends only what passes a test", [.digits("-1-3-2-5-|")],
            [.count("over", 2, "what must be passed")], main: true, code: "input.filter { $0 > {over} }"
        ) { i in
            let limit = i.count("over")
            return i.numbers.filter { $0 > limit }
        },
        Exhibit(
            "distinctUntilChanged", ["distinctUntilChanged()"], "sends only what differs from the element before",
            [.texts("-a-a-b-b-a-|")], main: true, code: "input.distinctUntilChanged()"
        ) { i in i.input.distinctUntilChanged() },
        Exhibit(
            "distinctUntilChangedBy", ["distinctUntilChanged(by:)"], "the same, with a comparison of your own",
            [.texts("-a-A-b-B-a-|")], main: true,
            code: "input.distinctUntilChanged { $0.lowercased() == $1.lowercased() }"
        ) { i in i.input.distinctUntilChanged { $0.lowercased() == $1.lowercased() } },
        Exhibit(
            "distinctUntilChangedAt", ["distinctUntilChanged(at:)"], "the same, by something that elements have",
            [.digits("-1-3-2-4-5-|")], [.count("by", 2, in: 1...9, "the divisor whose remainders are compared")],
            main: true,
            code: "input.distinctUntilChanged(at: { $0 % {by} })"
        ) { i in
            let divisor = i.count("by")
            return i.numbers.distinctUntilChanged(at: { $0 % divisor })
        },
        Exhibit(
            "distinct", ["distinct()"], "sends each element only the first time", [.texts("-a-b-a-c-b-|")],
            code: "input.distinct()"
        ) { i in i.input.distinct() },
        Exhibit(
            "distinctAt", ["distinct(at:)"], "the same, by something that elements have", [.texts("-a-b-A-c-B-|")],
            code: "input.distinct(at: { $0.lowercased() })"
        ) { i in i.input.distinct(at: { $0.lowercased() }) },
        Exhibit(
            "ignoreElements", ["ignoreElements()"], "sends only the end", [.texts("-a-b--c-|")],
            code: "input.ignoreElements()"
        ) { i in i.input.ignoreElements() },
        Exhibit(
            "sample", ["sample(_:)"], "sends the latest element when another stream says so",
            [.texts("-a-b--c-----d|"), .texts("--x---x-x---x|", "other")], main: true, code: "input.sample(other)"
        ) { i in i.input.sample(i.other) },
        Exhibit(
            "debounce", ["debounce(_:scheduler:)"], "sends an element when nothing has followed it for a while",
            [.texts("a-b---c--|")], [.time("quiet", 3, "how long nothing may follow")], main: true,
            code: "input.debounce({quiet})"
        ) { i in i.input.debounce(i.time("quiet")) },
        Exhibit(
            "throttle", ["throttle(_:latest:scheduler:)"],
            "sends an element at once, then at most one in each interval",
            [.texts("ab--cd-e-f---gh|")],
            [
                .time("interval", 3, "how long nothing is sent after an element"),
                .choice("latest", "true", "false", help: "whether the last one of the interval follows"),
            ], main: true, code: "input.throttle({interval}, latest: {latest})"
        ) { i in i.input.throttle(i.time("interval"), latest: i.word("latest") == "true") },
    ]
}

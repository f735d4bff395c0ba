import Marbles
import Streams

extension Gallery {
    static let transforming: [Exhibit] = [
        Exhibit(
            "map", ["map(_:)"], "makes something else of each element", [.texts("-a-b--c-|")], main: true,
            code: "input.map { $0.uppercased() }"
        ) { i in i.input.map { $0.uppercased() } },
        Exhibit(
            "mapKeyPath", ["map(_:)"], "sends a property of each element", [.texts("-a-b--c-|")], main: true,
            code: "input.map(\\.inCapitals)"
        ) { i in i.input.map(\.inCapitals) },
        Exhibit(
            "compactMap", ["compactMap(_:)"], "makes something else of each element, or nothing",
            [.texts("-a-1-b-2-|")],
            main: true, code: "input.compactMap { Int($0) }"
        ) { i in i.input.compactMap { Int($0) } },
        Exhibit(
            "scan", ["scan(_:_:)"], "sends what has come together so far", [.digits("-1-2-3-1-|")],
            [.count("initial", 0, "what to begin with")], main: true, code: "input.scan({initial}) { $0 + $1 }"
        ) { i in i.numbers.scan(i.count("initial")) { $0 + $1 } },
        Exhibit(
            "scanInto", ["scan(into:_:)"], "sends what has come together so far, changed in place",
            [.texts("-a-b--c-|")], main: true, code: "input.scan(into: []) { list, x in list.append(x) }"
        ) { i in i.input.scan(into: [String]()) { $0.append($1) } },
        Exhibit(
            "reduce", ["reduce(_:_:)"], "sends what has come together, when the stream completes",
            [.digits("-1-2-3-1-|")], [.count("initial", 0, "what to begin with")],
            code: "input.reduce({initial}) { $0 + $1 }"
        ) { i in i.numbers.reduce(i.count("initial")) { $0 + $1 } },
        Exhibit(
            "reduceInto", ["reduce(into:_:)"], "sends what has come together, changed in place, at the end",
            [.texts("-a-b--c-|")], code: "input.reduce(into: []) { list, x in list.insert(x, at: 0) }"
        ) { i in i.input.reduce(into: [String]()) { $0.insert($1, at: 0) } },
        Exhibit(
            "enumerated", ["enumerated()"], "numbers the elements", [.texts("-a-b--c-|")], main: true,
            code: "input.enumerated().map { \"\\($0.index)\\($0.element)\" }"
        ) { i in i.input.enumerated().map { "\($0.index)\($0.element)" } },
        Exhibit(
            "pairwise", ["pairwise()"], "sends each element with the one before it", [.texts("-a-b--c-d-|")],
            main: true,
            code: "input.pairwise().map { \"\\($0)\\($1)\" }"
        ) { i in i.input.pairwise().map { "\($0.0)\($0.1)" } },
        Exhibit(
            "materialize", ["materialize()"], "sends what the stream does, as elements", [.texts("-a-b--#")],
            code: "input.materialize()"
        ) { i in i.input.materialize().map(\.inWords) },
        Exhibit(
            "dematerialize", ["dematerialize()"], "does what the elements say", [.texts("-a-b--#")],
            code: "events.dematerialize()        // events = input.materialize()"
        ) { i in
            i.show("events", i.input.materialize().map(\.inWords))
            i.show("output", i.input.materialize().dematerialize())
        },
        Exhibit(
            "joined", ["joined()"], "sends the elements of each sequence one by one", [.texts("-a--b----|")],
            code: "input.map { [$0, $0, $0] }.joined()"
        ) { i in i.input.map { [$0, $0, $0] }.joined() },
        Exhibit(
            "joinedSeparator", ["joined(separator:)"], "sends one string made of all, when the stream completes",
            [.texts("-a-b--c-|")], [.text("separator", "+", "what stands between them")],
            code: "input.joined(separator: {separator})"
        ) { i in i.input.joined(separator: i.word("separator")) },
    ]
}

extension String {
    fileprivate var inCapitals: String { uppercased() }
}

extension Event<String, Failure> {
    fileprivate var inWords: String {
        switch self {
        case .next(let element): ".next(\(element))"
        case .completed: ".completed"
        case .failed: ".failed"
        }
    }
}

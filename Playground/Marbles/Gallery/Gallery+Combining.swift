import Marbles
import Streams

extension Gallery {
    private static let pair = [Exhibit.Input.texts("-a---b---c-|", "one"), .texts("--1-2---3----|", "two")]

    static let combining: [Exhibit] = [
        Exhibit(
            "combineLatest",
            ["static combineLatest(_:_:)", "static combineLatest(_:_:_:)", "static combineLatest(_:)"],
            "sends the latest elements of all streams, whenever one sends", pair, most: 6, main: true,
            code: "Observable.combineLatest({inputs})"
        ) { i in
            let joined: Observable<String, Failure> =
                switch i.inputs.count {
                case 2: Observable.combineLatest(i.inputs[0], i.inputs[1]).map { $0.0 + $0.1 }
                case 3: Observable.combineLatest(i.inputs[0], i.inputs[1], i.inputs[2]).map { $0.0 + $0.1 + $0.2 }
                default: Observable.combineLatest(i.inputs).map { $0.joined() }
                }
            return joined
        },
        Exhibit(
            "combineLatestSelector",
            [
                "static combineLatest(_:_:resultSelector:)", "static combineLatest(_:_:_:resultSelector:)",
                "static combineLatest(_:resultSelector:)",
            ],
            "makes something of the latest elements of all streams", pair, main: true,
            code: "Observable.combineLatest(one, two) { $1 + $0 }"
        ) { i in Observable.combineLatest(i.input, i.other) { $1 + $0 } },
        Exhibit(
            "zip", ["static zip(_:_:)", "static zip(_:_:_:)", "static zip(_:)"],
            "sends the first elements of all streams together, then the second ones", pair, most: 6, main: true,
            code: "Observable.zip({inputs})"
        ) { i in
            let joined: Observable<String, Failure> =
                switch i.inputs.count {
                case 2: Observable.zip(i.inputs[0], i.inputs[1]).map { $0.0 + $0.1 }
                case 3: Observable.zip(i.inputs[0], i.inputs[1], i.inputs[2]).map { $0.0 + $0.1 + $0.2 }
                default: Observable.zip(i.inputs).map { $0.joined() }
                }
            return joined
        },
        Exhibit(
            "zipSelector",
            ["static zip(_:_:resultSelector:)", "static zip(_:_:_:resultSelector:)", "static zip(_:resultSelector:)"],
            "makes something of elements that belong together", pair,
            main: true, code: "Observable.zip(one, two) { $1 + $0 }"
        ) { i in Observable.zip(i.input, i.other) { $1 + $0 } },
        Exhibit(
            "withLatestFrom", ["withLatestFrom(_:)"], "sends the latest element of another stream for each of its own",
            [.texts("-x---x---x-|"), .texts("--1-2---3----|", "other")], main: true, code: "input.withLatestFrom(other)"
        ) { i in i.input.withLatestFrom(i.other) },
        Exhibit(
            "withLatestFromSelector", ["withLatestFrom(_:_:)"],
            "makes something of each element and the latest other one",
            [.texts("-a---b---c-|"), .texts("--1-2---3----|", "other")], main: true,
            code: "input.withLatestFrom(other) { $0 + $1 }"
        ) { i in i.input.withLatestFrom(i.other) { (x, y) throws(Failure) in x + y } },
        Exhibit(
            "not", ["not()"], "turns true into false", [.flags("-t-f--t-|")], main: true, code: "input.not()"
        ) { i in i.flags[0].not() },
        Exhibit(
            "and", ["and(_:)"], "whether both are true, whenever one sends",
            [.flags("f---t-----|"), .flags("--t---f-t-|", "other")], main: true, code: "input.and(other)"
        ) { i in i.flags[0].and(i.flags[1]) },
        Exhibit(
            "or", ["or(_:)"], "whether one of both is true, whenever one sends",
            [.flags("f---t-f---|"), .flags("--t-----f-|", "other")], main: true, code: "input.or(other)"
        ) { i in i.flags[0].or(i.flags[1]) },
    ]

    static let joining: [Exhibit] = [
        Exhibit(
            "merge", ["static merge(_:)"], "sends what all streams send",
            [.texts("-a---b--|", "one"), .texts("--x-y---z-|", "two")],
            most: 6, main: true, code: "Observable.merge({inputs})"
        ) { i in
            i.inputs.count == 2 ? Observable.merge(i.inputs[0], i.inputs[1]) : Observable.merge(i.inputs)
        },
        Exhibit(
            "mergeMaxConcurrent", ["static merge(_:maxConcurrent:)"], "sends what all streams send, so many at a time",
            [.texts("-a---b|", "one"), .texts("--x-y-|", "two"), .texts("1-2-3|", "three")],
            [.count("max", 2, in: 1...9, "how many run at the same time; the others wait")], most: 6, main: true,
            code: "Observable.merge([{inputs}], maxConcurrent: {max})"
        ) { i in Observable.merge(i.inputs, maxConcurrent: i.count("max")) },
        Exhibit(
            "mergeWith", ["merge(with:)"], "sends what this stream and another send",
            [.texts("-a---b--|"), .texts("--x-y---z-|", "other")], main: true, code: "input.merge(with: other)"
        ) { i in i.input.merge(with: i.other) },
        Exhibit(
            "concat", ["static concat(_:)"], "sends what the streams send, one after the other",
            [.texts("-a-b-|", "one"), .texts("--x-y|", "two")], most: 6, main: true, code: "Observable.concat({inputs})"
        ) { i in Observable.concat(i.inputs) },
        Exhibit(
            "concatWith", ["concat(_:)"], "goes on with another stream when this one has completed",
            [.texts("-a-b-|"), .texts("--x-y|", "other")], main: true, code: "input.concat(other)"
        ) { i in i.input.concat(i.other) },
        Exhibit(
            "startWith", ["startWith(_:)"], "sends an element before all others", [.texts("--a-b--|")],
            [.text("element", "s", "which")], main: true, code: "input.startWith({element})"
        ) { i in i.input.startWith(i.word("element")) },
        Exhibit(
            "endWith", ["endWith(_:)"], "sends an element after all others", [.texts("--a-b--|")],
            [.text("element", "e", "which")], main: true, code: "input.endWith({element})"
        ) { i in i.input.endWith(i.word("element")) },
        Exhibit(
            "amb", ["static amb(_:)"], "sends what the first stream sends that does anything",
            [.texts("---a-b--|", "one"), .texts("-x---y-z-|", "two")], most: 6, code: "Observable.amb([{inputs}])"
        ) { i in Observable.amb(i.inputs) },
        Exhibit(
            "ambWith", ["amb(_:)"], "the same, for this stream and another",
            [.texts("---a-b--|"), .texts("-x---y-z-|", "other")], main: true, code: "input.amb(other)"
        ) { i in i.input.amb(i.other) },
        Exhibit(
            "ifEmptyDefault", ["ifEmpty(default:)"], "sends an element when there was none", [.texts("-----|")],
            [.text("element", "x", "which")], main: true, code: "input.ifEmpty(default: {element})"
        ) { i in i.input.ifEmpty(default: i.word("element")) },
        Exhibit(
            "ifEmptySwitchTo", ["ifEmpty(switchTo:)"], "goes on with another stream when there was no element",
            [.texts("-----|"), .texts("-x-y-|", "other")], main: true, code: "input.ifEmpty(switchTo: other)"
        ) { i in i.input.ifEmpty(switchTo: i.other) },
    ]
}

import Marbles
import Streams

/// An operator as the playground shows it.
@MainActor
struct Exhibit {
    let name: String
    /// The operators that it shows, as the compiler writes them: `take(while:behavior:)`.
    let operators: [String]
    let summary: String
    let inputs: [Input]
    let options: [Option]
    /// How many inputs it takes at most.
    let most: Int
    /// Whether `Driver` and `Signal` have the operator, too.
    let isOnMain: Bool
    /// Whether it may go on without an end.
    let isEndless: Bool
    /// The code, with `{name}` in place of what an option says.
    let code: String
    let show: @MainActor (Scene) -> Void

    /// An operator whose closure shows its rows itself.
    init(
        _ name: String, _ operators: [String], _ summary: String, _ inputs: [Input] = [], _ options: [Option] = [],
        most: Int? = nil, main: Bool = false, endless: Bool = false, code: String,
        rows show: @escaping @MainActor (Scene) -> Void
    ) {
        self.name = name
        self.operators = operators
        self.summary = summary
        self.inputs = inputs
        self.options = options
        self.most = most ?? inputs.count
        isOnMain = main
        isEndless = endless
        self.code = code
        self.show = show
    }

    /// An operator that gives one stream.
    init<Stream: ObservableType>(
        _ name: String, _ operators: [String], _ summary: String, _ inputs: [Input] = [], _ options: [Option] = [],
        most: Int? = nil, main: Bool = false, endless: Bool = false, code: String,
        stream: @escaping @MainActor (Scene) -> Stream
    ) {
        self.init(
            name, operators, summary, inputs, options, most: most, main: main, endless: endless, code: code
        ) { scene in
            scene.show("output", stream(scene))
        }
    }
}

/// What the streams of the playground fail with.
struct Failure: Error, CustomStringConvertible {
    var description: String { "a failure" }
}

extension Exhibit {
    /// A stream that an operator is given, as a diagram.
    struct Input {
        /// What its marbles may be.
        enum Kind {
            case texts, digits, flags
        }

        let name: String
        let diagram: String
        var kind = Kind.texts
        var canFail = true
        var isHot = false

        static func texts(_ diagram: String, _ name: String = "input") -> Input {
            Input(name: name, diagram: diagram)
        }

        static func digits(_ diagram: String, _ name: String = "input") -> Input {
            Input(name: name, diagram: diagram, kind: .digits)
        }

        static func flags(_ diagram: String, _ name: String = "input") -> Input {
            Input(name: name, diagram: diagram, kind: .flags)
        }

        /// One that cannot fail.
        static func steady(_ diagram: String, _ name: String = "input") -> Input {
            Input(name: name, diagram: diagram, canFail: false)
        }

        /// One that does not wait for a subscriber.
        static func hot(_ diagram: String, _ name: String = "input") -> Input {
            Input(name: name, diagram: diagram, isHot: true)
        }

        /// What its diagram must be like, in words that follow its name.
        var demands: String {
            let marbles =
                switch kind {
                case .texts: ""
                case .digits: ", of digits"
                case .flags: ", of t and f"
                }
            return marbles + (canFail ? "" : ", without #")
        }

        /// Reads a diagram; the wrong column is named.
        func events(_ diagram: String) throws(MarbleError) -> [Recorded<String, Failure>] {
            let timing = isHot ? MarbleDiagram.Kind.hot : .cold
            let failure = canFail ? Failure() : nil
            switch kind {
            case .texts:
                return try MarbleDiagram.events(diagram, timing, error: failure)
            case .digits:
                let _: [Recorded<Int, Failure>] = try MarbleDiagram.events(diagram, timing, error: failure)
                return try MarbleDiagram.events(diagram, timing, error: failure)
            case .flags:
                return try MarbleDiagram.events(diagram, timing, values: ["t": "t", "f": "f"], error: failure)
            }
        }
    }
}

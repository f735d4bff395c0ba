import Marbles
import Streams

/// What the command line says about an operator.
@MainActor
struct Choices {
    /// An input with the events that its diagram says.
    struct Input {
        let name: String
        let isHot: Bool
        let events: [Recorded<String, Failure>]
    }

    let exhibit: Exhibit
    private(set) var inputs: [Input] = []
    private(set) var values: [String: Exhibit.Option.Value] = [:]
    /// The events of the stream that is made of each element.
    private(set) var inner: [Recorded<String, Failure>] = []
    /// Until when an endless stream is shown.
    private(set) var end: Duration?
    /// Where the picture goes as SVG.
    private(set) var svg: String?

    static let until = Exhibit.Option.time("until", 20, least: 1, "until when to look, if it goes on")
    private static let longest = 2_000
    private static let names = ["one", "two", "three", "four", "five", "six"]

    init(_ exhibit: Exhibit, _ words: [(option: String, value: String)] = []) throws(Complaint) {
        self.exhibit = exhibit
        for option in exhibit.options { try set(option, option.initial) }
        var diagrams: [String] = []
        for word in words {
            switch word.option {
            case "--input" where exhibit.most > 0: diagrams.append(word.value)
            case "--svg": svg = word.value
            case "--until": if case .time(let time) = try Self.until.value(of: word.value) { end = time }
            default:
                guard let option = exhibit.options.first(where: { "--\($0.name)" == word.option }) else {
                    throw Complaint(
                        text: "\(exhibit.name) has no option \(word.option); see marbles \(exhibit.name) --help")
                }
                try set(option, word.value)
            }
        }
        guard diagrams.count <= exhibit.most else {
            let most = exhibit.most == 1 ? "one --input" : "\(exhibit.most) --input at most"
            throw Complaint(text: "\(exhibit.name) takes \(most)")
        }
        try read(diagrams)
    }

    private mutating func set(_ option: Exhibit.Option, _ word: String) throws(Complaint) {
        values[option.name] = try option.value(of: word)
        if case .diagram = option.kind {
            inner = try Self.events(of: word, as: .texts(""), option: "--\(option.name)")
        }
    }

    /// Reads the diagrams that are given, and the initial ones of the other inputs.
    private mutating func read(_ diagrams: [String]) throws(Complaint) {
        for number in 0..<max(exhibit.inputs.count, diagrams.count) {
            let input = exhibit.inputs[min(number, exhibit.inputs.count - 1)]
            let name = number < exhibit.inputs.count ? input.name : Self.names[number]
            let diagram = number < diagrams.count ? diagrams[number] : input.diagram
            let events = try Self.events(of: diagram, as: input, option: "--input")
            inputs.append(Input(name: name, isHot: input.isHot, events: events))
        }
    }

    private static func events(
        of diagram: String, as input: Exhibit.Input, option: String
    ) throws(Complaint) -> [Recorded<String, Failure>] {
        guard diagram.count <= longest else {
            throw Complaint(text: "\(option) has \(diagram.count) characters; no more than \(longest) can be shown")
        }
        do throws(MarbleError) {
            return try input.events(diagram)
        } catch {
            throw Complaint(text: "\(option)\(input.demands): \(error)")
        }
    }

    /// The code with the values put in.
    var code: String {
        let names = inputs.map(\.name).joined(separator: ", ")
        return values.reduce(exhibit.code.replacing("{inputs}", with: names)) { code, choice in
            code.replacing("{\(choice.key)}", with: choice.value.code)
        }
    }
}

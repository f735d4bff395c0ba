/// Cuts a diagram into its tokens, from left to right.
struct MarbleScanner {
    let text: String
    let characters: [Character]
    private let named: Bool
    private(set) var position = 0

    /// - Parameter named: Whether `<` begins the name of a value.
    init(_ text: String, named: Bool = false) {
        self.text = text
        self.characters = Array(text)
        self.named = named
    }

    func error(_ problem: String, column: Int) -> MarbleError {
        MarbleError(diagram: text, column: column, problem: problem)
    }

    /// The next token with its column from 1; `nil` at the end.
    mutating func next() throws(MarbleError) -> (token: MarbleToken, column: Int)? {
        while position < characters.count, characters[position] == " " { position += 1 }
        guard position < characters.count else { return nil }
        let start = position
        if let literal = DurationLiteral(in: characters, at: start) {
            guard let duration = literal.duration else {
                throw error("not a usable time: more than 292 years, or finer than can be kept", column: start + 1)
            }
            position = literal.end
            return (.time(duration), start + 1)
        }
        position += 1
        return (try token(characters[start], column: start + 1), start + 1)
    }

    private mutating func token(_ character: Character, column: Int) throws(MarbleError) -> MarbleToken {
        switch character {
        case "-": return .time(.frame)
        case "|": return .completed
        case "#": return .failed
        case "^": return .subscribed
        case "!": return .unsubscribed
        case "(", "[": return .open(character)
        case ")", "]": return .close(character)
        case "<" where named: return .name(try name(column: column))
        case _ where character.isWhitespace: throw error("only plain spaces may be blank", column: column)
        default: return .value(character)
        }
    }

    private mutating func name(column: Int) throws(MarbleError) -> String {
        guard let end = characters[position...].firstIndex(of: ">") else {
            throw error("a name that is never closed by '>'", column: column)
        }
        defer { position = end + 1 }
        return String(characters[position..<end])
    }
}

/// A piece of a diagram that takes time or means something.
enum MarbleToken: Equatable {
    case time(Duration)
    case open(Character)
    case close(Character)
    case value(Character)
    case name(String)
    case completed
    case failed
    case subscribed
    case unsubscribed
}

extension Duration {
    /// The time that one column of a diagram takes.
    package static var frame: Duration { .milliseconds(1) }
}

/// A type whose values can be written into a marble diagram without a value map.
///
/// `Character` and `String` take any marble, `Int` takes digits. Conform a type of your own to read it the same way:
///
/// ```swift
/// extension Light: MarbleValue {
///     init?(marble: Character) {
///         switch marble {
///         case "r": self = .red
///         case "g": self = .green
///         default: return nil
///         }
///     }
/// }
/// ```
public protocol MarbleValue {
    /// The value of a marble, or `nil` if the marble has none; the diagram is then rejected with the marble's column.
    init?(marble: Character)
}

extension Character: MarbleValue {
    /// The marble itself.
    public init(marble: Character) {
        self = marble
    }
}

extension String: MarbleValue {
    /// The marble itself.
    public init(marble: Character) {
        self.init(marble)
    }
}

extension Int: MarbleValue {
    /// The value of a digit from 0 to 9.
    public init?(marble: Character) {
        guard let digit = marble.asciiDigit else { return nil }
        self = digit
    }
}

extension Character {
    var asciiDigit: Int? {
        isASCII ? wholeNumberValue : nil
    }
}

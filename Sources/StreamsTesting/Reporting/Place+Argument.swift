import Foundation

extension Place {
    /// The first argument of the call that stands here, as the source has it; `nil` when the source cannot be read.
    ///
    /// `#column` of a call is where its arguments begin.
    var argument: String? {
        source.flatMap { FirstArgument.text(of: $0.utf8.dropFirst(column - 1)) }
    }

    /// The source file from this line on.
    private var source: Substring? {
        guard let file = try? String(contentsOfFile: "\(filePath)", encoding: .utf8) else { return nil }
        let lines = file.split(separator: "\n", maxSplits: line - 1, omittingEmptySubsequences: false)
        return lines.count == line ? lines.last : nil
    }
}

enum FirstArgument {
    /// The text between the opening parenthesis and the first comma or closing parenthesis that belongs to it, without
    /// a label, on one line.
    static func text(of call: some Sequence<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var depth = 0
        var angles = 0
        var isType = false
        var isQuoted = false
        var last: Character = "("
        for (index, byte) in call.enumerated() {
            let character = Character(Unicode.Scalar(byte))
            if index == 0 {
                guard character == "(" else { return nil }
                continue
            }
            if !last.isPartOfName { isType = character.isUppercase }
            switch character {
            case "\"" where last != "\\": isQuoted.toggle()
            case _ where isQuoted: break
            case "<" where isType && last.isPartOfName: angles += 1
            case ">" where angles > 0 && last != "-" && last != "=": angles -= 1
            case "(", "[", "{": depth += 1
            case ",", ")", "]", "}":
                if depth == 0 && (character != "," || angles == 0) {
                    return tidy(String(decoding: bytes, as: UTF8.self))
                }
                depth -= character == "," ? 0 : 1
            default: break
            }
            bytes.append(byte)
            last = character
        }
        return nil
    }

    private static func tidy(_ argument: String) -> String? {
        let words = argument.split(whereSeparator: \.isWhitespace)
        let isLabelled = words.first.map { $0.last == ":" && $0.dropLast().allSatisfy { $0.isLetter } } ?? false
        let text = words.dropFirst(isLabelled ? 1 : 0).joined(separator: " ").replacing(" .", with: ".")
        return text.isEmpty ? nil : text
    }
}

extension Character {
    fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

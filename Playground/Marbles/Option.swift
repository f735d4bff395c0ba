import Marbles

extension Exhibit {
    /// Something about an operator that the command line can change.
    struct Option {
        enum Kind {
            case time(least: Int)
            case count(ClosedRange<Int>)
            case text
            case diagram
            case choice([String])
        }

        enum Value {
            case time(Duration)
            case count(Int)
            case text(String)
            case choice(String)
        }

        let name: String
        let kind: Kind
        let initial: String
        let help: String

        static func time(_ name: String, _ milliseconds: Int, least: Int = 0, _ help: String) -> Option {
            Option(name: name, kind: .time(least: least), initial: "\(milliseconds)", help: help)
        }

        static func count(
            _ name: String, _ count: Int, in range: ClosedRange<Int> = 0...100, _ help: String
        ) -> Option {
            Option(name: name, kind: .count(range), initial: "\(count)", help: help)
        }

        static func text(_ name: String, _ text: String, _ help: String) -> Option {
            Option(name: name, kind: .text, initial: text, help: help)
        }

        /// A stream that is made anew for each element; `*` in it stands for the element.
        static func inner(_ diagram: String = "*-*-*|") -> Option {
            let help = "the stream that is made of each element x; * stands for x"
            return Option(name: "inner", kind: .diagram, initial: diagram, help: help)
        }

        /// One of some words, the first one unless it is given.
        static func choice(_ name: String, _ words: String..., help: String) -> Option {
            Option(name: name, kind: .choice(words), initial: words[0], help: help)
        }

        static let late = time("late", 5, "when the second subscriber comes")
        static let latency = time("latency", 3, "how long ask takes")
    }
}

extension Exhibit.Option {
    /// What a word of the command line means; says what is wrong with it otherwise.
    func value(of word: String) throws(Complaint) -> Value {
        switch kind {
        case .time(let least):
            let time = Int(word).map { Duration.milliseconds($0) } ?? Duration(literal: word[...])
            guard let time, (.milliseconds(least)...Duration.seconds(3600)).contains(time) else {
                throw Complaint(text: "--\(name) takes a time from \(least)ms to 60m, such as 3 or 1.5s, not \(word)")
            }
            return .time(time)
        case .count(let range):
            guard let count = Int(word), range.contains(count) else {
                throw Complaint(
                    text: "--\(name) takes a number from \(range.lowerBound) to \(range.upperBound), not \(word)")
            }
            return .count(count)
        case .choice(let words):
            guard words.contains(word) else {
                throw Complaint(text: "--\(name) takes \(words.joined(separator: " or ")), not \(word)")
            }
            return .choice(word)
        case .text:
            return .text(word)
        case .diagram:
            return .text(word)
        }
    }

    /// What stands for the value in the help.
    var placeholder: String {
        switch kind {
        case .time: "TIME"
        case .count: "N"
        case .text: "TEXT"
        case .diagram: "DIAGRAM"
        case .choice(let words): words.joined(separator: "|")
        }
    }

    /// The initial value in the help.
    var initially: String {
        if case .time = kind { "\(initial)ms" } else { initial }
    }
}

extension Exhibit.Option.Value {
    /// The value as Swift has it.
    var code: String {
        switch self {
        case .count(let count): "\(count)"
        case .choice(let word): word
        case .text(let text): text.debugDescription
        case .time(let time):
            if let whole = Int(exactly: time / .milliseconds(1)) {
                ".milliseconds(\(whole))"
            } else {
                ".microseconds(\(time / .microseconds(1)))"
            }
        }
    }
}

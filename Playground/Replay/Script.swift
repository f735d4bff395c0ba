import Foundation
import Marbles

/// What the user does, and when.
struct Script {
    enum Action: Equatable {
        case type(String)
        case clear
        case submit
        case pick(String)
        case pickRecent(String)
        case removeRecent(String)
        case clearRecents
        case retry
        case end
    }

    struct Step: Equatable {
        let line: Int
        let time: Duration
        let action: Action
    }

    let steps: [Step]

    init(contentsOf file: String) throws(Complaint) {
        guard let text = String(data: try Self.data(of: file), encoding: .utf8) else {
            throw Complaint(text: "\(file) is not UTF-8")
        }
        try self.init(text)
    }

    /// The data of a file, or of the input for `-`; some files never end.
    private static func data(of file: String, limit: Int = 1 << 24) throws(Complaint) -> Data {
        var data = Data()
        do {
            let handle = file == "-" ? .standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
            while let chunk = try handle.read(upToCount: 1 << 16), !chunk.isEmpty, data.count <= limit {
                data += chunk
            }
        } catch {
            throw Complaint(text: "\(file) cannot be read")
        }
        if data.count > limit { throw Complaint(text: "\(file) is too long") }
        return data
    }

    /// Reads a script; the first line that is wrong is named.
    init(_ text: String) throws(Complaint) {
        var steps: [Step] = []
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        for (index, line) in lines.enumerated() {
            let step = try Self.step(line, number: index + 1)
            guard let step else { continue }
            if let last = steps.last, step.time < last.time {
                throw Complaint(text: "line \(step.line): the time goes back, from line \(last.line)")
            }
            if let last = steps.last, last.action == .end {
                throw Complaint(text: "line \(step.line): nothing can come after the end in line \(last.line)")
            }
            steps.append(step)
        }
        self.steps = steps
    }

    private static func step(_ line: Substring, number: Int) throws(Complaint) -> Step? {
        let line = line.drop { $0 == " " || $0 == "\t" }
        if line.isEmpty || line.first == "#" { return nil }
        let word = line.prefix { $0 != " " }
        guard let time = Duration(literal: word) else {
            throw Complaint(text: "line \(number): \(word) is not a time such as 120ms, 1.5s or 2m")
        }
        let rest = line[word.endIndex...].drop { $0 == " " }
        return Step(line: number, time: time, action: try action(rest, number: number))
    }

    private static func action(_ words: Substring, number: Int) throws(Complaint) -> Action {
        // By scalars, because a text may begin with a mark that would join the blank before it.
        let scalars = words.unicodeScalars
        let end = scalars.firstIndex(of: " ") ?? scalars.endIndex
        let name = words[..<end]
        // Everything after one blank, the blanks at the end included.
        let text = String(scalars[end...].dropFirst())
        switch (name, text.trimmingCharacters(in: .whitespaces)) {
        case ("type", _): return .type(text)
        case ("pick", let code) where !code.isEmpty: return .pick(code)
        case ("recents.pick", let what) where !what.isEmpty: return .pickRecent(what)
        case ("recents.remove", let what) where !what.isEmpty: return .removeRecent(what)
        case ("pick", _), ("recents.pick", _), ("recents.remove", _):
            throw Complaint(text: "line \(number): \(name) of what?")
        case ("clear", ""): return .clear
        case ("submit", ""): return .submit
        case ("recents.clear", ""): return .clearRecents
        case ("retry", ""): return .retry
        case ("end", ""): return .end
        case ("", _):
            throw Complaint(text: "line \(number): there is a time and no action")
        case ("clear", let more), ("submit", let more), ("recents.clear", let more), ("retry", let more),
            ("end", let more):
            throw Complaint(text: "line \(number): \(name) takes nothing, not \(more)")
        default:
            throw Complaint(text: "line \(number): unknown action \(name)")
        }
    }
}

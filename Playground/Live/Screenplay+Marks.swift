import Marbles

extension Recorder where Failure == Never {
    /// The values, each in a few characters.
    func marks(_ describe: (Element) -> String) -> [MarbleStrip.Mark] {
        events.compactMap { event in
            if case .next(let value) = event.event { MarbleStrip.Mark(describe(value), at: event.time) } else { nil }
        }
    }
}

extension Recorder where Element == String, Failure == Never {
    /// The edits of a text: what was added at its end, or else what it is now.
    var edits: [MarbleStrip.Mark] {
        var last = ""
        return marks { text in
            defer { last = text }
            if text.isEmpty { return last.isEmpty ? "" : "∅" }
            if text.hasPrefix(last) { return String(text.dropFirst(last.count)) }
            return last.hasPrefix(text) ? "⌫" : text
        }
    }
}

import Marbles

/// One row of the screen: texts, each with its looks.
struct Line: Equatable {
    struct Span: Equatable {
        var text: String
        var style: Style
    }

    private(set) var spans: [Span]

    /// An empty row.
    init() {
        spans = []
    }

    /// A text as it is safe to show, whatever it holds.
    init(_ text: some StringProtocol, _ style: Style = []) {
        spans = text.isEmpty ? [] : [Span(text: text.harmless, style: style)]
    }

    /// A text of which some ranges look different.
    init(_ text: String, _ style: Style = [], marking ranges: [Range<String.Index>], _ marked: Style) {
        var line = Line()
        var place = text.startIndex
        for range in ranges {
            line += Line(text[place..<range.lowerBound], style)
            line += Line(text[range], style.union(marked))
            place = range.upperBound
        }
        self = line + Line(text[place...], style)
    }

    /// The columns that it takes.
    var width: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

    /// The text alone.
    var text: String { spans.map(\.text).joined() }

    static func + (left: Line, right: Line) -> Line {
        var line = left
        line.spans += right.spans
        return line
    }

    static func += (left: inout Line, right: Line) { left = left + right }

    /// The line, or its beginning and an ellipsis, in so many columns.
    func truncated(to columns: Int) -> Line {
        if width <= columns { return self }
        var line = Line()
        var room = columns - 1
        guard room >= 0 else { return line }
        for span in spans {
            let text = String(span.text.prefix(columns: room))
            room -= text.displayWidth
            line.spans.append(Span(text: text, style: span.style))
            if text != span.text { break }
        }
        line.spans[line.spans.count - 1].text += "…"
        return line
    }

    /// Filled up with blanks.
    func padded(to columns: Int) -> Line {
        self + Line(String(repeating: " ", count: max(0, columns - width)))
    }

    /// A line with something at its end; on a narrow screen that gets no more than a third, and then nothing.
    func and(atEnd right: Line, columns: Int) -> Line {
        let right = right.truncated(to: columns / 3)
        guard right.width > 0, columns >= 24 else { return truncated(to: columns) }
        return truncated(to: columns - right.width - 1).padded(to: columns - right.width) + right
    }
}

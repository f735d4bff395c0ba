import Marbles
import SearchFeature

extension SearchView {
    /// What the terminal shows.
    var frame: Frame {
        let layout = layout
        let (query, cursor) = queryLine
        var lines: [Line] = []
        if layout.hasHeader { lines.append(header) }
        let row = lines.count
        lines.append(query)
        lines += list(layout.list)
        if layout.hasRecents { lines.append(recentLine) }
        if layout.hasStreams { lines += streams?.lines(columns: size.columns) ?? [] }
        if layout.hasFooter { lines.append(footer) }
        return Frame(size: size, lines: lines, cursor: .init(column: cursor, row: row))
    }

    private var header: Line {
        let title = Line(" Airports", .bold)
        if rows.isEmpty { return title }
        return title.and(atEnd: Line("\(selection + 1) of \(rows.count) ", .dim), columns: size.columns)
    }

    private var status: Line {
        if isSearching { return Line("\(Self.spinner[turns % Self.spinner.count]) searching", .accent) + Line(" ") }
        return Line()
    }

    private static let spinner = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

    /// The text as much as fits, with its cursor always among it, and the column of that.
    private var queryLine: (line: Line, cursor: Int) {
        let status = status
        let prompt = size.columns < 12 ? Line() : Line(" ⌕ ", .accent)
        let room = max(1, size.columns - prompt.width - (status.width > 0 ? status.width + 1 : 0))
        let before = query.before.harmless.suffix(columns: room - 1)
        let here = query.after.prefix(1)
        let cursor = here.isEmpty ? Line("▏", .accent) : Line(here, .inverse)
        let text = prompt + Line(before, .bold) + cursor + Line(query.after.dropFirst(), .bold)
        let line = text.truncated(to: prompt.width + room)
        let column = min(prompt.width + before.displayWidth, max(0, size.columns - 1))
        return (status.width > 0 ? line.padded(to: size.columns - status.width) + status : line, column)
    }

    /// The rows around the selected one, or why there are none.
    private func list(_ height: Int) -> [Line] {
        var lines: [Line] = []
        if let failure {
            lines.append(Line(" ✗ \(failure)", .alarm) + Line("  ^R tries again", .dim))
        } else if rows.isEmpty {
            lines.append(Line(hint, .dim))
        }
        let room = max(0, height - lines.count)
        let top = max(0, min(selection - room / 2, rows.count - room))
        for (index, row) in rows.enumerated().dropFirst(top).prefix(room) {
            lines.append(line(row, isSelected: index == selection))
        }
        return lines.prefix(height) + Array(repeating: Line(), count: max(0, height - lines.count))
    }

    private var hint: String {
        if query.text.isEmpty { return " Type a city, the name of an airport, a country or a code." }
        return isAnswered && !isSearching ? " Nothing found." : ""
    }

    private var footer: Line {
        if !problem.isEmpty { return Line(" ! " + problem, .alarm) }
        let keys =
            switch selected {
            case .result: " ⏎ open   Esc clear   ^R retry   ^S streams"
            case .recent: " ⏎ again   ^D forget   ^X forget all   ^S streams"
            case nil where query.text.isEmpty: " ^S streams"
            case nil: " ⏎ remember   Esc clear   ^R retry   ^S streams"
            }
        return Line(keys, .dim).and(atEnd: Line("^C quit ", .dim), columns: size.columns)
    }
}

extension StringProtocol {
    /// The longest end of this text that takes no more than so many columns.
    fileprivate func suffix(columns: Int) -> String {
        String(String(reversed()).prefix(columns: columns).reversed())
    }
}

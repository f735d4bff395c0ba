/// The figures as aligned text.
struct Table {
    private static let widths = [50, 10, 10, 8, 8]

    static let head =
        line("nanoseconds per event or subscription", "ours", "by hand", "ratio", "allocs")
        + "\n" + String(repeating: "─", count: widths.reduce(0, +))

    static func line(_ figure: Figure) -> String {
        line(
            figure.name, figure.nanoseconds.shown, figure.baselineNanoseconds.shown, figure.ratio.shown,
            figure.allocations?.shown ?? "?")
    }

    private static func line(_ cells: String...) -> String {
        zip(cells, widths).enumerated().map { column, cell in
            let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return column == 0 ? cell.0 + space : space + cell.0
        }.joined()
    }
}

extension Double {
    /// Three significant digits, as few as say something.
    var shown: String {
        let digits = self >= 100 ? 0 : self >= 10 ? 1 : 2
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let whole = Int((self * scale).rounded())
        guard digits > 0 else { return "\(whole)" }
        let fraction = String(whole % Int(scale))
        return "\(whole / Int(scale))." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
}

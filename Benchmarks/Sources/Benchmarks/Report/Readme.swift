import Foundation

/// Keeps the table in the README as measured: nobody types figures.
struct Readme {
    private let file: String
    private let before: Substring
    private let after: Substring

    private static let start = "<!-- benchmarks -->\n"
    private static let end = "<!-- end of benchmarks -->"
    private static let markers = "<!-- benchmarks --> and <!-- end of benchmarks -->"

    init(file: String) throws(Wrong) {
        let text = try TextFile.read(file)
        guard let start = text.range(of: Self.start),
            let end = text.range(of: Self.end, range: start.upperBound..<text.endIndex)
        else { throw Wrong(description: "\(file): there are no two lines \(Self.markers)") }
        self.file = file
        before = text[..<start.upperBound]
        after = text[end.lowerBound...]
    }

    func put(_ figures: [Figure]) throws(Wrong) {
        let head = "| per event, or per subscription | ns | by hand | ratio | allocations |\n|---|--:|--:|--:|--:|\n"
        let lines = figures.map { figure in
            let cells = [
                figure.name, figure.nanoseconds.shown, figure.baselineNanoseconds.shown, figure.ratio.shown,
                figure.allocations?.shown ?? "?",
            ]
            return "| \(cells.joined(separator: " | ")) |\n"
        }
        try TextFile.write(before + head + lines.joined() + after, to: file)
    }
}

extension Row {
    /// The rows that say most about the library, the good and the bad.
    static func telling() throws(Wrong) -> [Row] {
        let rows = all
        return try [
            "sequence → map → filter → sum",
            "sequence → map → filter → sum in an object",
            "ten maps in one place",
            "ten maps through opaque functions",
            "subject → map → filter → scan",
            "main-actor relay → map → filter → scan → driver",
            "fan-out to 100, per delivery",
            "behavior relay: set and deliver",
            "behavior → distinct → share(1) → 3 subscribers",
            "combineLatest of 2 subjects",
            "combineLatest of 2 on the main actor",
            "flatMap of 10-element inners, per inner event",
            "flatMapLatest of just, per outer event",
            "debounce, superseded events in virtual time",
            "observe(on: serial queue)",
            "values with for await",
            "subscribe + dispose: subject → map → filter",
            "subscribe + dispose: main-actor relay → map → filter",
            "making and freeing 10000 in a bag",
        ].map { name throws(Wrong) in
            guard let row = rows.first(where: { $0.name == name }) else {
                throw Wrong(description: "\(name): there is no such row")
            }
            return row
        }
    }
}

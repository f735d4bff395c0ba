/// A picture as a test has it: rows of a name and a diagram each, and a legend.
struct PictureText {
    private(set) var rows: [(name: String, diagram: String)] = []
    private(set) var legend: [Character: String] = [:]

    /// Reads a picture; the line of times, if there is one, says nothing new.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            guard let first = words.first else { continue }
            if first == "ms", words.dropFirst().allSatisfy({ Double($0) != nil }) { continue }
            if first.count == 1, words.count > 2, words[1] == "=" {
                readLegend(line)
            } else {
                rows.append((String(first), String(line.drop { $0 == " " }.dropFirst(first.count).trimmed)))
            }
        }
    }

    private mutating func readLegend(_ line: Substring) {
        for entry in line.trimmed.split(separator: "   ") {
            guard let sign = entry.trimmed.first, let equals = entry.firstRange(of: " = ") else { continue }
            legend[sign] = String(entry[equals.upperBound...].trimmed)
        }
    }

    /// The events of a row, with its values as they are printed.
    func events(of diagram: String) throws(MarbleError) -> [Recorded<String, DescribedFailure>] {
        let meanings = diagram.map { ($0, legend[$0] ?? String($0)) }
        return try MarbleDiagram.events(
            diagram, .hot, values: Dictionary(meanings) { first, _ in first },
            error: DescribedFailure(legend["#"] ?? Self.anyFailure))
    }

    /// What `#` stands for when the legend does not say.
    static let anyFailure = "a failure"
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = drop { $0 == " " }
        return start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)]
    }
}

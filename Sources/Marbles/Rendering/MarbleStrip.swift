/// The latest stretch of several streams on one time axis, each drawn as a line of the same width.
///
/// Every column stands for the same time. The axis moves by whole columns, so that what stands in two lines keeps its
/// distance while both move.
package struct MarbleStrip: Sendable {
    /// Something that happened, and what the line says of it.
    package struct Mark: Hashable, Sendable {
        /// When it happened.
        package let time: Duration
        let text: String

        /// What is said may take several columns; it is cut where the next mark begins.
        package init(_ text: String, at time: Duration) {
            self.time = time
            self.text = text.harmless
        }
    }

    private let columns: Int
    private let column: Duration
    private let first: Int

    /// - Parameters:
    ///   - columns: The width of a line.
    ///   - window: How much time the lines show.
    ///   - now: The time of the last column.
    package init(columns: Int, window: Duration, now: Duration) {
        self.columns = max(columns, 0)
        column = max(window / max(columns, 1), .nanoseconds(1))
        first = Self.index(of: now, column) - self.columns + 1
    }

    /// The line for marks in the order of their times; marks in one column stand side by side.
    package func line(_ marks: [Mark]) -> String {
        places(of: marks)
            .reduce("") { line, mark in line.fitted(to: mark.place) + mark.text }
            .fitted(to: columns)
    }

    private func places(of marks: [Mark]) -> [(place: Int, text: String)] {
        marks.reduce(into: []) { places, mark in
            let place = Self.index(of: mark.time, column) - first
            guard (0..<columns).contains(place) else { return }
            if let last = places.last, last.place == place {
                places[places.count - 1].text += mark.text
            } else {
                places.append((place, mark.text))
            }
        }
    }

    private static func index(of time: Duration, _ column: Duration) -> Int {
        let (whole, rest) = time.attoseconds.quotientAndRemainder(dividingBy: column.attoseconds)
        return Int(clamping: rest < 0 ? whole - 1 : whole)
    }
}

extension StringProtocol {
    /// Cut to a width, or drawn on to it.
    fileprivate func fitted(to width: Int) -> String {
        let line = prefix(columns: width)
        return line + String(repeating: "─", count: Swift.max(0, width - line.displayWidth))
    }
}

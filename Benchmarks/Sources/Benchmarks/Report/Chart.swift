import Foundation

/// The ratios as bars, to the left of the middle line where the library beats what was written by hand.
struct Chart {
    private let figures: [Figure]
    private let labelWidth = 330.0
    private let plotWidth = 440.0
    private let rowHeight = 22.0

    init(_ figures: [Figure]) {
        self.figures = figures
    }

    var svg: String {
        let height = Double(figures.count) * rowHeight + 44
        let bars = figures.enumerated().map { bar($1, y: 34 + Double($0) * rowHeight) }.joined(separator: "\n")
        let marks = [0.1, 0.2, 0.5, 1, 2, 5, 10].map { mark($0, height: height) }.joined(separator: "\n")
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(labelWidth + plotWidth + 60) \(height)" \
            font-family="system-ui, sans-serif" font-size="12">
            <style>
            .paper { fill: #fff } text { fill: #333 } .mark { stroke: #ccc } .middle { stroke: #666 }
            .fast { fill: #2b8a5c } .slow { fill: #c9803a }
            @media (prefers-color-scheme: dark) {
            .paper { fill: #0d1117 } text { fill: #ddd } .mark { stroke: #444 } .middle { stroke: #aaa }
            }
            </style>
            <rect class="paper" width="100%" height="100%" rx="6"/>
            \(marks)
            \(bars)
            </svg>

            """
    }

    private func bar(_ figure: Figure, y: Double) -> String {
        let (middle, end) = (x(1), x(figure.ratio))
        let kind = figure.ratio <= 1 ? "fast" : "slow"
        let height = rowHeight - 6
        let lines = [
            "<text x=\"\(labelWidth - 10)\" y=\"\(y + 12)\" text-anchor=\"end\">\(figure.name)</text>",
            """
            <rect class="\(kind)" x="\(min(middle, end))" y="\(y)" width="\(abs(end - middle))" height="\(height)"/>
            """,
            Self.scale.contains(figure.ratio) ? nil : arrow(kind, x: end, y: y, height: height),
            "<text x=\"\(max(middle, end) + 10)\" y=\"\(y + 12)\">\(figure.ratio.shown)</text>",
        ]
        return lines.compactMap { $0 }.joined(separator: "\n")
    }

    /// The end of a bar that goes on beyond the scale.
    private func arrow(_ kind: String, x: Double, y: Double, height: Double) -> String {
        let tip = x + (x < self.x(1) ? -8 : 8)
        let points = "\(x),\(y) \(tip),\(y + height / 2) \(x),\(y + height)"
        return "<polygon class=\"\(kind)\" points=\"\(points)\"/>"
    }

    private func mark(_ ratio: Double, height: Double) -> String {
        """
        <line class="\(ratio == 1 ? "middle" : "mark")" x1="\(x(ratio))" x2="\(x(ratio))" y1="24" y2="\(height - 8)"/>
        <text x="\(x(ratio))" y="16" text-anchor="middle">\(ratio == 1 ? "by hand" : "\(ratio.shown) ×")</text>
        """
    }

    /// From a tenth to ten times.
    private static let scale = 0.1...10

    /// On a logarithmic scale.
    private func x(_ ratio: Double) -> Double {
        let place = (log10(min(Self.scale.upperBound, max(Self.scale.lowerBound, ratio))) + 1) / 2
        return (labelWidth + place * plotWidth).rounded()
    }
}

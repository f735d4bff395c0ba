/// Draws streams, times and legend, and remembers how much room they took.
struct SVGDrawing {
    let legend: MarbleLegend
    let geometry: SVGGeometry
    private(set) var elements: [String] = []
    private(set) var width: Int
    private(set) var height: Int
    private let colours: [MarbleDescription: Int]

    init(legend: MarbleLegend, geometry: SVGGeometry, title: String) {
        self.legend = legend
        self.geometry = geometry
        width = max(geometry.right, SVG.width(title, size: 16)) + 2 * SVGGeometry.padding
        height = geometry.top
        let values = legend.signs.sorted { $0.value < $1.value }.map(\.key)
        colours = Dictionary(uniqueKeysWithValues: values.enumerated().map { ($1, $0 % SVG.colours) })
    }

    mutating func draw(_ stream: MarbleStream, row: Int) {
        let y = geometry.y(row: row)
        let positions = geometry.positions(stream)
        let start = stream.events.first?.sign == .subscribed ? positions.first : nil
        let end = zip(stream.events, positions).first { $0.0.sign.isEnd }?.1
        elements.append(SVG.text(stream.name, x: SVGGeometry.padding, y: y + 5, "ink name"))
        drawLine(y, from: start ?? geometry.edges[0], until: end)
        for (event, x) in zip(stream.events, positions) {
            elements.append(SVG.group("\(event.sign.whole) at \(event.time.inWords)", shape(event.sign, x, y)))
        }
        height = max(height, y + SVGGeometry.rowHeight / 2)
    }

    /// A text in a box as wide as the lines of the streams.
    mutating func draw(caption text: String, at index: Int) {
        let left = geometry.edges[0]
        let y = geometry.y(caption: index)
        let right = max(geometry.right + 10, left + SVG.width(text, size: 14) + 24)
        elements.append(SVG.box(left, y - 15, right - left, 30))
        elements.append(SVG.text(text, x: left + 12, y: y + 5, "ink"))
        width = max(width, right + SVGGeometry.padding)
        height = max(height, y + SVGGeometry.captionHeight / 2)
    }

    private mutating func drawLine(_ y: Int, from start: Int, until end: Int?) {
        let right = end ?? geometry.right + 10
        var left = start
        for (index, slot) in geometry.axis.slots.enumerated()
        where slot.gap != nil && (start..<right).contains(geometry.edges[index]) {
            let gap = (geometry.edges[index], geometry.edges[index + 1])
            elements.append(SVG.line(left, y, gap.0, y, "ink"))
            elements.append(SVG.line(gap.0 + 6, y, gap.1, y, "ink gap"))
            left = gap.1
        }
        elements.append(SVG.line(left, y, right, y, "ink"))
        if end == nil { elements.append(SVG.path("M\(right - 5) \(y - 5)L\(right) \(y)L\(right - 5) \(y + 5)", "ink")) }
    }

    private func shape(_ sign: MarbleStream.Sign, _ x: Int, _ y: Int) -> String {
        switch sign {
        case .value(let value):
            SVG.marble(String(legend.signs[value] ?? "?"), x, y, colour: colours[value] ?? 0)
        case .completed: SVG.line(x, y - 13, x, y + 13, "ink end")
        case .failed:
            SVG.path("M\(x - 8) \(y - 8)L\(x + 8) \(y + 8)M\(x + 8) \(y - 8)L\(x - 8) \(y + 8)", "failure end")
        case .subscribed: SVG.path("M\(x - 6) \(y + 9)L\(x) \(y - 9)L\(x + 6) \(y + 9)Z", "ink solid")
        case .unsubscribed: SVG.path("M\(x) \(y - 9)L\(x + 6) \(y)L\(x) \(y + 9)L\(x - 6) \(y)Z", "ink solid")
        }
    }

    /// The times of the columns, and how long the gaps are.
    mutating func drawTimes() {
        let y = height + 14
        var right = 0
        let axis = geometry.axis
        let starts = Dictionary(uniqueKeysWithValues: zip(axis.slotOfColumn, axis.columns))
        for (index, slot) in axis.slots.enumerated() {
            let text = starts[index].map { String($0.inWords.dropLast(3)) } ?? slot.gap?.literal
            let middle = geometry.middle(slot: index)
            guard let text, middle - SVG.width(text, size: 11) / 2 > right else { continue }
            right = middle + SVG.width(text, size: 11) / 2 + 6
            elements.append(SVG.text(text, x: middle, y: y, slot.gap == nil ? "faint time" : "faint time pause"))
        }
        elements.append(SVG.text("ms", x: SVGGeometry.padding, y: y, "faint unit"))
        width = max(width, right + SVGGeometry.padding)
        height = y + SVGGeometry.padding
    }

    /// What the letters mean.
    mutating func drawLegend(_ streams: [MarbleStream]) {
        let values = legend.signs.filter { $0.key.sign != $0.value }.sorted { $0.value < $1.value }
        for (value, _) in values { explain(.value(value), value.text) }
        for failure in Set(streams.flatMap(\.failures)).sorted() { explain(.failed(failure), failure) }
    }

    private mutating func explain(_ sign: MarbleStream.Sign, _ text: String) {
        let x = SVGGeometry.padding + 12
        elements.append(shape(sign, x, height + 8))
        let short = text.count > 80 ? text.prefix(79) + "…" : text
        elements.append(SVG.text(short, x: x + 22, y: height + 13, "ink"))
        width = max(width, x + 22 + SVG.width(short, size: 14) + SVGGeometry.padding)
        height += 32
    }
}

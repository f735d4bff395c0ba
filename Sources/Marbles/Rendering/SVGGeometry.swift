/// Where everything of a picture stands, in pixels.
struct SVGGeometry {
    static let padding = 20
    static let rowHeight = 44
    static let captionHeight = 40

    let axis: MarbleAxis

    /// The left edge of each slot, and the right edge of the last.
    let edges: [Int]

    /// The middle line of the first row.
    let top: Int

    /// Before which row each caption stands.
    private let captions: [Int]

    init(_ picture: MarblePicture) {
        let streams = picture.streams
        let columns = MarbleAxis.columns(of: streams.flatMap { $0.events.map(\.time) })
        let axis = MarbleAxis(columns: columns, frames: columns.map { _ in 0 }, end: picture.end)
        var widths = axis.slots.map { $0.gap == nil ? 14 : 62 }
        for stream in streams {
            for (column, events) in Dictionary(grouping: stream.events, by: { axis.column(at: $0.time) }) {
                let slot = axis.slotOfColumn[column]
                widths[slot] = max(widths[slot], events.dropFirst().map(\.sign.width).reduce(32, +))
            }
        }
        let names = streams.map { SVG.width($0.name, size: 14) }.max() ?? 0
        edges = widths.reduce(into: [Self.padding + names + 18]) { $0.append(($0.last ?? 0) + $1) }
        top = Self.padding + 20 + (picture.title.isEmpty ? 0 : 26)
        captions = picture.captions.map(\.row)
        self.axis = axis
    }

    /// The middles of a stream's events.
    func positions(_ stream: MarbleStream) -> [Int] {
        var column = -1
        var middle = 0
        return stream.events.map { event in
            let own = axis.column(at: event.time)
            middle = own == column ? middle + 14 + event.sign.width / 2 : self.middle(slot: axis.slotOfColumn[own])
            column = own
            return middle
        }
    }

    /// The middle of the first event in a slot, or of a gap.
    func middle(slot: Int) -> Int {
        axis.slots[slot].gap == nil ? edges[slot] + 16 : (edges[slot] + edges[slot + 1]) / 2
    }

    func y(row: Int) -> Int {
        top + row * Self.rowHeight + captions.count { $0 <= row } * Self.captionHeight
    }

    /// The middle line of a caption, by its place among them.
    func y(caption: Int) -> Int {
        let row = captions[caption]
        let earlier = captions[..<caption].count { $0 == row }
        let bottom = top + (row - 1) * Self.rowHeight + captions.count { $0 < row } * Self.captionHeight
        return bottom + (Self.rowHeight + Self.captionHeight) / 2 + earlier * Self.captionHeight
    }

    var right: Int { edges.last ?? 0 }
}

extension MarbleStream.Sign {
    fileprivate var width: Int {
        switch self {
        case .value: 28
        case .completed, .failed, .subscribed, .unsubscribed: 20
        }
    }

    /// Whether nothing can follow.
    var isEnd: Bool {
        switch self {
        case .completed, .failed, .unsubscribed: true
        case .value, .subscribed: false
        }
    }
}

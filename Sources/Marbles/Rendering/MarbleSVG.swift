extension MarblePicture {
    /// The picture as an SVG document that stands alone.
    ///
    /// It follows the reader's choice of light or dark, tells values apart by letters as well as by colours that
    /// colour-blind people can distinguish, and says in its `<desc>` in words what it shows. It uses no outside fonts.
    public var svg: String {
        let legend = MarbleLegend(streams.flatMap(\.values))
        let geometry = SVGGeometry(self)
        var drawing = SVGDrawing(legend: legend, geometry: geometry, title: title)
        for (row, stream) in streams.enumerated() { drawing.draw(stream, row: row) }
        for (index, caption) in captions.enumerated() { drawing.draw(caption: caption.text, at: index) }
        drawing.drawTimes()
        drawing.drawLegend(streams)
        let size = "width=\"\(drawing.width)\" height=\"\(drawing.height)\""
        let heading = title.isEmpty ? "" : SVG.text(title, x: SVGGeometry.padding, y: 30, "ink title")
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="marbles" role="img" \
            viewBox="0 0 \(drawing.width) \(drawing.height)" \(size)>
            <title>\(SVG.escape(title.isEmpty ? "Marble diagram" : title))</title>
            <desc>\(SVG.escape(inWords))</desc>
            \(SVG.style)
            <rect class="back" \(size) rx="10"/>
            \(heading)
            \(drawing.elements.joined(separator: "\n"))
            </svg>

            """
    }

    /// Every event of every stream, in words.
    private var inWords: String {
        streams.map { stream in
            let events = stream.events.map { "\($0.sign.whole) at \($0.time.inWords)" }
            return "\(stream.name): \(events.isEmpty ? "nothing" : events.joined(separator: ", "))."
        }.joined(separator: " ")
    }
}

extension MarbleStream.Sign {
    /// What happened, with the whole value.
    var whole: String {
        switch self {
        case .value(let value): value.text
        case .completed: "completed"
        case .failed(let failure): "failed with \(failure)"
        case .subscribed: "subscribed"
        case .unsubscribed: "unsubscribed"
        }
    }
}

extension SearchView {
    /// What finds room on the screen, the most needed first.
    struct Layout: Equatable {
        var hasFooter = false
        var hasHeader = false
        var hasStreams = false
        var hasRecents = false
        /// The rows of the list.
        var list: Int
    }

    var layout: Layout {
        // The query is always there.
        var layout = Layout(list: max(0, size.rows - 1))
        layout.hasFooter = layout.take(1, leaving: 1)
        layout.hasHeader = layout.take(1, leaving: 2)
        layout.hasStreams = streams != nil && layout.take(StreamsPane.height, leaving: 3)
        layout.hasRecents = !query.text.isEmpty && layout.take(1, leaving: 2)
        return layout
    }
}

extension SearchView.Layout {
    fileprivate mutating func take(_ rows: Int, leaving rest: Int) -> Bool {
        guard list - rows >= rest else { return false }
        list -= rows
        return true
    }
}

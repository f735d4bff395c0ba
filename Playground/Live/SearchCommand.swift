import SearchFeature

/// What a key means on the search screen.
enum SearchCommand: Equatable {
    case edit(QueryField)
    case select(Int)
    case pick(SearchResult)
    case pickRecent(RecentSearch)
    case submit
    case clear
    case retry
    case forget(RecentSearch)
    case forgetAll
    case toggleStreams
}

extension SearchView {
    /// What a key means now; `nil` if nothing.
    func command(for key: Key) -> SearchCommand? {
        var edited = query
        if edited.edit(key) { return .edit(edited) }
        switch (key, selected) {
        case (.enter, .result(let result)?): return .pick(result)
        case (.enter, .recent(let recent)?): return .pickRecent(recent)
        case (.enter, nil): return .submit
        case (.up, _): return select(selection - 1)
        case (.down, _): return select(selection + 1)
        case (.pageUp, _): return select(selection - layout.list)
        case (.pageDown, _): return select(selection + layout.list)
        case (.home, _): return select(0)
        case (.end, _): return select(rows.count - 1)
        case (.escape, _): return .clear
        case (.control("R"), _): return .retry
        case (.control("D"), .recent(let recent)?): return .forget(recent)
        case (.control("X"), _): return query.text.isEmpty ? .forgetAll : nil
        case (.control("S"), _): return .toggleStreams
        default: return nil
        }
    }

    private func select(_ row: Int) -> SearchCommand {
        .select(max(0, min(row, rows.count - 1)))
    }

    /// What a command changes on the screen itself.
    mutating func apply(_ command: SearchCommand) {
        problem = ""
        switch command {
        case .edit(let edited): query = edited
        case .select(let row): selection = row
        case .clear: query = QueryField()
        case .pickRecent(let recent) where recent.code == nil: query = QueryField(recent.text)
        case .toggleStreams: streams = streams == nil ? StreamsPane() : nil
        case .pick, .pickRecent, .submit, .retry, .forget, .forgetAll: break
        }
    }
}

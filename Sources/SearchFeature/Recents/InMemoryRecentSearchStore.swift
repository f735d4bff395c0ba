/// Keeps the recent searches as long as it lives: for previews and tests.
public actor InMemoryRecentSearchStore: RecentSearchStoring {
    private var list: RecentSearchList

    /// Starts with the given list.
    public init(_ list: RecentSearchList = RecentSearchList()) {
        self.list = list
    }

    /// The list as the last change left it.
    public func load() -> StoredRecentSearches {
        StoredRecentSearches(list: list)
    }

    /// Makes the change.
    public func update(_ change: RecentSearchChange) -> StoredRecentSearches {
        list.apply(change)
        return load()
    }
}

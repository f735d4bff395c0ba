/// A change of the recent searches, as a value: a store can make it again on a list that someone else has changed.
public nonisolated enum RecentSearchChange: Sendable, Hashable {
    /// Puts a search first.
    case add(RecentSearch)

    /// Takes one search out.
    case remove(RecentSearch.ID)

    /// Takes all searches out.
    case removeAll
}

/// A place that keeps the recent searches: the port behind which files, memory and other stores look alike.
///
/// Any number of stores, also in other processes, may share one place. Each works off the caller's actor and starts no
/// unstructured task and no timer, so that it answers within the same moment of virtual time.
public protocol RecentSearchStoring: Sendable {
    /// Reads the list.
    func load() async throws(RecentSearchStoreError) -> StoredRecentSearches

    /// Makes one change on the list as it is *now*, whoever wrote it last, and keeps the outcome, all or nothing.
    ///
    /// A change that could not be kept is not lost: the store shows it in what it loads and tries it again with the next.
    func update(_ change: RecentSearchChange) async throws(RecentSearchStoreError) -> StoredRecentSearches
}

/// What a store read, and what it found broken.
public nonisolated struct StoredRecentSearches: Sendable, Hashable {
    /// The list; empty if there was none, or none that could be read.
    public let list: RecentSearchList

    /// The path to which unreadable data has been moved by this very call, to be told to the user; nil if all was well.
    public let damagedCopy: String?

    /// Pairs a list with what was found broken.
    public init(list: RecentSearchList, damagedCopy: String? = nil) {
        self.list = list
        self.damagedCopy = damagedCopy
    }
}

/// The recent searches, newest first: each search once, in its latest spelling, and no more than fit.
public nonisolated struct RecentSearchList: Sendable, Hashable {
    /// The entries, newest first.
    public private(set) var entries: [RecentSearch] = []

    /// The largest number of entries; the oldest ones give way.
    public let capacity: Int

    /// Makes an empty list.
    public init(capacity: Int = 10) {
        self.capacity = max(capacity, 0)
    }

    /// Makes a list of the given entries, newest first; blank, repeated and surplus ones are left out.
    public init(_ entries: some Sequence<RecentSearch>, capacity: Int = 10) {
        self.init(capacity: capacity)
        var known: Set<RecentSearch.ID> = []
        for entry in entries where self.entries.count < self.capacity {
            if !entry.text.isEmpty, known.insert(entry.id).inserted { self.entries.append(entry) }
        }
    }

    /// Puts a search first, in place of an earlier spelling of it; a blank one changes nothing.
    public mutating func add(_ entry: RecentSearch) {
        if !entry.text.isEmpty { self = RecentSearchList([entry] + entries, capacity: capacity) }
    }

    /// Takes one search out; the others keep their order.
    public mutating func remove(_ id: RecentSearch.ID) {
        entries.removeAll { $0.id == id }
    }

    /// Empties the list.
    public mutating func removeAll() {
        entries = []
    }

    /// Makes the change.
    public mutating func apply(_ change: RecentSearchChange) {
        switch change {
        case .add(let entry): add(entry)
        case .remove(let id): remove(id)
        case .removeAll: removeAll()
        }
    }
}

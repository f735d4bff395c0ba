public import Foundation

/// Keeps the recent searches in a file of its own, readable by the user only.
///
/// Any number of stores and processes may share the file. A change takes a lock file beside it, reads the file anew,
/// writes the changed list beside it and renames that over it: whenever a process dies, the file holds the list of
/// before or of after, whole. A file that cannot be understood is renamed (`.damaged` is added) and replaced by an
/// empty list; a file of a later format is left alone and every call throws.
///
/// File access is short and blocks this actor's thread; a process that holds the lock makes others wait.
public actor FileRecentSearchStore: RecentSearchStoring {
    private let file: RecentSearchFile
    private let capacity: Int
    private var unsaved: [RecentSearchChange] = []

    /// Uses the file at `url`, which need not exist, nor its folder; the file's name with an ending (`.lock`, `.new`,
    /// `.damaged`) is used as well.
    public init(url: URL, capacity: Int = 10) {
        self.init(url: url, capacity: capacity) { _ in }
    }

    init(url: URL, capacity: Int, onStep: @escaping @Sendable (RecentSearchFile.Step) -> Void) {
        file = RecentSearchFile(path: url.resolvingSymlinksInPath().path, onStep: onStep)
        self.capacity = capacity
    }

    /// `NAME/recents.json` in the user's folder for such files: `~/.local/share` on Linux.
    public static func standardURL(folder name: String = "Streams") -> URL {
        let manager = FileManager.default
        let folder = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        return (folder ?? manager.temporaryDirectory).appendingPathComponent("\(name)/recents.json")
    }

    /// Reads the file, and adds the changes that could not be saved so far; does not wait for writers.
    public func load() throws(RecentSearchStoreError) -> StoredRecentSearches {
        switch try file.read() {
        case .entries(let entries): return stored(entries)
        case .damaged: break
        }
        let damagedCopy = try file.locked { () throws(RecentSearchStoreError) in
            switch try file.read() {
            case .entries: nil as String?
            case .damaged: try file.setAside()
            }
        }
        return stored(try file.read().entries, damagedCopy: damagedCopy)
    }

    /// Makes the change on what the file holds now; what was not saved before goes first.
    public func update(_ change: RecentSearchChange) throws(RecentSearchStoreError) -> StoredRecentSearches {
        unsaved.append(change)
        try file.makeFolder()
        let outcome = try file.locked { () throws(RecentSearchStoreError) in
            let content = try file.read()
            let damagedCopy = content == .damaged ? try file.setAside() : nil
            let outcome = stored(content.entries, damagedCopy: damagedCopy)
            try file.replace(with: outcome.list.entries)
            return outcome
        }
        unsaved = []
        return outcome
    }

    private func stored(_ entries: [RecentSearch], damagedCopy: String? = nil) -> StoredRecentSearches {
        var list = RecentSearchList(entries, capacity: capacity)
        for change in unsaved { list.apply(change) }
        return StoredRecentSearches(list: list, damagedCopy: damagedCopy)
    }
}

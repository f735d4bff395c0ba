import Foundation

/// The steps that a file store is made of; all but reading belong inside `locked`.
nonisolated struct RecentSearchFile: Sendable {
    let path: String

    /// Called after each step of a change; a test ends the process there.
    let onStep: @Sendable (Step) -> Void

    enum Step: String, CaseIterable, Codable {
        case locked, read, setAside, created, written, synced, renamed
    }

    enum Content: Equatable {
        case entries([RecentSearch])
        case damaged

        var entries: [RecentSearch] {
            if case .entries(let entries) = self { entries } else { [] }
        }
    }

    func makeFolder() throws(RecentSearchStoreError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unwritable(path: path, reason: "its folder cannot be made")
        }
    }

    func locked<Result>(_ body: () throws(RecentSearchStoreError) -> Result) throws(RecentSearchStoreError) -> Result {
        let lock: Descriptor
        do {
            lock = try Descriptor.open(path + ".lock", O_RDWR | O_CREAT)
        } catch {
            throw .unwritable(path: path, reason: error.reason)
        }
        defer { lock.close() }
        do {
            try lock.lock()
        } catch {
            throw .unwritable(path: path, reason: error.reason)
        }
        onStep(.locked)
        return try body()
    }

    func read() throws(RecentSearchStoreError) -> Content {
        do {
            // Opening a pipe would wait for somebody who writes.
            let descriptor = try Descriptor.open(path, O_RDONLY | O_NONBLOCK)
            defer { descriptor.close() }
            try descriptor.requireFile()
            let content = try RecentSearchFormat.decode(descriptor.readAll())
            onStep(.read)
            return .entries(content)
        } catch let error as SystemError {
            if error.code == ENOENT { return .entries([]) }
            throw .unreadable(path: path, reason: error.reason)
        } catch let error as RecentSearchFormat.NewerVersion {
            throw .newerFormat(path: path, version: error.version)
        } catch {
            return .damaged
        }
    }

    /// Renames the file to a name that is still free, and returns that.
    func setAside() throws(RecentSearchStoreError) -> String {
        let names = (1...).lazy.map { $0 == 1 ? "\(path).damaged" : "\(path).damaged-\($0)" }
        let free = names.first { access($0, F_OK) != 0 } ?? path + ".damaged"
        if rename(path, free) != 0 { throw .unwritable(path: path, reason: SystemError.last.reason) }
        onStep(.setAside)
        return free
    }

    func replace(with entries: [RecentSearch]) throws(RecentSearchStoreError) {
        do {
            try writeBeside(RecentSearchFormat.encode(entries))
            if rename(path + ".new", path) != 0 { throw SystemError.last }
            onStep(.renamed)
            syncFolder()
        } catch {
            throw .unwritable(path: path, reason: (error as? SystemError)?.reason ?? "\(error)")
        }
    }

    private func writeBeside(_ data: Data) throws {
        let descriptor = try Descriptor.open(path + ".new", O_WRONLY | O_CREAT | O_TRUNC)
        defer { descriptor.close() }
        try descriptor.makePrivate()
        onStep(.created)
        try descriptor.writeAll(data)
        onStep(.written)
        try descriptor.sync()
        onStep(.synced)
    }

    /// Makes the rename last through a power failure, where the file system can; the change itself is done.
    private func syncFolder() {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard let descriptor = try? Descriptor.open(folder, O_RDONLY) else { return }
        try? descriptor.sync()
        descriptor.close()
    }
}

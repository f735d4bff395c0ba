public import Foundation

/// Why the recent searches could not be read or kept.
///
/// Each `reason` is the system's word for it.
public nonisolated enum RecentSearchStoreError: Error, Hashable, Sendable {
    /// The file is there and cannot be read.
    case unreadable(path: String, reason: String)

    /// The file, or something beside it, cannot be written.
    case unwritable(path: String, reason: String)

    /// A later version of the program wrote the file; it is left as it is.
    case newerFormat(path: String, version: Int)
}

extension RecentSearchStoreError: LocalizedError, CustomStringConvertible {
    /// One sentence for the user.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "Recent searches cannot be read from \(path): \(reason)."
        case .unwritable(let path, let reason): "Recent searches cannot be kept in \(path): \(reason)."
        case .newerFormat(let path, let version): "\(path) was written by a later version (format \(version))."
        }
    }

    /// The same sentence as `description`.
    public var errorDescription: String? { description }
}

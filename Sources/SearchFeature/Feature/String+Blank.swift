import Foundation

extension String {
    /// Without blanks at both ends.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Whether there is nothing but blanks.
    var isBlank: Bool { trimmed.isEmpty }
}

import Foundation

/// What people type into the search field, key by key, from a file beside this package's manifest.
enum Keystrokes {
    /// The text of the field after each key; the field is cleared before each query.
    static func texts() throws -> [String] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../typing.txt")
        let lines = try String(contentsOf: file.standardized, encoding: .utf8).split(separator: "\n")
        return lines.filter { !$0.hasPrefix("#") }.flatMap { line in
            var text = ""
            return line.map { key in
                if key == "<" { text.removeLast() } else { text.append(key) }
                return text
            }
        }
    }
}

import Foundation

/// Files, with errors that say which one.
enum TextFile {
    static func read(_ file: String) throws(Wrong) -> String {
        do {
            return try String(contentsOfFile: file, encoding: .utf8)
        } catch {
            throw Wrong(description: "\(file): cannot be read: \(cause(error))")
        }
    }

    static func write(_ text: String, to file: String) throws(Wrong) {
        do {
            try text.write(toFile: file, atomically: true, encoding: .utf8)
        } catch {
            throw Wrong(description: "\(file): cannot be written: \(cause(error))")
        }
    }

    /// What the system says; Foundation's own words are vague.
    private static func cause(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        return (underlying ?? error).localizedDescription
    }
}

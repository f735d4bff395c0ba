import Foundation

/// The operators that the library offers, read from its source text, as `observable.take(while:behavior:)`.
public enum PublicOperators {
    private static let worlds = [
        "ObservableType": ["observable"], "Observable": ["observable"], "MainActorStream": ["driver", "signal"],
        "Driver": ["driver"], "Signal": ["signal"],
    ]

    /// Those of the whole library.
    public static func read() throws -> Set<String> {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/Streams").standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.path())
        var names: Set<String> = []
        for file in files where file.hasSuffix(".swift") {
            names.formUnion(Self.names(in: try String(contentsOf: root.appending(path: file), encoding: .utf8)))
        }
        return names
    }

    /// Those of one file.
    public static func names(in text: String) -> [String] {
        var worlds: [String] = []
        var isUnavailable = false
        var signature: String?
        var names: [String] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("extension ") {
                worlds = Self.worlds[String(line.dropFirst(10).prefix { $0.isLetter })] ?? []
            } else if line.contains("*, unavailable") {
                isUnavailable = true
            } else if line.contains("public "), line.contains("func ") {
                signature = ""
            }
            guard let start = signature else { continue }
            let whole = start + line.trimmingCharacters(in: .whitespaces) + " "
            signature = whole
            guard let head = Head(whole) else { continue }
            if !isUnavailable, let name = head.name { names += worlds.map { "\($0).\(name)" } }
            signature = nil
            isUnavailable = false
        }
        return names
    }
}

/// The head of a function, up to its brace.
private struct Head {
    let start: String
    let parameters: Substring
    let result: Substring

    /// Fails as long as there is more to come.
    init?(_ text: String) {
        guard let match = text.firstMatch(of: /(static )?func `?(\w+)`?(<.*?>)?\(/) else { return nil }
        var depth = 1
        let rest = text[match.range.upperBound...]
        let close = rest.firstIndex { character in
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            return depth == 0
        }
        guard let close, rest[close...].contains("{") else { return nil }
        start = "\(match.1 ?? "")\(match.2)"
        parameters = rest[..<close]
        result = rest[close...]
    }

    /// The name with its labels, if the function gives a stream.
    var name: String? {
        guard result.contains(/-> *((?:Connectable)?Observable|Driver|Signal|Self)\b/) else { return nil }
        return "\(start)(\(labels.joined()))\(parameters.contains(/\basync\b/) ? " async" : "")"
    }

    private var labels: [String] {
        var depth = 0
        // Parameters may hold commas themselves.
        return parameters.replacing("->", with: "").split { character in
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            return character == "," && depth == 0
        }.map { parameter in
            "\(parameter.split(separator: ":")[0].split(separator: " ").first ?? "_"):"
        }
    }
}

import Foundation

/// The operators that the library offers, read from its source text, as `observable.take(while:behavior:)`.
public enum PublicOperators {
    private static let worlds = [
        "ObservableType": ["observable"], "Observable": ["observable"], "MainActorStream": ["driver", "signal"],
        "Driver": ["driver"], "Signal": ["signal"], "ConnectableObservable": ["observable"],
        "GroupedObservable": ["observable"],
    ]

    /// What gives a stream and is no operator, with the reason; a type that stands for its streams comes with its name.
    public static let exceptions = [
        "BehaviorRelay.asObservable()": itself, "PublishRelay.asObservable()": itself,
        "ReplayRelay.asObservable()": itself, "ReadOnlyBehaviorRelay.asObservable()": itself,
        "DriverRelay.asDriver()": itself, "SignalRelay.asSignal()": itself, "BehaviorRelay.asReadOnly()": itself,
        "BehaviorSubject.asObservable()": itself, "PublishSubject.asObservable()": itself,
        "ReplaySubject.asObservable()": itself, "AsyncSubject.asObservable()": itself,
        "ControlEvent.asObservable()": itself, "ControlEvent.asSignal()": itself,
        "ControlProperty.asObservable()": itself, "ControlProperty.asDriver()": itself,
        "ReplayRelay.static unbounded()": "makes a relay", "ReplaySubject.static unbounded()": "makes a subject",
        "ControlProperty.changed": "belongs to a control, which the laws do not have",
        "ControlProperty.orEmpty": "belongs to a control, which the laws do not have",
    ]
    private static let itself = "gives what it is called on, as it is"

    /// Those of the whole library, without the exceptions.
    public static func read() throws -> Set<String> {
        try Set(sources().flatMap(Self.names)).subtracting(exceptions.keys)
    }

    /// The text of every file of the library.
    public static func sources() throws -> [String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/Streams").standardized
        let files = try FileManager.default.subpathsOfDirectory(atPath: root.path())
        return try files.filter { $0.hasSuffix(".swift") }.map { file in
            try String(contentsOf: root.appending(path: file), encoding: .utf8)
        }
    }

    /// Those of one file.
    public static func names(in text: String) -> [String] {
        var worlds: [String] = []
        var isUnavailable = false
        var signature: String?
        var names: [String] = []
        for line in text.split(separator: "\n") {
            if let type = line.prefixMatch(of: /(?:[\w@()]+ )*(?:extension|struct|class|enum|actor|protocol) (\w+)/)?.1
            {
                worlds = Self.worlds(of: String(type))
            } else if line.contains("*, unavailable") {
                isUnavailable = true
            } else if let property = line.firstMatch(of: /public .*?(static )?\b(?:var|let) (\w+): (.*)/) {
                if !isUnavailable, givesStream(property.3) {
                    names += worlds.map { "\($0).\(property.1 ?? "")\(property.2)" }
                }
                isUnavailable = false
            } else if line.contains("public "), line.contains(/\b(func|subscript)\b/) {
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

    private static func worlds(of type: String) -> [String] {
        if let worlds = worlds[type] { return worlds }
        return type.contains(/(Relay|Subject)$|^Control(Event|Property)$/) ? [type] : []
    }

    fileprivate static func givesStream(_ type: Substring) -> Bool {
        let names =
            /[\[(]*(some |any )?(\w*Observable(Type)?|Driver|Signal|Self|MainActorStream|Control\w+|\w+(Relay|Subject))\b/
        return type.prefixMatch(of: names) != nil
    }
}

/// The head of a function, up to its brace.
private struct Head {
    let start: String
    let parameters: Substring
    let result: Substring

    /// Fails as long as there is more to come.
    init?(_ text: String) {
        guard let match = text.firstMatch(of: /(static )?(?:func `?(\w+)`?|subscript ?)(<.*?>)?\(/) else { return nil }
        var depth = 1
        let rest = text[match.range.upperBound...]
        let close = rest.firstIndex { character in
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            return depth == 0
        }
        guard let close, rest[close...].contains("{") else { return nil }
        start = "\(match.1 ?? "")\(match.2 ?? "subscript")"
        parameters = rest[..<close]
        result = rest[close...]
    }

    /// The name with its labels, if the function gives a stream.
    var name: String? {
        guard let arrow = result.firstRange(of: "-> "), PublicOperators.givesStream(result[arrow.upperBound...]) else {
            return nil
        }
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

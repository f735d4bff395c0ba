/// What the command line asks for.
struct Options {
    var json = false
    var filter: String?
    var check: String?
    var svg: String?
    var repetitions = 15

    static let help = """
        swift run -c release --package-path Benchmarks [options]

          --filter TEXT        only rows whose name contains the text
          --json               one object a line instead of the table
          --check FILE         fail when a limit in the file is passed
          --svg FILE           also draw the ratios
          --repetitions N      how often to measure; 15 unless said, at least 9
        """

    init(_ arguments: [String]) throws(Wrong) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--json": json = true
            case "--filter": filter = try Self.value(of: option, &rest)
            case "--check": check = try Self.value(of: option, &rest)
            case "--svg": svg = try Self.value(of: option, &rest)
            case "--repetitions":
                guard let number = Int(try Self.value(of: option, &rest)), number >= 9 else {
                    throw Wrong(description: "--repetitions needs a number from 9 on")
                }
                repetitions = number
            default: throw Wrong(description: "what is \(option)?\n\n\(Self.help)")
            }
        }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Wrong) -> String {
        guard let value = rest.popFirst() else { throw Wrong(description: "\(option) needs a value\n\n\(help)") }
        return value
    }
}

/// Something that the caller has to put right.
struct Wrong: Error, CustomStringConvertible {
    let description: String
}

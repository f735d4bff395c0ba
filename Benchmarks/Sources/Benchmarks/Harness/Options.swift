/// What the command line asks for.
struct Options {
    var json = false
    var filter: String?
    var check: String?
    var room = 1.0
    var svg: String?
    var readme: String?
    var repetitions = 15
    var help = false

    static let usage = """
        swift run -c release --package-path Benchmarks Benchmarks [options]

          --filter TEXT        only rows whose name contains the text
          --json               one object a line instead of the table
          --check FILE         fail when a limit in the file is passed
          --room FACTOR        let ratios be so many times their limits: for machines that nobody knows
          --svg FILE           also draw the ratios
          --readme FILE        only the most telling rows; put their table into the file, between its two markers
          --repetitions N      how often to measure; 15 unless said, at least 9
        """

    init(_ arguments: [String]) throws(Wrong) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            switch option {
            case "--json": json = true
            case "--filter": filter = try Self.value(of: option, &rest)
            case "--check": check = try Self.value(of: option, &rest)
            case "--room":
                let value = try Self.value(of: option, &rest)
                guard let factor = Double(value), factor >= 1, factor.isFinite else {
                    throw Wrong(description: "--room needs a factor from 1 on, not \(value)")
                }
                room = factor
            case "--svg": svg = try Self.value(of: option, &rest)
            case "--readme": readme = try Self.value(of: option, &rest)
            case "--repetitions":
                let value = try Self.value(of: option, &rest)
                guard let number = Int(value), number >= 9 else {
                    throw Wrong(description: "--repetitions needs a number from 9 on, not \(value)")
                }
                repetitions = number
            case "--help", "-h": help = true
            default: throw Wrong(description: "what is \(option)?\n\n\(Self.usage)")
            }
        }
        if room != 1, check == nil { throw Wrong(description: "--room widens the limits of --check, which is missing") }
        if readme != nil, filter != nil { throw Wrong(description: "--readme writes all its rows: leave --filter out") }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(Wrong) -> String {
        guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
            throw Wrong(description: "\(option) needs a value\n\n\(usage)")
        }
        return value
    }
}

/// Something that the caller has to put right.
struct Wrong: Error, CustomStringConvertible {
    let description: String
}

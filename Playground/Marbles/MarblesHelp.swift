/// What `marbles` says about itself and its operators.
@MainActor
enum MarblesHelp {
    static let general = """
        Shows operators at work: each runs on the streams that you draw, in virtual time, and draws what comes out.

        Playground marbles                 lists the operators
        Playground marbles NAME            shows one
        Playground marbles NAME --help     says what it takes

          --input DIAGRAM   a stream, again for the second one: 'a-b---c--|'
          --until TIME      until when to look at what goes on: 50, 1.5s, 2m; milliseconds unless it says
          --svg FILE        writes the picture as SVG, too

        In a diagram each character takes a millisecond: - nothing happens, | the stream completes, # it fails, anything else is
        an element. (ab) happens at one time. A pause can be written out between blanks: 'a 20ms b'.

        Exit status: 0 when all went well, 1 when something could not be done, 2 for a bad command line or diagram.
        """

    /// All operators, by group.
    static var list: String {
        let width = Gallery.all.map(\.name.count).max() ?? 0
        let groups = Gallery.groups.map { group in
            let lines = group.exhibits.map { exhibit in
                "  \(padded(exhibit.name, width)) \(exhibit.isOnMain ? "•" : " ") \(exhibit.summary)"
            }
            return ([group.title] + lines).joined(separator: "\n")
        }
        let end = "• Driver and Signal have it, too. Playground marbles NAME shows one; --help says more."
        return (groups + [end]).joined(separator: "\n\n")
    }

    static func text(for exhibit: Exhibit) -> String {
        let code = (try? Choices(exhibit).code) ?? exhibit.code
        var lines = [("--until TIME", "\(Choices.until.help); \(Choices.until.initially) for what has no end")]
        lines.append(("--svg FILE", "writes the picture as SVG, too"))
        let inputs = exhibit.inputs.map { input in
            ("--input DIAGRAM", "the stream \(input.name)\(input.demands); \(input.diagram) unless given")
        }
        let more = exhibit.most > exhibit.inputs.count ? [("", "up to \(exhibit.most) inputs")] : []
        let options = exhibit.options.map { option in
            ("--\(option.name) \(option.placeholder)", "\(option.help); \(option.initially) unless given")
        }
        let all = inputs + more + options + lines
        let width = all.map(\.0.count).max() ?? 0
        let table = all.map { "  \(padded($0.0, width))  \($0.1)" }.joined(separator: "\n")
        let main = exhibit.isOnMain ? "\n\n  Driver and Signal have it, too." : ""
        return """
            \(exhibit.name): \(exhibit.summary)

              \(code)\(main)

            Playground marbles \(exhibit.name) [options]

            \(table)
            """
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}

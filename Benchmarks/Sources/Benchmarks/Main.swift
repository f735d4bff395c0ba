import Foundation

/// Ends with 1 when a limit was passed, and with 2 when it could not do what it was asked for.
@main
struct Benchmarks {
    @MainActor
    static func main() async {
        do {
            let faults = try await run(Options(Array(CommandLine.arguments.dropFirst())))
            if faults.isEmpty { return }
            complain(faults.joined(separator: "\n"))
            exit(1)
        } catch {
            complain(error.description)
            exit(2)
        }
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    @MainActor
    private static func run(_ options: Options) async throws(Wrong) -> [String] {
        if options.help {
            print(Options.usage)
            return []
        }
        let limits = try options.check.map { file throws(Wrong) in
            try Limits(file: file, room: options.room, rows: Set(Row.all.map(\.name)))
        }
        let readme = try options.readme.map { file throws(Wrong) in try Readme(file: file) }
        let rows = try rows(options)
        // Now, and not after everything has been measured, is the time to complain.
        if let file = options.svg { try TextFile.write((try? TextFile.read(file)) ?? "", to: file) }
        if !options.json { print(Table.head) }
        var figures: [Figure] = []
        for row in rows {
            let figure = await figure(of: row, options, limits)
            figures.append(figure)
            print(options.json ? figure.json : Table.line(figure))
            fflush(nil)
        }
        if rows.contains(where: { $0.name.hasPrefix("airport search") }) {
            let typing = try await Typing.measured()
            print(options.json ? typing.json : typing.text)
        }
        if let file = options.svg { try TextFile.write(Chart(figures).svg, to: file) }
        try readme?.put(figures)
        if limits != nil, figures.contains(where: { $0.allocations == nil }) {
            complain("allocations cannot be counted on this system, so their limits were not checked")
        }
        return limits?.faults(in: figures) ?? []
    }

    @MainActor
    private static func rows(_ options: Options) throws(Wrong) -> [Row] {
        let rows = (options.readme == nil ? Row.all : try Row.telling()).filter { row in
            options.filter.map { row.name.contains($0) } ?? true
        }
        if rows.isEmpty { throw Wrong(description: "no row's name contains \(options.filter ?? "")") }
        return rows
    }

    /// A row whose ratio is over its limit has four more tries: the machine may have been busy with something else.
    @MainActor
    private static func figure(of row: Row, _ options: Options, _ limits: Limits?) async -> Figure {
        var figure = await row.measure(repetitions: options.repetitions)
        for _ in 0..<4 where limits?.isTooSlow(figure) == true {
            let again = await row.measure(repetitions: options.repetitions)
            if again.ratio < figure.ratio { figure = again }
        }
        return figure
    }
}

extension Row {
    static var all: [Row] {
        sequences + subjects + mainActor + combining + flattening + time + crossing + subscribing
            + growingArrays + growingState + growingElements + growingPieces + growingCrowds + growingQueues
            + everyOperator + everyDriverOperator + testing + searching
    }
}

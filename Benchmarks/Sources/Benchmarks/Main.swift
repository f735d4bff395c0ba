import Foundation

@main
struct Benchmarks {
    @MainActor
    static func main() async {
        do {
            try await run(Options(Array(CommandLine.arguments.dropFirst())))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    @MainActor
    private static func run(_ options: Options) async throws {
        let limits = try options.check.map { try Limits(file: $0) }
        let rows = Row.all.filter { row in options.filter.map { row.name.contains($0) } ?? true }
        if !options.json { print(Table.head) }
        var figures: [Figure] = []
        for row in rows {
            let figure = await row.measure(repetitions: options.repetitions)
            figures.append(figure)
            print(options.json ? figure.json : Table.line(figure))
            fflush(nil)
        }
        if let file = options.svg { try Chart(figures).svg.write(toFile: file, atomically: true, encoding: .utf8) }
        if let faults = limits?.faults(in: figures, all: options.filter == nil), !faults.isEmpty {
            throw Wrong(description: faults.joined(separator: "\n"))
        }
    }
}

extension Row {
    static var all: [Row] {
        sequences + subjects + mainActor + combining + flattening + time + crossing + subscribing + testing
    }
}

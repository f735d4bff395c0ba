import CMeter
import SearchFeature

/// How long the airport search takes for each keystroke of a recorded typing, and how much memory it keeps.
@MainActor
struct Typing {
    private let keystrokes: Int
    private let index: [UInt64]
    private let scan: [UInt64]
    private let building: UInt64
    private let bytes: (airports: Int64, index: Int64)?

    /// Types all queries, key by key, once for the index and once for the scan.
    static func measured() async throws(Wrong) -> Typing {
        do {
            return try await run()
        } catch {
            throw Wrong(description: "the recorded typing: \(error)")
        }
    }

    private static func run() async throws -> Typing {
        let texts = try Keystrokes.texts()
        let atFirst = meter_bytes_in_use()
        let airports = try AirportData.load()
        let loaded = meter_bytes_in_use()
        let search = AirportSearch(airports: airports)
        let building = try await time { use(try await search.search("x")) }
        let built = meter_bytes_in_use()
        let plain = PlainScan(airports)
        var index: [UInt64] = []
        var scan: [UInt64] = []
        for text in texts {
            index.append(try await time { use(try await search.search(text)) })
            scan.append(await time { use(plain.search(text)) })
        }
        return Typing(
            keystrokes: texts.count, index: index.sorted(), scan: scan.sorted(), building: building,
            bytes: atFirst < 0 ? nil : (loaded - atFirst, built - loaded))
    }

    /// Processor time: what else the machine does is left out.
    private static func time(_ work: () async throws -> Void) async rethrows -> UInt64 {
        let start = meter_process_nanoseconds()
        try await work()
        return meter_process_nanoseconds() - start
    }

    /// Some lines for people.
    var text: String {
        let memory = bytes.map { "; airports \($0.airports / 1024) KiB, index \($0.index / 1024) KiB more" } ?? ""
        return """

            airport search, \(keystrokes) recorded keystrokes, in milliseconds of processor time
              index       \(Self.line(index))
              plain scan  \(Self.line(scan))
              index built in \(Self.milliseconds(building)) ms\(memory)
            """
    }

    /// One object on one line: the fields of every row, with medians, and what is known of this one besides.
    var json: String {
        let (median, baseline) = (index[index.count / 2], scan[scan.count / 2])
        var fields = [
            "\"name\": \"airport search, recorded typing\"",
            "\"ns_per_event\": \(median)",
            "\"baseline_ns_per_event\": \(baseline)",
            "\"ratio\": \(Double(median) / Double(baseline))",
            "\"allocations_per_event\": null",
            "\"keystrokes\": \(keystrokes)",
            "\"worst_ns\": \(index[index.count - 1])",
            "\"baseline_worst_ns\": \(scan[scan.count - 1])",
            "\"building_ns\": \(building)",
        ]
        if let bytes { fields += ["\"airports_bytes\": \(bytes.airports)", "\"index_bytes\": \(bytes.index)"] }
        return "{\(fields.joined(separator: ", "))}"
    }

    private static func line(_ sorted: [UInt64]) -> String {
        let (median, late, worst) = (
            sorted[sorted.count / 2], sorted[sorted.count * 99 / 100], sorted[sorted.count - 1]
        )
        return "median \(milliseconds(median))   99 of 100 within \(milliseconds(late))   worst \(milliseconds(worst))"
    }

    private static func milliseconds(_ nanoseconds: UInt64) -> String { (Double(nanoseconds) / 1_000_000).shown }
}

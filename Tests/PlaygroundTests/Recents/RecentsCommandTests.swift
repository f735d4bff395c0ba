import Foundation
import SearchFeature
import Testing

@testable import Playground

@Suite struct RecentsCommandTests {
    @Test(arguments: [
        (["list"], "recents does not know list; see recents --help"),
        (["add", "--store"], "--store takes a value; see recents --help"),
        (["--capacity", "0"], "--capacity takes a number from 1 to 1000000, not 0"),
        (["--capacity", "-7"], "--capacity takes a number from 1 to 1000000, not -7"),
        (["--capacity", "many"], "--capacity takes a number from 1 to 1000000, not many"),
    ])
    func badCommandLines(words: [String], text: String) async {
        let complaint = await #expect(throws: Complaint.self) { try await RecentsCommand.run(words) }
        #expect(complaint == Complaint(text: text, status: 2))
    }

    @Test func linesAreKeptAndListed() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "recents.json")
        var lines = ["sao paulo", "ICN", "São Paulo"].makeIterator()
        var told: [String] = []
        try await RecentsCommand.run(
            ["add", "--store", file.path()], read: { lines.next() }, print: { told.append($0) })
        #expect(told == ["sao paulo", "ICN", "São Paulo"])
        told = []
        try await RecentsCommand.run(["--store", file.path()], print: { told.append($0) })
        #expect(told == ["São Paulo", "ICN"])
    }

    @Test func whatCannotBeReadIsSaid() async {
        let complaint = await #expect(throws: Complaint.self) {
            try await RecentsCommand.run(["--store", "/dev/null/recents.json"])
        }
        #expect(complaint?.status == 1)
        #expect(complaint?.text.contains("/dev/null/recents.json") == true)
    }
}

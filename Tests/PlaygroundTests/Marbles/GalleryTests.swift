import Foundation
import TestSupport
import Testing

@testable import Playground

@Suite @MainActor struct GalleryTests {
    @Test("Every operator for which the laws are run can be shown") func everyOperator() throws {
        let there = try PublicOperators.read()
        let names = Set(there.map { String($0.drop { $0 != "." }.dropFirst()) })
        let shown = Set(Gallery.all.flatMap(\.operators))
        #expect(names.subtracting(shown).sorted() == [], "add these to the gallery of the playground")
        #expect(shown.subtracting(names).sorted() == [], "the library does not have these")
        for exhibit in Gallery.all where !exhibit.operators.isEmpty {
            let isOnMain = exhibit.operators.contains { there.isSuperset(of: ["driver.\($0)", "signal.\($0)"]) }
            #expect(exhibit.isOnMain == isOnMain, "\(exhibit.name)")
        }
    }

    @Test("Every subject, relay and control can be shown", arguments: ["Subjects", "Relays", "MainActor"])
    func everyType(folder: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Streams").appending(path: folder).standardized
        let types = try FileManager.default.contentsOfDirectory(atPath: root.path()).flatMap { file in
            try String(contentsOf: root.appending(path: file), encoding: .utf8)
                .matches(
                    of: /public (?:final class|struct) (\w*(?:Subject|Relay|Binder|ControlProperty|ControlEvent))\b/
                )
                .map { String($0.1) }
        }
        #expect(types.count >= 2)
        #expect(Set(types).subtracting(Gallery.all.map(\.name)).sorted() == [])
    }

    @Test("Each shows something by itself, and the same each time") func pictures() async throws {
        for exhibit in Gallery.all {
            let choices = try Choices(exhibit)
            let shown = try await Showing.of(choices)
            #expect(shown.text == (try await Showing.of(choices).text), "\(exhibit.name)")
            let rows = shown.text.split(separator: "\n").dropFirst(2)
            #expect(rows.count { $0.contains(/[-|#)\]!\w]$/) } > exhibit.inputs.count, "\(exhibit.name)")
            #expect(shown.svg.contains("<svg") && shown.svg.contains("class=\"box\""), "\(exhibit.name)")
        }
    }

    @Test("Names differ, and no code has a place that no option fills") func names() throws {
        let names = Gallery.all.map { $0.name.lowercased() }
        #expect(Set(names).count == names.count)
        for exhibit in Gallery.all {
            let code = try Choices(exhibit).code
            for option in exhibit.options { #expect(!code.contains("{\(option.name)}"), "\(exhibit.name)") }
            #expect(!code.contains(/\{[a-z]+\}/), "\(exhibit.name)")
        }
    }
}

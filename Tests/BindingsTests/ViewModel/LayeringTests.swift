import Foundation
import Testing

/// Who may import what; the folders say it.
@Suite struct LayeringTests {
    private static func imports(_ folder: String) throws -> [String: Set<String>] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/\(folder)").standardizedFileURL
        var imports: [String: Set<String>] = [:]
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let names = lines.filter { $0.contains(#/^(public |internal |private |@_exported )*import /#) }
                .compactMap { $0.split(separator: " ").last.map(String.init) }
            imports[file.path.replacingOccurrences(of: root.path, with: "")] = Set(names)
        }
        return imports
    }

    @Test("R62: view models know no user interface") func noUserInterface() throws {
        let files = try Self.imports("Bindings").merging(Self.imports("SearchFeature")) { $0.union($1) }
        #expect(files.count > 60)
        for (file, imports) in files where !imports.isDisjoint(with: ["UIKit", "SwiftUI", "AppKit"]) {
            #expect(file.hasPrefix("/UIKit/") || file.hasSuffix("ViewController.swift"), "\(file)")
        }
    }

    @Test("Streams imports the standard library, Synchronization and Dispatch") func streams() throws {
        let files = try Self.imports("Streams")
        #expect(files.count > 60)
        let allowed: Set = ["Synchronization", "Dispatch", "Darwin", "Glibc", "Musl", "Android"]
        for (file, imports) in files { #expect(imports.isSubset(of: allowed), "\(file)") }
    }

    @Test("Only StreamsTesting knows a test framework") func testFrameworks() throws {
        for module in ["Streams", "Marbles", "Bindings", "SearchFeature"] {
            for (file, imports) in try Self.imports(module) {
                #expect(imports.isDisjoint(with: ["Testing", "XCTest", "StreamsTesting"]), "\(module)\(file)")
            }
        }
    }
}

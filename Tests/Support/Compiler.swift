#if os(Linux) || os(macOS)
public import Foundation
public import Testing

/// The compiler, on a piece of a user's source with `// expected-error {{…}}` comments.
public enum Compiler {
    /// Where the package's modules are: beside the test program, in a build by `swift build`.
    public static let modules: URL? = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        for _ in 0..<4 {
            let modules = folder.appendingPathComponent("Modules")
            if FileManager.default.fileExists(atPath: modules.appendingPathComponent("Bindings.swiftmodule").path) {
                return modules
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }()

    /// Compiles in language mode 6, and expects exactly the errors that the comments say.
    public static func verify(_ source: String, _ options: String..., location: SourceLocation = #_sourceLocation)
        throws
    {
        let output = try compile(source, options, location)
        #expect(output.status == 0, "\(output.text)", sourceLocation: location)
    }

    /// Expects besides that no expression takes longer to type-check; a busy machine has several tries.
    public static func verifyQuick(
        _ source: String, milliseconds: Int, location: SourceLocation = #_sourceLocation
    ) throws {
        let option = "-warn-long-expression-type-checking=\(milliseconds)"
        var text = ""
        for _ in 0..<10 {
            let output = try compile(source, ["-Xfrontend", option], location)
            if output.status == 0 { return }
            text = output.text
        }
        Issue.record("\(text)", sourceLocation: location)
    }

    private static func compile(
        _ source: String, _ options: [String], _ location: SourceLocation
    ) throws -> (status: Int32, text: String) {
        let modules = try #require(modules, sourceLocation: location)
        // Where Tests/UIKitDouble/run puts the double, which the modules of its build need.
        let double = modules.appendingPathComponent("../../../double").standardized
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try source.write(to: file, atomically: true, encoding: .utf8)

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "swiftc", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-module-name", "Sample",
                "-Xfrontend", "-verify", "-Xfrontend", "-verify-ignore-unrelated", "-swift-version", "6",
                "-I", modules.path, "-I", double.path,
                file.path,
            ] + options
        let output = Pipe()
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
#endif

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
        #expect(process.terminationStatus == 0, "\(text)", sourceLocation: location)
    }
}
#endif

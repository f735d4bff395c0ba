// swift-tools-version: 6.2
import PackageDescription

// Set where the package itself is built, as in CI: Xcode and the build system of SwiftPM 6.4 refuse a dependency whose
// warnings are errors.
let strict: [SwiftSetting] = Context.environment["STREAMS_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ] + strict

// A program that links the library keeps what it uses of it. Without these flags it keeps whatever is public, which is
// twice as much.
let trimmed: [SwiftSetting] = [
    .unsafeFlags(
        ["-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"], .when(configuration: .release))
]

let package = Package(
    name: "Streams",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Streams", targets: ["Streams"]),
        .library(name: "StreamsTesting", targets: ["StreamsTesting"]),
        .library(name: "Bindings", targets: ["Bindings"]),
        .library(name: "SearchFeature", targets: ["SearchFeature"]),
        .executable(name: "Playground", targets: ["Playground"]),
    ],
    targets: [
        // Optimised in debug builds too, as the standard library is: a level of nesting takes a third of the stack.
        .target(
            name: "Streams", swiftSettings: settings + trimmed + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
        .target(name: "Marbles", dependencies: ["Streams"], swiftSettings: settings),
        .target(name: "StreamsTesting", dependencies: ["Marbles", "Streams"], swiftSettings: settings),
        .target(name: "Bindings", dependencies: ["Streams"], swiftSettings: settings + trimmed),
        .target(
            name: "SearchFeature",
            dependencies: ["Bindings", "Streams"],
            resources: [.process("Resources")],
            swiftSettings: settings),
        .executableTarget(
            name: "Playground",
            dependencies: ["Bindings", "Marbles", "SearchFeature", "Streams"],
            path: "Playground",
            swiftSettings: settings),
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: settings),
        .testTarget(
            name: "StreamsTests", dependencies: ["Bindings", "Streams", "StreamsTesting", "TestSupport"],
            swiftSettings: settings),
        .testTarget(name: "MarblesTests", dependencies: ["Marbles", "Streams"], swiftSettings: settings),
        .testTarget(name: "StreamsTestingTests", dependencies: ["StreamsTesting", "Streams"], swiftSettings: settings),
        .testTarget(
            name: "BindingsTests", dependencies: ["Bindings", "Streams", "StreamsTesting", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "SearchFeatureTests",
            dependencies: ["Bindings", "SearchFeature", "Streams", "StreamsTesting"],
            exclude: ["Remote/server.py"],
            swiftSettings: settings),
        .testTarget(
            name: "PlaygroundTests",
            dependencies: ["Bindings", "Playground", "Marbles", "SearchFeature", "Streams", "TestSupport"],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

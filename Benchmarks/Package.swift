// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Streams", path: "..")],
    targets: [
        .target(name: "CMeter"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CMeter",
                .product(name: "SearchFeature", package: "Streams"),
                .product(name: "StreamsTesting", package: "Streams"),
                .product(name: "Streams", package: "Streams"),
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

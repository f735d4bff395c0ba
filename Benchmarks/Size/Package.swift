// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Size",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Streams", path: "../..")],
    targets: [
        .executableTarget(name: "ByHand"),
        .executableTarget(name: "WithStreams", dependencies: [.product(name: "Streams", package: "Streams")]),
    ],
    swiftLanguageModes: [.v6]
)

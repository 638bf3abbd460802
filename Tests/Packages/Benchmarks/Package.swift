// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who builds Keyline builds its benchmarks. Clocks and medians
// are all that is needed; a benchmark framework would bring more code than there is here.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Keyline", path: "../../..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "KeylineKit", package: "Keyline"),
        .product(name: "KeylineStorage", package: "Keyline"),
      ],
      path: "Sources/Benchmarks",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)

// swift-tools-version: 6.2
import PackageDescription

// A package of its own, built by script/fuzz with -sanitize=fuzzer, which nothing else may have.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]
let json = Target.Dependency.product(name: "KeylineJSON", package: "Keyline")
let text = Target.Dependency.product(name: "KeylineText", package: "Keyline")
let foreign = Target.Dependency.product(name: "KeylineForeign", package: "Keyline")
let storage = Target.Dependency.product(name: "KeylineStorage", package: "Keyline")

/// A program that fuzzes one reader.
func fuzzer(_ name: String, _ products: Target.Dependency...) -> Target {
  .executableTarget(name: name, dependencies: ["Fuzzing"] + products, swiftSettings: settings)
}

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Keyline", path: "../../..")],
  targets: [
    .target(name: "Fuzzing", swiftSettings: settings),
    fuzzer("FuzzJSON", json),
    fuzzer("FuzzCSV", foreign),
    fuzzer("FuzzVersions", foreign),
    fuzzer("FuzzSets", foreign),
    fuzzer("FuzzExpressions", foreign),
    fuzzer("FuzzDatabases", storage, foreign),
    fuzzer("FuzzDocuments", text),
    fuzzer("FuzzProjects", text),
  ]
)

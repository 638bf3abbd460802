// swift-tools-version: 6.2
import PackageDescription

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "Keyline",
  // The oldest systems whose standard library has all that the modules call.
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "keyline", targets: ["keyline"]),
    .library(name: "KeylineKit", targets: ["KeylineKit", "KeylineModel"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "KeylineModel"),
    .target(name: "KeylineQuery", dependencies: ["KeylineModel"]),
    .target(name: "CKeylineBundle"),
    .target(name: "KeylineData", dependencies: ["CKeylineBundle", "KeylineModel"]),
    .target(name: "CKeylineSQLite"),
    .systemLibrary(name: "CKeylineFiles"),
    .target(
      name: "KeylineStore",
      dependencies: ["CKeylineFiles", "CKeylineSQLite", "KeylineModel", "KeylineData"]),
    .target(
      name: "KeylineText",
      dependencies: ["KeylineModel", "KeylineQuery", "KeylineData"],
      // What the npm package of the data says, beside the keys that it speaks of. No program holds it.
      exclude: ["Records/API/Package"]),
    // What pages of the site load; beside seed/ it would travel in every app that links KeylineKit.
    .target(
      name: "CKeylineAssets",
      exclude: ["SKILL.md", "code", "icon.svg", "probe", "site.css", "site.js"]),
    .target(
      name: "KeylinePublish",
      dependencies: [
        "CKeylineAssets", "KeylineModel", "KeylineQuery", "KeylineData", "KeylineText",
        "KeylineStore",
      ]),
    .target(
      name: "KeylineKit", dependencies: ["KeylineModel", "KeylineQuery", "KeylineData"]),
    .executableTarget(
      name: "keyline",
      dependencies: [
        "KeylineModel", "KeylineQuery", "KeylineData", "KeylineStore", "KeylineText",
        "KeylinePublish", argumentParser,
      ]),
    .target(
      name: "KeylineTestSupport",
      dependencies: ["KeylineModel", "KeylineQuery", "KeylineData"],
      path: "Tests/KeylineTestSupport"),
    .testTarget(name: "KeylineModelTests", dependencies: ["KeylineModel", "KeylineTestSupport"]),
    .testTarget(
      name: "KeylineQueryTests",
      dependencies: ["KeylineModel", "KeylineQuery", "KeylineData", "KeylineTestSupport"]),
    .testTarget(
      name: "KeylineDataTests",
      dependencies: ["KeylineModel", "KeylineData", "KeylineTestSupport"],
      exclude: ["Coding/Manifest"]),
    .testTarget(
      name: "KeylineStoreTests",
      dependencies: [
        "CKeylineSQLite", "KeylineModel", "KeylineData", "KeylineStore", "KeylineTestSupport",
      ]),
    .testTarget(
      name: "KeylineTextTests",
      dependencies: [
        "KeylineModel", "KeylineQuery", "KeylineData", "KeylineText", "KeylineTestSupport",
      ],
      exclude: ["Schemas/Published"]),
    .testTarget(
      name: "KeylinePublishTests",
      dependencies: [
        "KeylineModel", "KeylineQuery", "KeylineData", "KeylineText", "KeylinePublish",
        "KeylineStore", "KeylineTestSupport",
      ]),
    .testTarget(
      name: "KeylineKitTests",
      dependencies: ["KeylineKit", "KeylineModel", "KeylineQuery", "KeylineTestSupport"]),
    .testTarget(
      name: "KeylineCommandTests",
      dependencies: [
        "keyline", "KeylineModel", "KeylineQuery", "KeylineData", "KeylineStore", "KeylineText",
        "KeylinePublish", "KeylineTestSupport", argumentParser,
      ]),
  ]
)

// Programs that measure and attack what no other package sees. Nobody who builds Keyline builds them.
if Context.environment["KEYLINE_BENCHMARKS"] != nil {
  package.platforms = [.macOS(.v15)]
  package.targets.append(
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "KeylineData", "KeylineStore", "KeylineModel", "KeylineQuery", "KeylineTestSupport",
      ],
      path: "Tests/Benchmarks"))
}
if Context.environment["KEYLINE_FUZZERS"] != nil {
  package.platforms = [.macOS(.v15)]
  func fuzzer(_ name: String, _ modules: Target.Dependency...) -> Target {
    .executableTarget(name: name, dependencies: ["Fuzzing"] + modules, path: "Tests/Fuzz/\(name)")
  }
  package.targets += [
    .target(name: "Fuzzing", path: "Tests/Fuzz/Fuzzing"),
    fuzzer("FuzzJSON", "KeylineData"),
    fuzzer("FuzzCSV", "KeylineText", "KeylineData", "KeylineModel", "KeylineQuery"),
    fuzzer("FuzzVersions", "KeylineModel", "KeylineQuery"),
    fuzzer("FuzzSets", "KeylineModel", "KeylineQuery"),
    fuzzer("FuzzExpressions", "KeylineQuery"),
    fuzzer("FuzzDatabases", "KeylineModel", "KeylineStore"),
    fuzzer("FuzzDocuments", "KeylineText"),
    fuzzer("FuzzProjects", "KeylineData", "KeylineModel"),
  ]
}

for target in package.targets where !target.name.hasPrefix("C") {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  if target.type == .regular {
    settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
  }
  if target.type == .test {
    // The tests call optimized code; optimizing themselves takes minutes and saves seconds.
    settings.append(.unsafeFlags(["-Onone"]))
  }
  target.swiftSettings = settings
}

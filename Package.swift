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
    .target(name: "KeylineJSON"),
    .target(name: "KeylineQuery", dependencies: ["KeylineModel"]),
    .target(
      name: "KeylineText",
      dependencies: ["KeylineModel", "KeylineQuery", "KeylineJSON", "KeylineSeed"],
      // What the npm package of the data says, beside the keys that it speaks of. No program holds it.
      exclude: ["API/Package"]),
    .target(name: "KeylineForeign", dependencies: ["KeylineModel", "KeylineQuery", "KeylineJSON"]),
    .target(
      name: "KeylineExport",
      dependencies: [
        "KeylineModel", "KeylineQuery", "KeylineJSON", "KeylineText", "KeylineSeed",
        "KeylineSQLite", "CKeylineAssets",
      ]),
    // What pages of the site load; beside seed/ it would travel in every app that links KeylineKit.
    .target(
      name: "CKeylineAssets",
      exclude: ["SKILL.md", "icon.svg", "picture.css", "probe", "site.css", "site.js"]),
    .systemLibrary(name: "CKeylineFiles"),
    .target(name: "KeylineFiles", dependencies: ["CKeylineFiles"]),
    .target(name: "CKeylineBundle"),
    .target(name: "KeylineSeed", dependencies: ["KeylineModel", "KeylineJSON"]),
    .target(
      name: "KeylineBundle",
      dependencies: ["CKeylineBundle", "KeylineModel", "KeylineJSON", "KeylineSeed"]),
    .target(name: "CKeylineSQLite"),
    .target(name: "KeylineSQLite", dependencies: ["CKeylineSQLite"]),
    .target(
      name: "KeylineStorage",
      dependencies: [
        "KeylineModel", "KeylineSeed", "KeylineBundle", "KeylineFiles", "KeylineSQLite",
      ]),
    .target(
      name: "KeylineKit",
      dependencies: ["KeylineModel", "KeylineQuery", "KeylineSeed", "KeylineBundle"]),
    .executableTarget(
      name: "keyline",
      dependencies: [
        "KeylineModel", "KeylineJSON", "KeylineQuery", "KeylineText", "KeylineForeign",
        "KeylineExport", "KeylineFiles", "KeylineSeed", "KeylineBundle", "KeylineStorage",
        argumentParser,
      ]),
    .target(
      name: "KeylineTestSupport",
      dependencies: [
        "KeylineBundle", "KeylineModel", "KeylineQuery", "KeylineSeed", "KeylineJSON",
      ],
      path: "Tests/KeylineTestSupport"),
    .testTarget(name: "KeylineModelTests", dependencies: ["KeylineModel", "KeylineTestSupport"]),
    .testTarget(name: "KeylineJSONTests", dependencies: ["KeylineJSON"]),
    .testTarget(name: "KeylineFilesTests", dependencies: ["KeylineFiles"]),
    .testTarget(
      name: "KeylineQueryTests",
      dependencies: [
        "KeylineBundle", "KeylineModel", "KeylineQuery", "KeylineSeed", "KeylineTestSupport",
      ]),
    .testTarget(
      name: "KeylineSeedTests",
      dependencies: [
        "KeylineBundle", "KeylineModel", "KeylineJSON", "KeylineSeed", "KeylineTestSupport",
      ],
      exclude: ["Manifest"]),
    .testTarget(name: "KeylineSQLiteTests", dependencies: ["KeylineSQLite", "CKeylineSQLite"]),
    .testTarget(
      name: "KeylineStorageTests",
      dependencies: [
        "KeylineBundle",
        "KeylineModel", "KeylineSeed", "KeylineStorage", "KeylineSQLite", "KeylineTestSupport",
      ]),
    .testTarget(
      name: "KeylineTextTests",
      dependencies: [
        "KeylineModel", "KeylineJSON", "KeylineQuery", "KeylineText", "KeylineForeign",
        "KeylineSeed", "KeylineTestSupport",
      ],
      exclude: ["Schemas/Published"]),
    .testTarget(
      name: "KeylineForeignTests",
      dependencies: [
        "KeylineModel", "KeylineJSON", "KeylineQuery", "KeylineText", "KeylineForeign",
        "KeylineSeed",
        "KeylineTestSupport",
      ]),
    .testTarget(
      name: "KeylineExportTests",
      dependencies: [
        "KeylineBundle",
        "KeylineModel", "KeylineJSON", "KeylineQuery", "KeylineText", "KeylineForeign",
        "KeylineExport", "KeylineSeed", "KeylineSQLite", "KeylineTestSupport",
      ]),
    .testTarget(
      name: "KeylineKitTests",
      dependencies: ["KeylineKit", "KeylineModel", "KeylineQuery", "KeylineTestSupport"]),
    .testTarget(
      name: "KeylineCommandTests",
      dependencies: [
        "KeylineBundle",
        "keyline", "KeylineModel", "KeylineQuery", "KeylineText", "KeylineForeign",
        "KeylineExport", "KeylineSeed", "KeylineJSON", "KeylineFiles", "KeylineStorage",
        "KeylineTestSupport", argumentParser,
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
        "KeylineBundle", "KeylineFiles", "KeylineModel", "KeylineQuery", "KeylineSeed",
        "KeylineStorage",
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
    fuzzer("FuzzJSON", "KeylineJSON"),
    fuzzer("FuzzCSV", "KeylineForeign", "KeylineJSON", "KeylineModel", "KeylineQuery"),
    fuzzer("FuzzVersions", "KeylineModel", "KeylineQuery"),
    fuzzer("FuzzSets", "KeylineModel", "KeylineQuery"),
    fuzzer("FuzzExpressions", "KeylineQuery"),
    fuzzer("FuzzDatabases", "KeylineModel", "KeylineStorage"),
    fuzzer("FuzzDocuments", "KeylineText"),
    fuzzer("FuzzProjects", "KeylineJSON", "KeylineModel", "KeylineSeed"),
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

// swift-tools-version: 6.2
import PackageDescription

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "Keyline",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "keyline", targets: ["keyline"]),
    .library(name: "KeylineKit", targets: ["KeylineKit", "KeylineModel", "KeylineQuery"]),
    // For the benchmarks alone; it is no promise.
    .library(name: "KeylineStorage", targets: ["KeylineStorage"]),
    // For the fuzzers alone; they are no promise either.
    .library(name: "KeylineJSON", targets: ["KeylineJSON"]),
    .library(
      name: "KeylineForeign",
      targets: ["KeylineForeign", "KeylineQuery", "KeylineModel", "KeylineJSON"]),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .target(name: "KeylineModel"),
    .target(name: "KeylineJSON"),
    .target(name: "KeylineQuery", dependencies: ["KeylineModel"]),
    .target(
      name: "KeylineText",
      dependencies: ["KeylineModel", "KeylineQuery", "KeylineJSON", "KeylineSeed"]),
    .target(name: "KeylineForeign", dependencies: ["KeylineModel", "KeylineQuery", "KeylineJSON"]),
    .target(
      name: "KeylineExport",
      dependencies: ["KeylineModel", "KeylineQuery", "KeylineJSON", "KeylineSeed", "KeylineText"]),
    .target(name: "KeylineOutput"),
    .target(name: "CKeylineFiles"),
    .target(name: "KeylineSeed", dependencies: ["KeylineModel", "KeylineJSON", "CKeylineFiles"]),
    .target(name: "CKeylineSQLite", dependencies: [sqlite]),
    .target(
      name: "KeylineStorage",
      dependencies: [
        "KeylineModel", "KeylineSeed", "KeylineOutput", "CKeylineSQLite", grdb, sqlite, crypto,
      ]),
    .target(name: "KeylineKit", dependencies: ["KeylineModel", "KeylineQuery", "KeylineSeed"]),
    .executableTarget(
      name: "keyline",
      dependencies: [
        "KeylineModel", "KeylineJSON", "KeylineQuery", "KeylineText", "KeylineForeign",
        "KeylineExport", "KeylineOutput", "KeylineSeed", "KeylineStorage", argumentParser,
      ]),
    .target(
      name: "KeylineTestSupport",
      dependencies: ["KeylineModel", "KeylineQuery", "KeylineSeed", "KeylineJSON"],
      path: "Tests/KeylineTestSupport"),
    .testTarget(name: "KeylineModelTests", dependencies: ["KeylineModel", "KeylineTestSupport"]),
    .testTarget(name: "KeylineJSONTests", dependencies: ["KeylineJSON"]),
    .testTarget(name: "KeylineOutputTests", dependencies: ["KeylineOutput"]),
    .testTarget(
      name: "KeylineQueryTests",
      dependencies: ["KeylineModel", "KeylineQuery", "KeylineSeed", "KeylineTestSupport"]),
    .testTarget(
      name: "KeylineSeedTests",
      dependencies: ["KeylineModel", "KeylineJSON", "KeylineSeed", "KeylineTestSupport"],
      exclude: ["Manifest"]),
    .testTarget(
      name: "KeylineStorageTests",
      dependencies: [
        "KeylineModel", "KeylineSeed", "KeylineStorage", "KeylineTestSupport", grdb,
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "KeylineTextTests",
      dependencies: [
        "KeylineModel", "KeylineJSON", "KeylineQuery", "KeylineText", "KeylineForeign",
        "KeylineSeed", "KeylineTestSupport",
      ]),
    .testTarget(
      name: "KeylineForeignTests",
      dependencies: [
        "KeylineModel", "KeylineJSON", "KeylineQuery", "KeylineForeign", "KeylineSeed",
        "KeylineTestSupport",
      ]),
    .testTarget(
      name: "KeylineExportTests",
      dependencies: [
        "KeylineModel", "KeylineJSON", "KeylineQuery", "KeylineText", "KeylineForeign",
        "KeylineExport", "KeylineSeed", "KeylineTestSupport",
      ]),
    .testTarget(
      name: "KeylineKitTests",
      dependencies: ["KeylineKit", "KeylineModel", "KeylineQuery", "KeylineTestSupport"]),
    .testTarget(
      name: "KeylineCommandTests",
      dependencies: [
        "keyline", "KeylineModel", "KeylineQuery", "KeylineText", "KeylineForeign",
        "KeylineExport", "KeylineSeed", "KeylineJSON", "KeylineOutput", "KeylineTestSupport",
        argumentParser,
      ]),
  ]
)

for target in package.targets where !target.name.hasPrefix("C") {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  if target.type == .regular {
    settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
  }
  target.swiftSettings = settings
}

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
    .library(name: "KeylineKit", targets: ["KeylineKit", "KeylineModel", "KeylineQuery"]),
    // For the benchmarks alone; it is no promise.
    .library(name: "KeylineStorage", targets: ["KeylineStorage"]),
    // For the fuzzers alone; they are no promise either.
    .library(name: "KeylineJSON", targets: ["KeylineJSON"]),
    .library(
      name: "KeylineText",
      targets: ["KeylineText", "KeylineSeed", "KeylineModel", "KeylineJSON"]),
    .library(
      name: "KeylineForeign",
      targets: ["KeylineForeign", "KeylineQuery", "KeylineModel", "KeylineJSON"]),
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
      dependencies: ["KeylineModel", "KeylineQuery", "KeylineJSON", "KeylineSeed"]),
    .target(name: "KeylineForeign", dependencies: ["KeylineModel", "KeylineQuery", "KeylineJSON"]),
    .target(
      name: "KeylineExport",
      dependencies: [
        "KeylineModel", "KeylineQuery", "KeylineJSON", "KeylineText", "KeylineSeed",
        "KeylineSQLite",
      ]),
    .systemLibrary(name: "CKeylineOutput"),
    .target(name: "KeylineOutput", dependencies: ["CKeylineOutput"]),
    .target(name: "CKeylineFiles"),
    .target(name: "KeylineSeed", dependencies: ["KeylineModel", "KeylineJSON", "CKeylineFiles"]),
    .target(name: "CKeylineSQLite"),
    .target(name: "KeylineSQLite", dependencies: ["CKeylineSQLite"]),
    .target(
      name: "KeylineStorage",
      dependencies: ["KeylineModel", "KeylineSeed", "KeylineOutput", "KeylineSQLite"]),
    .target(
      name: "KeylineKit",
      dependencies: ["KeylineModel", "KeylineQuery", "KeylineText", "KeylineSeed"]),
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
    .testTarget(name: "KeylineSQLiteTests", dependencies: ["KeylineSQLite", "CKeylineSQLite"]),
    .testTarget(
      name: "KeylineStorageTests",
      dependencies: [
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
        "KeylineModel", "KeylineJSON", "KeylineQuery", "KeylineText", "KeylineForeign",
        "KeylineExport", "KeylineSeed", "KeylineSQLite", "KeylineTestSupport",
      ]),
    .testTarget(
      name: "KeylineKitTests",
      dependencies: ["KeylineKit", "KeylineModel", "KeylineQuery", "KeylineTestSupport"]),
    .testTarget(
      name: "KeylineCommandTests",
      dependencies: [
        "keyline", "KeylineModel", "KeylineQuery", "KeylineText", "KeylineForeign",
        "KeylineExport", "KeylineSeed", "KeylineJSON", "KeylineOutput", "KeylineStorage",
        "KeylineTestSupport", argumentParser,
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

// swift-tools-version: 6.2
import PackageDescription

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
      name: "KeylineFormats",
      targets: ["KeylineFormats", "KeylineQuery", "KeylineModel", "KeylineJSON"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "KeylineModel"),
    .target(name: "KeylineJSON"),
    .target(name: "KeylineQuery", dependencies: ["KeylineModel"]),
    .target(name: "KeylineFormats", dependencies: ["KeylineModel", "KeylineQuery", "KeylineJSON"]),
    .target(name: "KeylineOutput"),
    .target(name: "KeylineFiles", plugins: ["EmbedFiles"]),
    .target(name: "KeylineSeed", dependencies: ["KeylineModel", "KeylineJSON", "KeylineFiles"]),
    .systemLibrary(
      name: "CKeylineSQLite", providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"])]),
    .target(name: "KeylineSQLite", dependencies: ["CKeylineSQLite"]),
    .target(
      name: "KeylineStorage",
      dependencies: [
        "KeylineModel", "KeylineFiles", "KeylineSeed", "KeylineOutput", "KeylineSQLite",
      ]),
    .target(name: "KeylineKit", dependencies: ["KeylineModel", "KeylineQuery", "KeylineSeed"]),
    .executableTarget(
      name: "keyline",
      dependencies: [
        "KeylineModel", "KeylineJSON", "KeylineQuery", "KeylineFormats", "KeylineFiles",
        "KeylineOutput", "KeylineSeed", "KeylineStorage", argumentParser,
      ]),
    .executableTarget(name: "embed-files"),
    .plugin(
      name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"],
      path: "Sources/Plugins/EmbedFiles"),
    .target(
      name: "KeylineTestSupport", dependencies: ["KeylineModel", "KeylineSeed", "KeylineJSON"],
      path: "Tests/KeylineTestSupport"),
    .testTarget(name: "KeylineModelTests", dependencies: ["KeylineModel", "KeylineTestSupport"]),
    .testTarget(name: "KeylineJSONTests", dependencies: ["KeylineJSON"]),
    .testTarget(name: "KeylineOutputTests", dependencies: ["KeylineOutput"]),
    .testTarget(
      name: "KeylineQueryTests",
      dependencies: ["KeylineModel", "KeylineQuery", "KeylineSeed", "KeylineTestSupport"]),
    .testTarget(
      name: "KeylineSeedTests",
      dependencies: [
        "KeylineModel", "KeylineJSON", "KeylineSeed", "KeylineFiles", "KeylineTestSupport",
      ],
      exclude: ["Manifest"]),
    .testTarget(name: "KeylineSQLiteTests", dependencies: ["KeylineSQLite"]),
    .testTarget(
      name: "KeylineStorageTests",
      dependencies: [
        "KeylineModel", "KeylineSeed", "KeylineStorage", "KeylineFiles", "KeylineSQLite",
        "KeylineTestSupport",
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "KeylineFormatsTests",
      dependencies: [
        "KeylineModel", "KeylineJSON", "KeylineQuery", "KeylineFormats", "KeylineSeed",
        "KeylineTestSupport",
      ]),
    .testTarget(
      name: "KeylineKitTests",
      dependencies: ["KeylineKit", "KeylineModel", "KeylineQuery", "KeylineTestSupport"]),
    .testTarget(
      name: "KeylineCommandTests",
      dependencies: [
        "keyline", "KeylineModel", "KeylineQuery", "KeylineFormats", "KeylineSeed", "KeylineJSON",
        "KeylineOutput", "KeylineTestSupport", argumentParser,
      ]),
  ]
)

for target in package.targets where target.type != .plugin && target.type != .system {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
  if target.type == .regular {
    settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
  }
  target.swiftSettings = settings
}

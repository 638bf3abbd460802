// swift-tools-version: 6.2
import PackageDescription

// Somebody else's package: a bit of layout code, and tests that hold it against Keyline.
let package = Package(
  name: "Example",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Keyline", path: "../../..")],
  targets: [
    .target(name: "BarLayout"),
    .testTarget(
      name: "BarLayoutTests",
      dependencies: ["BarLayout", .product(name: "KeylineKit", package: "Keyline")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ]
)

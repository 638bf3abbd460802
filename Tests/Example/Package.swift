// swift-tools-version: 6.2
import PackageDescription

// Somebody else's package: layout code with its tests, and figures for snapshots and documents. The
// articles of KeylineKit quote it.
let package = Package(
  name: "Example",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Keyline", path: "../..")],
  targets: [
    .target(name: "BarLayout"),
    .testTarget(
      name: "BarLayoutTests",
      dependencies: ["BarLayout", .product(name: "KeylineKit", package: "Keyline")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .target(
      name: "Figures",
      dependencies: [.product(name: "KeylineKit", package: "Keyline")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(
      name: "FiguresTests",
      dependencies: ["Figures", .product(name: "KeylineKit", package: "Keyline")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ]
)

import Testing

/// The configurations that SnapshotTesting 1.18 ships: numbers, retyped from its View.swift.
struct UpstreamConfiguration: CustomTestStringConvertible, Sendable {
  /// The name there.
  let name: String
  /// The device that it is, and an OS on which to compare.
  let device: String
  let os: String
  /// Portrait and landscape: width, height, then the insets at the top, left, bottom and right.
  let portrait: [Int]
  let landscape: [Int]
  /// What is right where upstream is known to be wrong.
  var correctLandscape: [Int]?

  var testDescription: String { "\(name) is \(device) on iOS \(os)" }

  /// In landscape the home indicator takes 21 points, not 24.
  private static func notch(
    _ name: String, _ device: String, _ width: Int, _ height: Int, os: String = "13"
  ) -> UpstreamConfiguration {
    UpstreamConfiguration(
      name: name, device: device, os: os, portrait: [width, height, 44, 0, 34, 0],
      landscape: [height, width, 0, 44, 24, 44], correctLandscape: [height, width, 0, 44, 21, 44])
  }

  private static func later(
    _ name: String, _ device: String, _ width: Int, _ height: Int, _ inset: Int, os: String
  ) -> UpstreamConfiguration {
    UpstreamConfiguration(
      name: name, device: device, os: os, portrait: [width, height, inset, 0, 34, 0],
      landscape: [height, width, 0, inset, 21, inset])
  }

  private static func homeButton(
    _ name: String, _ device: String, _ width: Int, _ height: Int
  ) -> UpstreamConfiguration {
    UpstreamConfiguration(
      name: name, device: device, os: "13", portrait: [width, height, 20, 0, 0, 0],
      landscape: [height, width, 0, 0, 0, 0])
  }

  private static func pad(
    _ name: String, _ device: String, _ width: Int, _ height: Int, top: Int = 20, bottom: Int = 0
  ) -> UpstreamConfiguration {
    UpstreamConfiguration(
      name: name, device: device, os: "13.7", portrait: [width, height, top, 0, bottom, 0],
      landscape: [height, width, top, 0, bottom, 0])
  }

  static let phones = [
    homeButton("iPhoneSe", "iphone-se-1", 320, 568), homeButton("iPhone8", "iphone-8", 375, 667),
    homeButton("iPhone8Plus", "iphone-8-plus", 414, 736), notch("iPhoneX", "iphone-x", 375, 812),
    notch("iPhoneXsMax", "iphone-xs-max", 414, 896), notch("iPhoneXr", "iphone-xr", 414, 896),
    later("iPhone12", "iphone-12", 390, 844, 47, os: "15"),
    later("iPhone12Pro", "iphone-12-pro", 390, 844, 47, os: "15"),
    later("iPhone12ProMax", "iphone-12-pro-max", 428, 926, 47, os: "15"),
    later("iPhone13", "iphone-13", 390, 844, 47, os: "15"),
    later("iPhone13Mini", "iphone-13-mini", 375, 812, 50, os: "15"),
    later("iPhone13Pro", "iphone-13-pro", 390, 844, 47, os: "15"),
    later("iPhone13ProMax", "iphone-13-pro-max", 428, 926, 47, os: "15"),
  ]

  /// SnapshotTesting has one name for several iPads of a size; each of these is one of them.
  static let pads = [
    pad("iPadMini", "ipad-mini-5", 768, 1024), pad("iPad9_7", "ipad-6", 768, 1024),
    pad("iPad10_2", "ipad-7", 810, 1080), pad("iPadPro10_5", "ipad-pro-10-5", 834, 1112),
    pad("iPadPro11", "ipad-pro-11-1", 834, 1194, top: 24, bottom: 20),
    pad("iPadPro12_9", "ipad-pro-12-9-1", 1024, 1366),
    pad("iPadPro12_9", "ipad-pro-12-9-2", 1024, 1366),
  ]
}

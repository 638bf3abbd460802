import Testing

/// A configuration that SnapshotTesting ships, on a device that it is and a version on which to compare.
struct UpstreamConfiguration: CustomTestStringConvertible, Sendable {
  /// The name there.
  let name: String
  let device: String
  let os: String
  /// Portrait and landscape: width, height, then the insets at the top, left, bottom and right.
  let portrait: [Int]
  let landscape: [Int]

  var testDescription: String { "\(name) is \(device) on iOS \(os)" }

  private static func phone(_ name: String, _ device: String, os: String) -> UpstreamConfiguration?
  {
    let source = PublishedConfigs.alike.first { $0.0 == name }?.1 ?? name
    return PublishedConfigs.phones.first { $0.name == source }.map { phone in
      // In landscape the home indicator takes 21 points, not 24.
      UpstreamConfiguration(
        name: name, device: device, os: os,
        portrait: [phone.size.width, phone.size.height] + phone.portrait,
        landscape: [phone.size.height, phone.size.width]
          + phone.landscape.map { $0 == 24 ? 21 : $0 })
    }
  }

  private static func pad(_ name: String, _ device: String) -> UpstreamConfiguration? {
    PublishedConfigs.pads.first { $0.name == (name == "iPad9_7" ? "iPadMini" : name) }.map { pad in
      UpstreamConfiguration(
        name: name, device: device, os: "13.7",
        portrait: [pad.size.width, pad.size.height] + pad.insets,
        landscape: [pad.size.height, pad.size.width] + pad.insets)
    }
  }

  static let phones = [
    phone("iPhoneSe", "iphone-se-1", os: "13"), phone("iPhone8", "iphone-8", os: "13"),
    phone("iPhone8Plus", "iphone-8-plus", os: "13"), phone("iPhoneX", "iphone-x", os: "13"),
    phone("iPhoneXsMax", "iphone-xs-max", os: "13"), phone("iPhoneXr", "iphone-xr", os: "13"),
    phone("iPhone12", "iphone-12", os: "15"), phone("iPhone12Pro", "iphone-12-pro", os: "15"),
    phone("iPhone12ProMax", "iphone-12-pro-max", os: "15"),
    phone("iPhone13", "iphone-13", os: "15"),
    phone("iPhone13Mini", "iphone-13-mini", os: "15"),
    phone("iPhone13Pro", "iphone-13-pro", os: "15"),
    phone("iPhone13ProMax", "iphone-13-pro-max", os: "15"),
  ].compactMap(\.self)

  /// SnapshotTesting has one name for several iPads of a size; each of these is one of them.
  static let pads = [
    pad("iPadMini", "ipad-mini-5"), pad("iPad9_7", "ipad-6"), pad("iPad10_2", "ipad-7"),
    pad("iPadPro10_5", "ipad-pro-10-5"), pad("iPadPro11", "ipad-pro-11-1"),
    pad("iPadPro12_9", "ipad-pro-12-9-1"), pad("iPadPro12_9", "ipad-pro-12-9-2"),
  ].compactMap(\.self)
}

public import KeylineModel

extension Check {
  /// A device is possible, and no other has its identifiers.
  public static let devices = Check(
    name: "devices",
    claim: "Points times scale are the pixels, and no model identifier stands twice."
  ) { resolver in
    var owners: [String: Device.ID] = [:]
    var findings: [Finding] = []
    for device in resolver.knowledge.devices {
      if let objection = device.pixelObjection {
        findings.append(Finding(check: "devices", subject: device.id, message: objection))
      }
      if device.donors.count > Device.maximumDonors {
        findings.append(
          Finding(
            check: "devices", subject: device.id,
            message: "is like \(device.donors[0]) and so on over more than "
              + "\(Device.maximumDonors) devices"))
      }
      for identifier in device.identifiers {
        if let owner = owners.updateValue(device.id, forKey: identifier), owner != device.id {
          findings.append(
            Finding(
              check: "devices", subject: device.id,
              message: "the model identifier \(identifier) belongs to \(owner) already"))
        }
      }
    }
    return findings
  }
}

extension Device {
  /// The most devices that follow one another as what each is like.
  static let maximumDonors = 16

  /// Says why points, scale and native pixels do not fit together, or nil.
  ///
  /// A panel may have fewer pixels than are rendered, in the same proportion on both sides: the
  /// Plus phones and the minis shrink the picture by up to a fifth.
  public var pixelObjection: String? {
    guard let width, let height, let scale, let rendered = renderedPixels else { return nil }
    let isWhole =
      (width.sixths * scale).isMultiple(of: 6) && (height.sixths * scale).isMultiple(of: 6)
    guard isWhole else { return "\(width) × \(height) pt @\(scale)x are no whole pixels" }
    guard let nativeWidth, let nativeHeight else { return nil }
    if rendered == (nativeWidth, nativeHeight) { return nil }
    let cross = abs(rendered.width * nativeHeight - rendered.height * nativeWidth)
    let isProportional = cross * 500 <= rendered.height * nativeWidth
    let isSmaller = nativeWidth <= rendered.width && nativeWidth * 5 >= rendered.width * 4
    if isProportional && isSmaller { return nil }
    return "\(width) × \(height) pt @\(scale)x are \(rendered.width) × \(rendered.height) pixels, "
      + "but the panel is said to have \(nativeWidth) × \(nativeHeight)"
  }
}

package import KeylineModel

extension Check {
  /// A device has possible attributes and identifiers of its own.
  package static let devices = Check(.devices) { resolver in
    var owners: [String: Device.ID] = [:]
    var findings: [Finding] = []
    for device in resolver.knowledge.devices {
      if let objection = device.pixelObjection {
        findings.append(Finding(device.id, .pixels(objection)))
      }
      if device.templates.count > Device.maximumTemplates {
        findings.append(Finding(device.id, .tooManyTemplates(first: device.templates[0])))
      }
      for identifier in device.identifiers {
        if let owner = owners.updateValue(device.id, forKey: identifier), owner != device.id {
          findings.append(Finding(device.id, .identifierTaken(identifier, by: owner)))
        }
      }
    }
    return findings
  }
}

extension Device {
  /// The longest chain of devices, each of them like the next.
  package static let maximumTemplates = 16

  /// The objection to points, scale and native pixels that do not fit together; nil if they fit.
  ///
  /// A panel may have fewer pixels than are rendered, in the same proportion on both sides: the
  /// Plus phones and the minis shrink the picture by up to a fifth.
  package var pixelObjection: PixelObjection? {
    guard let width, let height, let scale, let rendered = renderedPixels else { return nil }
    let isWhole =
      (width.sixths * scale).isMultiple(of: 6) && (height.sixths * scale).isMultiple(of: 6)
    let screen = PixelObjection.Screen(width: width, height: height, scale: scale)
    guard isWhole else { return .fraction(screen) }
    guard let nativeWidth, let nativeHeight else { return nil }
    if rendered == (nativeWidth, nativeHeight) { return nil }
    let cross = abs(rendered.width * nativeHeight - rendered.height * nativeWidth)
    let isProportional = cross * 500 <= rendered.height * nativeWidth
    let isSmaller = nativeWidth <= rendered.width && nativeWidth * 5 >= rendered.width * 4
    if isProportional && isSmaller { return nil }
    return .otherPanel(
      screen, rendered: .init(width: rendered.width, height: rendered.height),
      native: .init(width: nativeWidth, height: nativeHeight))
  }

  /// A reason why points, scale and native pixels do not fit together.
  package enum PixelObjection: Hashable, Sendable {
    /// The points result in a fraction of a pixel.
    case fraction(Screen)
    /// The panel's pixels have another proportion than the rendered ones, or are far fewer.
    case otherPanel(Screen, rendered: Pixels, native: Pixels)

    /// A screen in points with its scale.
    package struct Screen: Hashable, Sendable {
      /// The width in points.
      package let width: Length
      /// The height in points.
      package let height: Length
      /// Pixels per point.
      package let scale: Int
    }

    /// A size in pixels.
    package struct Pixels: Hashable, Sendable {
      /// The pixels across.
      package let width: Int
      /// The pixels from top to bottom.
      package let height: Int
    }
  }
}

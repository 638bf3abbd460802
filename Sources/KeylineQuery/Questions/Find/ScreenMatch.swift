package import KeylineModel

/// A device whose screen has a given size, and the units in which it does.
package struct ScreenMatch: Hashable, Sendable {
  /// The device with such a screen.
  package let device: Device
  /// True if the size in points matches.
  package let isByPoints: Bool
  /// True if the size in points with Display Zoom matches.
  package let isByZoomed: Bool
  /// True if the pixels that UIKit renders match.
  package let isByRendered: Bool
  /// True if the pixels of the panel match.
  package let isByNative: Bool
}

extension ScreenMatch {
  /// Matches a device with a size in points and one in pixels; nil if a given size does not fit, or
  /// the device's own is unknown.
  ///
  /// - Parameters:
  ///   - isZoomed: True if the size in points is the one with Display Zoom.
  ///   - versions: Versions of which the device must be known to have run one; nil for any device.
  package init?(
    _ device: Device, points: ScreenSize?, isZoomed: Bool = false, pixels: ScreenSize?,
    on versions: VersionSet? = nil
  ) {
    func fits(_ width: Int?, _ height: Int?) -> Bool {
      pixels?.fits(width.map { Length(points: $0) }, height.map { Length(points: $0) }) ?? false
    }
    if let points, !isZoomed, !points.fits(device) { return nil }
    if let versions, !versions.parts(on: device).contains(where: { device.ran($0.range) }) {
      return nil
    }
    let rendered = device.renderedPixels
    self.init(
      device: device, isByPoints: points != nil && !isZoomed, isByZoomed: isZoomed,
      isByRendered: fits(rendered?.width, rendered?.height),
      isByNative: fits(device.nativeWidth, device.nativeHeight))
    if pixels != nil, !isByRendered, !isByNative { return nil }
  }
}

extension Resolver {
  /// The metrics of a screen's size.
  package static let screenSize: [Metric.ID] = [.screenWidth, .screenHeight]

  /// The devices with a screen of a size, among some that ran versions.
  ///
  /// - Parameters:
  ///   - points: The size in points.
  ///   - zooms: The settings of Display Zoom that may give that size.
  ///   - pixels: The size in pixels.
  ///   - versions: Versions of which a device must be known to have run one; nil for any device.
  package func screens(
    points: ScreenSize?, with zooms: [Zoom], pixels: ScreenSize?, among devices: [Device],
    on versions: VersionSet?
  ) -> [ScreenMatch] {
    devices.compactMap { device in
      if points == nil || zooms.contains(.standard),
        let match = ScreenMatch(device, points: points, pixels: pixels, on: versions)
      {
        return match
      }
      guard let points, zooms.contains(.zoomed), hasZoomed(points, device) else { return nil }
      return ScreenMatch(device, points: points, isZoomed: true, pixels: pixels, on: versions)
    }
  }

  /// True if a device has a screen of a size with Display Zoom on any version.
  private func hasZoomed(_ size: ScreenSize, _ device: Device) -> Bool {
    let questions = Self.screenSize.compactMap { question($0, device: device.id) }
    guard questions.count == 2, let support = device.support else { return false }
    var situation = Situation()
    situation.zoom = .zoomed
    let sides = questions.map { question in
      Set(
        question.contents(over: support, in: situation).stretches
          .compactMap(\.value.value))
    }
    return sides[0].contains { width in sides[1].contains { size.fits(width, $0) } }
  }
}

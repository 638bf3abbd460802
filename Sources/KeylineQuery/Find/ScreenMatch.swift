package import KeylineModel

/// A device whose screen has a size that was asked for, and in which terms.
package struct ScreenMatch: Hashable, Sendable {
  /// The device with such a screen.
  package let device: Device
  /// True if the size in points was asked for.
  package let isByPoints: Bool
  /// True if the pixels that UIKit renders are the ones asked for.
  package let isByRendered: Bool
  /// True if the pixels of the panel are the ones asked for.
  package let isByNative: Bool
}

extension ScreenMatch {
  /// Matches a device with a size in points and one in pixels; nil where one that is given does
  /// not fit, or the device's own is unknown.
  ///
  /// - Parameter versions: Versions of which the device must be known to have run one; nil for any device.
  package init?(
    _ device: Device, points: ScreenSize?, pixels: ScreenSize?, on versions: VersionSet? = nil
  ) {
    func fits(_ width: Int?, _ height: Int?) -> Bool {
      pixels?.fits(width.map { Length(points: $0) }, height.map { Length(points: $0) }) ?? false
    }
    if let points, !points.fits(device) { return nil }
    if let versions, !versions.parts(on: device).contains(where: { device.ran($0.range) }) {
      return nil
    }
    let rendered = device.renderedPixels
    self.init(
      device: device, isByPoints: points != nil,
      isByRendered: fits(rendered?.width, rendered?.height),
      isByNative: fits(device.nativeWidth, device.nativeHeight))
    if pixels != nil, !isByRendered, !isByNative { return nil }
  }
}

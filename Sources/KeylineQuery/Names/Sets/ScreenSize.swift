package import KeylineModel

/// The size of a screen in points or in pixels, either way round.
package struct ScreenSize: Hashable, Sendable {
  /// The width as the device is held.
  package let width: Length
  /// The height as the device is held.
  package let height: Length

  /// Creates a size.
  package init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  /// Reads two lengths joined by `x` or `×`, as in `393x852`; both are more than zero.
  package init(_ text: String) throws(SetError) {
    let halves = ["x", "×", "X"].lazy.compactMap { text.halves(around: $0) }.first
    guard let halves, let width = Length(halves.before.trimmed),
      let height = Length(halves.after.trimmed), width > .zero, height > .zero
    else {
      throw .malformed(text: text, .notASize)
    }
    self.init(width: width, height: height)
  }

  /// True if it is wider than high.
  package var isLandscape: Bool { width > height }

  /// True if these are the two sides, in either orientation; false if one is unknown.
  package func fits(_ width: Length?, _ height: Length?) -> Bool {
    (width, height) == (self.width, self.height) || (height, width) == (self.width, self.height)
  }

  /// True if a device has a screen of this size in points; false if its size is unknown.
  package func fits(_ device: Device) -> Bool { fits(device.width, device.height) }
}

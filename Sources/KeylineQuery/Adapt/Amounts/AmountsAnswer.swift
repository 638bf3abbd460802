package import KeylineModel

/// Lengths that are worked out for one device over some versions.
package protocol AmountsAnswer: Sendable {
  /// The device.
  var device: Device { get }
  /// The versions.
  var ranges: [VersionRange] { get }
  /// True if the device never ran the versions.
  var isImpossible: Bool { get }
  /// The lengths.
  var amounts: [DerivedLength] { get }
}

extension AdaptAnswer: AmountsAnswer {
  /// The versions that the device ran; all that were asked where it ran none.
  package var ranges: [VersionRange] {
    columns.filter { isImpossible || $0.isRun }.flatMap(\.ranges)
  }
}

extension NavbarAnswer: AmountsAnswer {}
extension ScrollAnswer: AmountsAnswer {}

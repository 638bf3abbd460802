package import KeylineModel

/// Lengths computed for one device over some versions.
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
  /// The versions that the device ran; all versions asked about if it ran none.
  package var ranges: [VersionRange] {
    columns.filter { isImpossible || $0.isRun }.flatMap(\.ranges)
  }
}

extension NavbarAnswer: AmountsAnswer {}
extension ScrollAnswer: AmountsAnswer {}

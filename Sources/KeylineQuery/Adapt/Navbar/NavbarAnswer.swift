package import KeylineModel

/// The places of a navigation bar's items and title view on a device.
package struct NavbarAnswer: Sendable {
  /// The device asked about.
  package let device: Device
  /// The versions for which the answer holds.
  package let ranges: [VersionRange]
  /// True if the device never ran these versions.
  package let isImpossible: Bool
  /// The contents of the bar.
  package let setup: NavbarSetup
  /// The width of the bar in points.
  package let width: DerivedLength
  /// The left items, the title view and the right items, each side from its edge inwards; empty if
  /// they do not fit.
  package let slots: [NavbarSlot]
  /// The width of a bar into which they do not fit; nil if they fit.
  package let misfit: Length?
  /// The corrections that give each side the wanted margin and gaps; empty if none are wanted.
  package let corrections: [NavbarCorrection]
  /// How well each technique behind the corrections works on these versions.
  package let verdicts: [Technique.ID: Technique.Support.Verdict]
  /// The height of the views, which their height anchor needs from iOS 11 on.
  package let anchorHeight: Length?
  /// The remarks of the rules behind the values, with their metrics, each once.
  package let remarks: [(metric: Metric.ID, text: String)]
  /// The observations that contradict the answer for this device, these versions and this
  /// situation.
  package let otherwise: [Observation]
  /// Other values of metrics that rest on a single source: stated for other devices, versions or
  /// situations, or of related metrics; they do not contradict the answer.
  package let elsewhere: [Observation]

  /// All lengths shown.
  package var amounts: [DerivedLength] {
    let slots = slots.flatMap { [$0.x, $0.width, $0.gap] }
    let corrections = corrections.flatMap { correction in
      [correction.spacer] + correction.items.map(\.move)
    }
    return [width] + slots + corrections
  }

  /// The techniques that make a correction.
  package enum Method: Technique.ID, CaseIterable, Sendable {
    case fixedSpace = "negative-fixed-space"
    case moveSubviews = "move-subviews-before-11"
    case alignmentRect = "alignment-rect-insets-with-fixed-space"
    case moveStackView = "move-stack-view"
  }

  /// The first version that lays the bar out with constraints.
  package static let firstStackView = OSVersion(11)
}

/// One item of a navigation bar, or its title view, with its place.
package struct NavbarSlot: Hashable, Sendable {
  /// The side of the bar.
  package let side: Side
  /// The position on its side, counted from the edge inwards; 0 for the title view.
  package let index: Int
  /// The distance from the left edge of the bar.
  package let x: DerivedLength
  /// The width in points.
  package let width: DerivedLength
  /// The distance to the neighbour nearer to the edge: the screen's edge or the item before; for
  /// the title view, to its left neighbour.
  package let gap: DerivedLength

  /// The part of the bar that holds it.
  package enum Side: String, CaseIterable, Sendable { case left, title, right }

  /// Its right edge, from the left edge of the bar.
  package var end: DerivedLength { x + width }
}

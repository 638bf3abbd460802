package import KeylineModel

/// Where the items and the title view of a navigation bar stand on a device.
package struct NavbarAnswer: Sendable {
  /// The device that was asked.
  package let device: Device
  /// The versions over which it holds.
  package let ranges: [VersionRange]
  /// True if the device never ran these versions.
  package let isImpossible: Bool
  /// The contents of the bar.
  package let setup: NavbarSetup
  /// The width of the bar in points.
  package let width: DerivedLength
  /// Left items, title view and right items, each side from its edge inwards; empty where they do
  /// not fit.
  package let slots: [NavbarSlot]
  /// The width of a bar into which they do not fit; nil where they do.
  package let misfit: Length?
  /// The corrections that give each side the wanted margin and gaps; empty where none are wanted.
  package let corrections: [NavbarCorrection]
  /// How well each technique behind the corrections works on these versions.
  package let verdicts: [Technique.ID: Technique.Support.Verdict]
  /// The height of the views, which their height anchor needs from iOS 11 on.
  package let anchorHeight: Length?
  /// The remarks of the rules behind the values with the metrics that they are about, each once.
  package let remarks: [(metric: Metric.ID, text: String)]
  /// The observations that contradict the answer for this device, these versions and this
  /// situation.
  package let otherwise: [Observation]
  /// Other values of what rests on one source, stated of other devices, versions or situations, or
  /// of the metrics to look at beside it; no contradictions.
  package let elsewhere: [Observation]

  /// All amounts that are shown.
  package var amounts: [DerivedLength] {
    let slots = slots.flatMap { [$0.x, $0.width, $0.gap] }
    let corrections = corrections.flatMap { correction in
      [correction.spacer] + correction.items.map(\.move)
    }
    return [width] + slots + corrections
  }

  /// The techniques that a correction can be made with.
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
  /// Which item of its side it is, counted from the edge inwards; 0 for the title view.
  package let index: Int
  /// From the left edge of the bar.
  package let x: DerivedLength
  /// The width in points.
  package let width: DerivedLength
  /// The distance to what is nearer to its edge: the screen's edge or the item before it; for the
  /// title view, to what is left of it.
  package let gap: DerivedLength

  /// Where it stands.
  package enum Side: String, CaseIterable, Sendable { case left, title, right }

  /// Where it ends, from the left edge of the bar.
  package var end: DerivedLength { x + width }
}

package import KeylineModel

/// How far the content of a scroll view stands from its edges on a device, and why.
package struct ScrollAnswer: Sendable {
  /// The device that was asked.
  package let device: Device
  /// The versions over which it holds.
  package let ranges: [VersionRange]
  /// True if the device never ran these versions.
  package let isImpossible: Bool
  /// The setup that was asked about.
  package let setup: ScrollSetup
  /// The safe area, from iOS 11 on; nil before.
  package let safeArea: SafeArea?
  /// The distance from the scroll view's edges to its content: `adjustedContentInset`, and before
  /// iOS 11 the contentInset that the controller leaves.
  package let adjusted: Edges<DerivedLength>
  /// Where the content begins, from the top of the window.
  package let contentTop: DerivedLength
  /// The ways to take back what is added where the app made room itself, each with every number
  /// known; none where no edge is known to have room twice.
  package let remedies: [ScrollRemedy]

  /// The safe area of a controller.
  package struct SafeArea: Sendable {
    /// The insets of the controller's root view, additional ones included.
    package let root: Edges<DerivedLength>
    /// The insets of the scroll view.
    package let insets: Edges<DerivedLength>
    /// The part of the screen that they leave.
    package let frame: Frame<DerivedLength>
    /// The height of the screen.
    package let screenHeight: DerivedLength
    /// The parts that are taken from the height, from the top.
    package let parts: [Length]
  }

  /// How far the content moves down against contentInset alone, which is what counted before iOS 11
  /// with automatic adjustment off.
  package var shift: DerivedLength { adjusted.top - DerivedLength(setup.contentInset.top) }

  /// All amounts that are shown.
  package var amounts: [DerivedLength] {
    let safe = safeArea.map { $0.insets.all + $0.root.all + $0.frame.all } ?? []
    return adjusted.all + [contentTop] + safe
  }

  /// The first version with safe areas and adjustment behaviours.
  package static let firstSafeArea = OSVersion(11)
}

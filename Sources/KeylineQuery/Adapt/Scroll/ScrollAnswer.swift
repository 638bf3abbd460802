package import KeylineModel

/// The distance of a scroll view's content from its edges on a device, and its parts.
package struct ScrollAnswer: Sendable {
  /// The device asked about.
  package let device: Device
  /// The versions for which the answer holds.
  package let ranges: [VersionRange]
  /// True if the device never ran these versions.
  package let isImpossible: Bool
  /// The setup asked about.
  package let setup: ScrollSetup
  /// The safe area, from iOS 11 on; nil before.
  package let safeArea: SafeArea?
  /// The distance from the scroll view's edges to its content: `adjustedContentInset`, and before
  /// iOS 11 the contentInset that the controller leaves.
  package let adjusted: Edges<DerivedLength>
  /// The start of the content, from the top of the window.
  package let contentTop: DerivedLength
  /// The ways to remove the added room where the app made room itself, each with every number
  /// known; none unless an edge surely has room twice.
  package let remedies: [ScrollRemedy]

  /// The safe area of a controller.
  package struct SafeArea: Sendable {
    /// The insets of the controller's root view, additional ones included.
    package let root: Edges<DerivedLength>
    /// The insets of the scroll view.
    package let insets: Edges<DerivedLength>
    /// The part of the screen inside the safe area.
    package let frame: Frame<DerivedLength>
    /// The height of the screen.
    package let screenHeight: DerivedLength
    /// The parts subtracted from the height, from the top.
    package let parts: [Length]
  }

  /// The distance by which the content moves down compared to contentInset alone, which applied
  /// before iOS 11 without automatic adjustment.
  package var shift: DerivedLength { adjusted.top - DerivedLength(setup.contentInset.top) }

  /// All lengths shown.
  package var amounts: [DerivedLength] {
    let safe = safeArea.map { $0.insets.all + $0.root.all + $0.frame.all } ?? []
    return adjusted.all + [contentTop] + safe
  }

  /// The first version with safe areas and adjustment behaviours.
  package static let firstSafeArea = OSVersion(11)
}

package import KeylineModel

extension Technique.Goal {
  /// The goal in one sentence, in the words of a search.
  package var meaning: String {
    switch self {
    case .zeroEdgeMargin: "Bar button items at the very edge of the screen, without the margin."
    case .itemSpacing: "Another gap between bar button items."
    case .titleViewFill: "A titleView as wide as the full screen, without margins."
    case .tableShift: "A table whose content does not shift or jump by 20 or 64 points."
    case .tableExtraSpace: "A grouped table without blank space at the top and between sections."
    case .tabBarJump: "A tab bar that does not jump on a push."
    }
  }
}

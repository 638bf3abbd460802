import KeylineModel
import KeylineQuery

/// The values of a `ViewImageConfig` on one way through its function.
struct ConfigVariant {
  /// The cases that lead there.
  var labels: [String] = []
  var edges: [String: Number] = [:]
  var width: Number?
  var height: Number?

  /// A literal with its place.
  struct Number {
    let value: Length
    let offset: Int
  }

  /// True if it states nothing.
  var isEmpty: Bool { edges.isEmpty && width == nil && height == nil }

  var screen: ScreenSize? {
    guard let width, let height else { return nil }
    return ScreenSize(width: width.value, height: height.value)
  }

  /// The case's own, or else what the numbers say.
  var orientation: Orientation {
    for label in labels { if let named = Orientation(rawValue: label) { return named } }
    return screen?.isLandscape == true ? .landscape : .portrait
  }

  var split: Split {
    let splits: [String: Split] = [
      "oneThird": .oneThird, "oneHalf": .oneHalf, "twoThirds": .twoThirds,
    ]
    return labels.lazy.compactMap { splits[$0] }.first ?? .none
  }

  /// The lengths that it gives, by metric.
  var lengths: [(metric: String, length: Number)] {
    let insets = ["top", "left", "bottom", "right"].compactMap { edge in
      edges[edge].map { ("screen.safeAreaInsets.\(edge)", $0) }
    }
    return [width.map { ("screen.width", $0) }, height.map { ("screen.height", $0) }]
      .compactMap(\.self) + insets
  }
}

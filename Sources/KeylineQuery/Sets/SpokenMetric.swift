import KeylineModel

/// A metric in plain words: `status bar height`, `status-bar-height`, `navBarHeight`, `状态栏高度`.
struct SpokenMetric {
  /// The words in small letters.
  private let words: [String]

  /// Cuts a text into words; nil where it holds anything but words that are known.
  init?(_ text: String) {
    let spoken = SpokenWord.all(in: text)
    guard !spoken.isEmpty, spoken.allSatisfy({ !$0.meant.isEmpty }),
      text.allSatisfy({ $0.isLetter || $0.isNumber || " -_".contains($0) })
    else { return nil }
    words = SpokenWord.inOurWords(spoken.flatMap(\.meant))
  }

  /// The metric, or the members of the group, that all of the words together name.
  func meant(among metrics: [Metric]) -> [Metric]? {
    for text in [insets, words].compactMap({ $0 }).map({ NearestNames.folded($0.joined()) }) {
      let named = metrics.filter {
        NearestNames.folded($0.id) == text || NearestNames.folded($0.title) == text
      }
      if !named.isEmpty { return named.count == 1 ? named : nil }
      let group = metrics.filter { metric in
        metric.groups.contains { NearestNames.folded($0) == text }
      }
      if !group.isEmpty { return group }
    }
    return nil
  }

  /// The metrics that hold every word in their keys and titles.
  func choices(among metrics: [Metric]) -> [Metric] {
    if words.first == "notch" { return metrics.filter { Self.besideNotch.contains($0.id) } }
    return metrics.filter { metric in
      let known = Set([metric.id, metric.title].flatMap(Self.cut))
      return words.allSatisfy(known.contains)
    }
  }

  /// The words with `safe area` read as the insets, which a key calls by their whole name.
  private var insets: [String]? {
    guard words.starts(with: ["safe", "area"]), words.count > 1 else { return nil }
    let rest = words.dropFirst(2)
    let edge = rest.first == "inset" || rest.first == "insets" ? rest.dropFirst() : rest
    return ["safe", "area", "insets"] + edge
  }

  /// The metrics that somebody may mean who says notch; it has no height of its own here.
  static let besideNotch: Set<String> = [
    "statusBar.height", "screen.safeAreaInsets.top", "safeAreaInsets.top",
  ]

  private static func cut(_ text: String) -> [String] {
    text.split(separator: ".").flatMap { SpokenMetric(String($0))?.words ?? [] }
  }
}

extension Metric {
  /// The beginnings of the key before each point: `screen` and `screen.safeAreaInsets`.
  fileprivate var groups: [String] {
    let parts = id.split(separator: ".")
    return (1..<max(1, parts.count)).map { parts.prefix($0).joined(separator: ".") }
  }
}

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
    let words = SpokenWord.inOurWords(spoken.flatMap(\.meant))
    let island = ["dynamic", "island"]
    self.init(
      words: words.starts(with: island)
        ? ["sensor", "housing"] + words.dropFirst(island.count) : words)
  }

  private init(words: [String]) { self.words = words }

  /// The metric, or the members of the group, that all of the words together name.
  func meant(among metrics: [Metric]) -> [Metric]? {
    if words.last == "size", words.count > 1 {
      return Self(words: Array(words.dropLast())).meant(among: metrics).flatMap { group in
        let sizes = group.filter { $0.id.hasSuffix(".width") || $0.id.hasSuffix(".height") }
        return sizes.isEmpty ? nil : sizes
      }
    }
    let singular = words.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
    for text in [insets, words, singular].compactMap({ $0 }).map({
      NearestNames.folded($0.joined())
    }) {
      let named = metrics.filter {
        NearestNames.folded($0.id) == text || NearestNames.folded($0.title) == text
      }
      if !named.isEmpty { return named.count == 1 ? named : nil }
      let group = metrics.filter { metric in
        metric.groups.contains { NearestNames.folded($0) == text }
      }
      if !group.isEmpty { return group }
    }
    return members(among: metrics)
  }

  /// The metrics that are called so without their element: `cornerRadius`; those that begin so where
  /// none is, as `largeTitle`. One word alone says too little.
  private func members(among metrics: [Metric]) -> [Metric]? {
    guard words.count > 1 else { return nil }
    let parts = metrics.map { metric in
      (metric, Self.cut(String(metric.id.split(separator: ".").last ?? "")))
    }
    let whole = parts.filter { $0.1 == words }
    let found = whole.isEmpty ? parts.filter { $0.1.starts(with: words) } : whole
    return found.isEmpty ? nil : found.map(\.0)
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
    guard words.starts(with: ["safe", "area"]) else { return nil }
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

import KeylineModel

/// The words of a text that may name metrics: `status bar height`, `status-bar-height`,
/// `navBarHeight`, `状态栏高度`.
struct MetricWords {
  /// The words of UIKit's names, in lower case and in the order of a key.
  private let words: [String]
  /// True if the words mean the sensor housing, or the space kept free for it.
  private let isNotch: Bool

  /// Splits a text into words; nil if one of them is unknown.
  init?(_ text: String) {
    let said = Vocabulary.words(in: text)
    // A point separates the words of a key, which has no spaces.
    let isKey = !text.contains(" ") && text.last != "." && text.first != "."
    guard !said.isEmpty, said.allSatisfy({ !$0.meant.isEmpty }),
      text.allSatisfy({ $0.isLetter || $0.isNumber || (isKey ? "-_." : " -_").contains($0) })
    else { return nil }
    words = Self.inOrder(said.flatMap(\.meant))
    isNotch = words.first == "notch"
  }

  private init(words: [String]) {
    self.words = words
    isNotch = false
  }

  /// The words in the dictionary's terms for metrics, with an edge or a side last.
  private static func inOrder(_ said: [String]) -> [String] {
    let whole = Vocabulary.line(at: said[...]) { $0.isWholeMetric && $0.words.count == said.count }
    if case .wholeMetric(let text) = whole?.meaning {
      return text.split(separator: " ").map(String.init)
    }
    let words = Vocabulary.replacing(said) { if case .metric(let text) = $0 { text } else { nil } }
    guard words.count > 1, sides.contains(words[0]) || words.count > 2 && edges.contains(words[0])
    else { return words }
    return words.dropFirst() + [words[0]]
  }

  private static let edges = ["top", "left", "bottom", "right"]
  private static let sides = ["height", "width"]

  /// The side that a single word names: `height` for `tall`.
  static func side(_ word: String) -> String? {
    let words = MetricWords(word)?.words ?? []
    return words.count == 1 ? sides.first { $0 == words[0] } : nil
  }

  /// The metric, or the members of the group, that all the words together name.
  func meant(among metrics: [SpelledMetric]) -> [Metric]? {
    if words.last == "size", words.count > 1 {
      return Self(words: words.dropLast()).meant(among: metrics).flatMap { group in
        let sizes = group.filter { $0.id.hasSuffix(".width") || $0.id.hasSuffix(".height") }
        return sizes.count < 2 ? nil : sizes
      }
    }
    let last = words.last ?? ""
    let singular = Array(words.dropLast()) + [last.hasSuffix("s") ? String(last.dropLast()) : last]
    for text in ([insets, words, singular] as [[String]?]).compactMap(\.self).map({
      NearestNames.folded($0.joined())
    }) {
      let named = metrics.filter { $0.isNamed(text) }
      if !named.isEmpty { return named.count == 1 ? [named[0].metric] : nil }
      let group = metrics.filter { $0.isMember(of: text) }
      if !group.isEmpty { return group.map(\.metric) }
    }
    return members(among: metrics)
  }

  /// The words with `safe area` read as the insets, whose key has the full name.
  private var insets: [String]? {
    guard words.starts(with: ["safe", "area"]) else { return nil }
    let rest = words.dropFirst(2)
    let edge = rest.first == "inset" || rest.first == "insets" ? rest.dropFirst() : rest
    return ["safe", "area", "insets"] + edge
  }

  /// The metrics with this name after their element: `cornerRadius`; if there are none, those with
  /// this prefix, such as `largeTitle`.
  ///
  /// A single word is not enough.
  private func members(among metrics: [SpelledMetric]) -> [Metric]? {
    guard words.count > 1 else { return nil }
    let text = NearestNames.folded(words.joined())
    let parts = metrics.filter { $0.endsWithName(beginning: text) }
    let whole = parts.filter { $0.lastWords == words }
    let found = whole.isEmpty ? parts.filter { $0.lastWords.starts(with: words) } : whole
    return found.isEmpty ? nil : found.map(\.metric)
  }

  /// The metrics with every word in their keys and titles.
  func choices(among metrics: [SpelledMetric]) -> [Metric] {
    metrics.filter { spelled in
      isNotch
        ? Self.besideNotch.contains(spelled.metric.id) : spelled.words.isSuperset(of: words)
    }.map(\.metric)
  }

  /// The metrics that `notch` may mean.
  static let besideNotch: Set<Metric.ID> = [
    .sensorHousingHeight, .statusBarHeight, .screenSafeAreaInsetsTop, .safeAreaInsetsTop,
  ]
}

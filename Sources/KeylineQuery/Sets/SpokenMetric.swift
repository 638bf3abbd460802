import KeylineModel

/// A metric in plain words: `status bar height`, `status-bar-height`, `navBarHeight`, `状态栏高度`.
struct SpokenMetric {
  /// The words in small letters.
  private let words: [String]

  /// Cuts a text into words; nil where it holds anything but words that are known.
  init?(_ text: String) {
    let spoken = SpokenWord.all(in: text)
    // A point stands between the words of a key, which has no spaces.
    let isKey = !text.contains(" ") && text.last != "." && text.first != "."
    guard !spoken.isEmpty, spoken.allSatisfy({ !$0.meant.isEmpty }),
      text.allSatisfy({ $0.isLetter || $0.isNumber || (isKey ? "-_." : " -_").contains($0) })
    else { return nil }
    let words = Self.usual(SpokenWord.inOurWords(spoken.flatMap(\.meant)))
    // The height of a notch may also be what is kept free for it.
    let housing = [Self.island, ["notch", "width"]].contains { words.starts(with: $0) }
    self.init(
      words: housing
        ? ["sensor", "housing"] + words.dropFirst(words[0] == "notch" ? 1 : Self.island.count)
        : words)
  }

  /// What people call the housing of the newer phones.
  static let island = ["dynamic", "island"]

  private init(words: [String]) { self.words = words }

  /// How many words there are; none where one is repeated, which are those of two metrics.
  var differentWords: Int { Set(words).count == words.count ? words.count : 0 }

  /// What designers and sentences say, in the words and the order of a key.
  private static func usual(_ words: [String]) -> [String] {
    var words = words
    for pair in [["width", "height"], ["height", "width"]] where words.suffix(2) == pair[...] {
      words = words.dropLast(2) + ["size"]
    }
    if words.last == "sizes" || words.last == "dimensions" { words[words.count - 1] = "size" }
    if words.count > 1, words[0] == "display" { words[0] = "screen" }
    switch words {
    case ["margins"], ["margin"], ["layout", "margin"]: return ["layout", "margins"]
    case ["size"]: return ["screen", "size"]
    case ["scale"]: return ["screen", "scale"]
    case ["content", "height"]: return ["safe", "area", "height"]
    case ["insets"], ["inset"]: return ["safe", "area", "insets"]
    default: break
    }
    if words.count == 2, edges.contains(words[0]), ["inset", "insets"].contains(words[1]) {
      return ["safe", "area", "insets", words[0]]
    }
    if words.first == "artboard" || words.first == "canvas" {
      let rest = words.dropFirst()
      return ["screen"] + (rest.isEmpty ? ["size"] : rest)
    }
    if let edge = words.firstIndex(of: "edge"), edge > 0, words[edge - 1] == "screen" {
      words.remove(at: edge - 1)
    }
    // An edge stands at the end of a key, as does a side: `height of the search bar`.
    if words.count > 2, edges.contains(words[0]) || ["height", "width"].contains(words[0]) {
      return words.dropFirst() + [words[0]]
    }
    return words
  }

  static let edges = ["top", "left", "bottom", "right"]

  /// The metric, or the members of the group, that all of the words together name.
  func meant(among metrics: [FoldedMetric]) -> [Metric]? {
    if words.last == "size", words.count > 1 {
      return Self(words: Array(words.dropLast())).meant(among: metrics).flatMap { group in
        let sizes = group.filter { $0.id.hasSuffix(".width") || $0.id.hasSuffix(".height") }
        return sizes.count < 2 ? nil : sizes
      }
    }
    let last = words.last ?? ""
    let singular = Array(words.dropLast()) + [last.hasSuffix("s") ? String(last.dropLast()) : last]
    for text in [insets, words, singular].compactMap({ $0 }).map({
      NearestNames.folded($0.joined())
    }) {
      let named = metrics.filter { $0.isNamed(text) }
      if !named.isEmpty { return named.count == 1 ? [named[0].metric] : nil }
      let group = metrics.filter { $0.isMember(of: text) }
      if !group.isEmpty { return group.map(\.metric) }
    }
    return members(among: metrics)
  }

  /// The metrics that are called so without their element: `cornerRadius`; those that begin so where
  /// none is, as `largeTitle`. One word alone says too little.
  private func members(among metrics: [FoldedMetric]) -> [Metric]? {
    guard words.count > 1 else { return nil }
    let text = NearestNames.folded(words.joined())
    let parts = metrics.filter { $0.endsWithName(beginning: text) }.map(\.metric).map { metric in
      (metric, Self.cut(String(metric.id.split(separator: ".").last ?? "")))
    }
    let whole = parts.filter { $0.1 == words }
    let found = whole.isEmpty ? parts.filter { $0.1.starts(with: words) } : whole
    return found.isEmpty ? nil : found.map(\.0)
  }

  /// The metrics that hold every word in their keys and titles.
  func choices(among metrics: [Worded]) -> [Metric] {
    metrics.filter { worded in
      words.first == "notch"
        ? Self.besideNotch.contains(worded.metric.id) : words.allSatisfy(worded.words.contains)
    }.map(\.metric)
  }

  /// A metric with the words of its key and title, which cost more to find than to compare.
  struct Worded {
    let metric: Metric
    fileprivate let words: Set<String>

    init(_ metric: Metric) {
      self.metric = metric
      words = Set([metric.id, metric.title].flatMap(SpokenMetric.cut))
    }
  }

  /// The words with `safe area` read as the insets, which a key calls by their whole name.
  private var insets: [String]? {
    guard words.starts(with: ["safe", "area"]) else { return nil }
    let rest = words.dropFirst(2)
    let edge = rest.first == "inset" || rest.first == "insets" ? rest.dropFirst() : rest
    return ["safe", "area", "insets"] + edge
  }

  /// The metrics that somebody may mean who says notch.
  static let besideNotch: Set<String> = [
    "sensorHousing.height", "statusBar.height", "screen.safeAreaInsets.top", "safeAreaInsets.top",
  ]

  private static func cut(_ text: String) -> [String] {
    text.split(separator: ".").flatMap { SpokenMetric(String($0))?.words ?? [] }
  }
}

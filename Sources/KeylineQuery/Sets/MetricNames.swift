package import KeylineModel

/// Finds metrics by key whatever the case, by alias, by title, in plain words, or all members of a
/// group.
package struct MetricNames: Sendable {
  private let metrics: [Metric]
  /// The keys in small letters, in the order of the metrics.
  private let keys: [String]
  private let indices: [String: Int]
  private let spelled: [SpelledMetric]

  /// Creates the names of a catalogue.
  package init(_ metrics: [Metric]) {
    self.metrics = metrics
    keys = metrics.map { $0.id.lowercased() }
    indices = Dictionary(keys.enumerated().map { ($1, $0) }) { first, _ in first }
    spelled = metrics.map(SpelledMetric.init)
  }

  /// The metrics that a text names: one, or the members of a group such as `safeAreaInsets`.
  ///
  /// Plain words are understood where only one metric or group can be meant: `status bar height`,
  /// `navBarHeight`, a title. Words that may mean several are an error that lists them.
  package func metrics(_ text: String) throws(SetError) -> [Metric] {
    let found = matches(text)
    if !found.isEmpty { return found }
    let choices = choices(text).map(\.id)
    guard choices.count < 2 else {
      throw .ambiguous(.metric, name: text, choices: choices)
    }
    let nearest = nearest(to: text)
    throw .unknown(.metric, name: text, nearest: nearest.isEmpty ? choices : nearest)
  }

  /// The one metric that a text names; a group such as `safeAreaInsets` is refused with its members.
  package func metric(_ text: String) throws(SetError) -> Metric {
    let found = try metrics(text)
    guard found.count == 1 else {
      throw .ambiguous(.metric, name: text, choices: found.map(\.id))
    }
    return found[0]
  }

  /// The metrics that several texts name, each once; commas join, plain words may stand one by one, and
  /// without a text it is all.
  package func metrics(_ texts: [String]) throws(SetError) -> [Metric] {
    if texts.isEmpty { return metrics }
    let sentence = try Sentence(texts, metrics: metrics)
    if let problem = sentence.problem { throw problem }
    return sentence.metrics
  }

  /// The metrics that a text names, none for one that names nothing: where nobody is told what is
  /// near it, that need not be found out.
  package func matches(_ text: String) -> [Metric] {
    let written = text.lowercased()
    let key = Self.expanded(written)
    if let index = indices[written] ?? indices[key] { return [metrics[index]] }
    let start = key + "."
    let members = zip(keys, metrics).filter { $0.0.hasPrefix(start) }.map(\.1)
    if !members.isEmpty { return members }
    if text.allSatisfy({ $0.isLetter || $0.isNumber || " -_,()".contains($0) }) {
      let title = NearestNames.folded(text)
      let titled = title.isEmpty ? [] : spelled.filter { $0.isTitled(title) }
      if titled.count == 1 { return [titled[0].metric] }
    }
    if let words = MetricWords(text), let found = words.meant(among: spelled) { return found }
    return runTogether(text).map { [$0] } ?? []
  }

  /// True if there is no metric.
  var isEmpty: Bool { metrics.isEmpty }

  /// The metrics that have each of several words in their keys and titles.
  func choices(_ text: String) -> [Metric] {
    MetricWords(text)?.choices(among: spelled) ?? []
  }

  /// The metric whose key is written without its point: `navbarheight`.
  private func runTogether(_ text: String) -> Metric? {
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || " -_".contains($0) }) else { return nil }
    let key = NearestNames.folded(Self.inFull(text))
    let found = spelled.filter { $0.key == key }
    return found.count == 1 ? found[0].metric : nil
  }

  /// The keys closest to a text; of `largeTitleHight` the element may be missing.
  private func nearest(to text: String) -> [Metric.ID] {
    var keys = Dictionary(
      metrics.compactMap { metric in metric.id.halves(around: ".").map { ($0.after, metric.id) } },
      uniquingKeysWith: { _, _ in "" })
    for metric in metrics { keys[metric.id] = metric.id }
    let names = keys.filter { $0.value != "" && ($0.key == $0.value || $0.key.utf8.count > 7) }
    // What stands for another name in full may be the beginning of a third: `safeArea.heigh`.
    let written = Self.inFull(text)
    let keysInOrder = names.keys.sorted()
    let found =
      NearestNames.of(written, among: keysInOrder).prefix(1)
      + NearestNames.of(Self.expanded(written), among: keysInOrder)
    return Array([].merged(with: found.compactMap { names[$0] }).prefix(3))
  }

  /// The text in small letters, an abbreviation that it begins with in full.
  private static func inFull(_ text: String) -> String {
    let small = text.lowercased()
    let short = "navbar"
    return small.hasPrefix(short) && !small.hasPrefix(short + ".")
      ? "navigationbar" + small.dropFirst(short.count) : small
  }

  /// Replaces what people write by what UIKit calls it.
  private static func expanded(_ key: String) -> String {
    let parts = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let first = groups[parts[0]] ?? parts[0]
    guard parts.count == 2 else { return first }
    return first + "." + (members["\(first).\(parts[1])"] ?? members[parts[1]] ?? parts[1])
  }

  private static let groups = [
    "navbar": "navigationbar", "nav": "navigationbar", "safearea": "safeareainsets",
    "safeareainset": "safeareainsets", "barbutton": "barbuttonitem",
  ]

  private static let members = [
    "miny": "y", "bottomedge": "maxy", "largetitle": "largetitleheight",
    "safeareainsets.height": "height", "edge": "edgemargin", "margin": "edgemargin",
    "barbuttonitem.left": "edgemargin", "barbuttonitem.right": "edgemargin",
    "barbuttonitem.leading": "edgemargin", "barbuttonitem.trailing": "edgemargin",
  ]
}

package import KeylineModel

/// Finds metrics by key ignoring case, by alias, by title, in plain words, or all members of a
/// group.
package struct MetricNames: Sendable {
  private let metrics: [Metric]
  /// The metrics by key in lower case.
  private let byKey: [String: Metric]
  private let spelled: [SpelledMetric]

  /// Creates the names of a catalogue.
  package init(_ metrics: [Metric]) {
    self.metrics = metrics
    byKey = Dictionary(metrics.map { ($0.id.lowercased(), $0) }) { first, _ in first }
    spelled = metrics.map(SpelledMetric.init)
  }

  /// The metrics that a text names: one, or the members of a group such as `safeAreaInsets`.
  ///
  /// Plain words work if they fit only one metric or group: `status bar height`, `navBarHeight`, a
  /// title. Ambiguous words are an error that lists the choices.
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

  /// The metric that a text names; a group such as `safeAreaInsets` is refused with its members.
  package func metric(_ text: String) throws(SetError) -> Metric {
    let found = try metrics(text)
    guard found.count == 1 else {
      throw .ambiguous(.metric, name: text, choices: found.map(\.id))
    }
    return found[0]
  }

  /// The metrics that several texts name, each once; commas join, plain words may be separate
  /// arguments, and without a text it is every metric.
  package func metrics(_ texts: [String]) throws(SetError) -> [Metric] {
    if texts.isEmpty { return metrics }
    let sentence = try Sentence(texts, metrics: metrics)
    if let problem = sentence.problem { throw problem }
    return sentence.metrics
  }

  /// The metrics that a text names, none for an unknown name; it does not compute the nearest
  /// names.
  package func matches(_ text: String) -> [Metric] {
    if let metric = byKey[text.lowercased()] { return [metric] }
    if text.allSatisfy({ $0.isLetter || $0.isNumber || " -_,()".contains($0) }) {
      let title = NearestNames.folded(text)
      let titled = title.isEmpty ? [] : spelled.filter { $0.isTitled(title) }
      if titled.count == 1 { return [titled[0].metric] }
    }
    if let words = MetricWords(text), let found = words.meant(among: spelled) { return found }
    let group = text.lowercased() + "."
    return metrics.filter { $0.id.lowercased().hasPrefix(group) }
  }

  /// True if there are no metrics.
  var isEmpty: Bool { metrics.isEmpty }

  /// The metrics with each of several words in their keys and titles.
  func choices(_ text: String) -> [Metric] {
    MetricWords(text)?.choices(among: spelled) ?? []
  }

  /// The keys closest to a text; the text may lack the element, as `largeTitleHight` does.
  private func nearest(to text: String) -> [Metric.ID] {
    var keys = Dictionary(
      metrics.compactMap { metric in metric.id.halves(around: ".").map { ($0.after, metric.id) } },
      uniquingKeysWith: { _, _ in "" })
    for metric in metrics { keys[metric.id] = metric.id }
    let names = keys.filter { $0.value != "" && ($0.key == $0.value || $0.key.utf8.count > 7) }
    let words = Vocabulary.words(in: text).map(\.meant)
    let written = words.contains([]) ? text : words.joined().joined()
    let found = NearestNames.of(written, among: names.keys.sorted())
    return [].merged(with: found.compactMap { names[$0] })
  }
}

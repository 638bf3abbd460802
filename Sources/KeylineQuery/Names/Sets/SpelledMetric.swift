import KeylineModel

/// A metric with its names in the form for comparing plain words: without case, spaces and points.
///
/// The names are built once for a catalogue, since a table may have another name in every line.
struct SpelledMetric: Sendable {
  /// The metric.
  let metric: Metric
  /// The key, `screensafeareainsetstop`.
  let key: [UInt8]
  /// The words of the key and the title.
  let words: Set<String>
  /// The words after the last point of the key.
  let lastWords: [String]
  private let title: [UInt8]
  /// The title without words that also make a sentence.
  private let bareTitle: [UInt8]
  /// The lengths of the key's groups: `screen` and `screensafeareainsets`.
  private let ends: [Int]

  init(_ metric: Metric) {
    self.metric = metric
    title = NearestNames.folded(metric.title)
    let titleWords = metric.title.lowercased().split { !$0.isLetter && !$0.isNumber }
    bareTitle = titleWords.filter { !Vocabulary.isFiller($0) && $0 != "and" }
      .flatMap { NearestNames.folded(String($0)) }
    let parts = metric.id.split(separator: ".")
    let keyWords = parts.map { Vocabulary.parts(of: $0) }
    lastWords = keyWords.last ?? []
    words = Set(keyWords.joined()).union(titleWords.map(String.init))
    let folded = parts.map { NearestNames.folded(String($0)) }
    key = folded.flatMap(\.self)
    var end = 0
    ends = folded.dropLast().map { part in
      end += part.count
      return end
    }
  }

  /// True if a text is the whole name of the metric.
  func isNamed(_ text: [UInt8]) -> Bool { key == text || isTitled(text) }

  /// True if a text is the title of the metric, whole or without the words of a sentence.
  func isTitled(_ text: [UInt8]) -> Bool { title == text || bareTitle == text }

  /// True if the metric is a member of a group.
  func isMember(of group: [UInt8]) -> Bool {
    ends.contains { $0 == group.count } && key.starts(with: group)
  }

  /// True if a text begins the name after the last point of the key.
  func endsWithName(beginning text: [UInt8]) -> Bool {
    key[(ends.last ?? 0)...].starts(with: text)
  }
}

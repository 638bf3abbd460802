import KeylineModel

/// A metric with its names as they are compared with plain words: without case, spaces and points.
///
/// They are folded once for a catalogue, since a table may have a name of its own in every line.
struct FoldedMetric: Sendable {
  /// The metric.
  let metric: Metric
  /// The key, `screensafeareainsetstop`.
  let key: [UInt8]
  private let title: [UInt8]
  /// The title without the words that a sentence has as well.
  private let bareTitle: [UInt8]
  /// Where the groups of the key end: `screen` and `screensafeareainsets`.
  private let ends: [Int]

  init(_ metric: Metric) {
    self.metric = metric
    title = NearestNames.folded(metric.title)
    bareTitle = metric.title.lowercased().split(separator: " ")
      .filter { !SpokenSituation.isFiller($0) && $0 != "and" }
      .flatMap { NearestNames.folded(String($0)) }
    let parts = metric.id.split(separator: ".").map { NearestNames.folded(String($0)) }
    key = parts.flatMap(\.self)
    var end = 0
    ends = parts.dropLast().map { part in
      end += part.count
      return end
    }
  }

  /// True if this is the whole name of the metric.
  func isNamed(_ text: [UInt8]) -> Bool { key == text || isTitled(text) }

  /// True if this is the title of the metric, whole or as a sentence leaves it.
  func isTitled(_ text: [UInt8]) -> Bool { title == text || bareTitle == text }

  /// True if the metric is one of a group of this name.
  func isMember(of group: [UInt8]) -> Bool {
    ends.contains { $0 == group.count } && key.starts(with: group)
  }

  /// True if the key begins so behind its last point.
  func endsWithName(beginning text: [UInt8]) -> Bool {
    key[(ends.last ?? 0)...].starts(with: text)
  }
}

import KeylineModel

/// A reason not to take a difference as it stands, with the metrics that it concerns.
public struct DifferenceNote: Hashable, Sendable {
  /// What is to be known, for example `single source`.
  public let text: String
  /// The keys of the metrics, each once.
  public internal(set) var metrics: [String]
}

extension [Difference] {
  /// The notes on the values of both sides; nothing for what is known and confirmed.
  public var notes: [DifferenceNote] {
    var notes: [DifferenceNote] = []
    for difference in self {
      let texts = (difference.left + difference.right).flatMap { $0.cell.caveats(at: [$0.range]) }
      for text in texts {
        guard let index = notes.firstIndex(where: { $0.text == text }) else {
          notes.append(DifferenceNote(text: text, metrics: [difference.metric.id]))
          continue
        }
        if !notes[index].metrics.contains(difference.metric.id) {
          notes[index].metrics.append(difference.metric.id)
        }
      }
    }
    return notes
  }
}

import KeylineModel
import KeylineQuery
import KeylineStore

/// What a call reads, all of one moment: the names of metrics and devices, then the rows about the metrics that it
/// asks about.
final class Reading {
  /// The metrics, devices, releases and redesigns of every layer, those that count.
  let catalogue: Knowledge
  /// What is read; nil where everything was.
  private let reader: Reader?
  /// Every row of every layer, where everything was read.
  private let whole: Knowledge?
  private var metrics: [Metric.ID] = []

  /// Everything that is known.
  init(_ whole: Knowledge) {
    catalogue = whole.effective
    self.whole = whole
    reader = nil
  }

  /// What ships and the user's own rows.
  init(_ reader: Reader) throws {
    catalogue = try reader.catalogue().effective
    self.reader = reader
    whole = nil
  }

  /// The rows of every layer about some metrics, beside those that were read before.
  func knowledge(about metrics: [Metric.ID]) throws -> Knowledge {
    self.metrics = self.metrics.merged(with: metrics)
    guard let reader else { return whole ?? Knowledge() }
    return try reader.knowledge(about: self.metrics)
  }

  /// The same, ready to be asked.
  func resolver(about metrics: [Metric.ID]) throws -> Resolver {
    Resolver(try knowledge(about: metrics))
  }

  /// Ends the reading, so that others may write.
  func close() { reader?.close() }
}

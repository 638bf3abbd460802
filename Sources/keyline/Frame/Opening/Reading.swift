import KeylineModel
import KeylineQuery
import KeylineStore

/// Reads for one call, as of one moment: the names of metrics and devices, then the rows about the
/// requested metrics.
final class Reading {
  /// The metrics, devices, releases and redesigns of every layer that count.
  let catalogue: Knowledge
  /// The reader; nil if everything was read.
  private let reader: Reader?
  /// Every row of every layer, if everything was read.
  private let whole: Knowledge?
  private var metrics: [Metric.ID] = []

  /// Creates a reading of a whole knowledge.
  init(_ whole: Knowledge) {
    catalogue = whole.effective
    self.whole = whole
    reader = nil
  }

  /// Creates a reading of the shipped data and the user's own rows.
  init(_ reader: Reader) throws {
    catalogue = try reader.catalogue().effective
    self.reader = reader
    whole = nil
  }

  /// The rows of every layer about some metrics, and those read before.
  func knowledge(about metrics: [Metric.ID]) throws -> Knowledge {
    self.metrics = self.metrics.merged(with: metrics)
    guard let reader else { return whole ?? Knowledge() }
    return try reader.knowledge(about: self.metrics)
  }

  /// The same rows in a resolver.
  func resolver(about metrics: [Metric.ID]) throws -> Resolver {
    Resolver(try knowledge(about: metrics))
  }

  /// Ends the reading, so that others may write.
  func close() { reader?.close() }
}

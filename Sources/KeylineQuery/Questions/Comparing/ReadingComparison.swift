package import KeylineModel

/// One reading, set against what is known of every device that its name may mean.
package struct ReadingComparison: Sendable {
  /// The reading as the file states it.
  package let reading: ExternalReading
  /// The metric; nil for one that nobody knows.
  package let metric: Metric?
  /// One for each device that ran a version it claims to hold for.
  package let comparisons: [Comparison]
  /// Why it cannot be compared at all.
  package let reason: Reason?

  /// Why a reading cannot be compared.
  package enum Reason: Sendable {
    case device
    case metric
    /// It counts pixels, and nobody knows how many there are to a point.
    case scale
  }

  init(_ reading: ExternalReading, metric: Metric? = nil, reason: Reason) {
    self.reading = reading
    self.metric = metric
    self.reason = reason
    comparisons = []
  }

  /// Of several devices, those that only ran what came before the metric are passed over.
  init(_ reading: ExternalReading, metric: Metric, _ comparisons: [Comparison]) {
    self.reading = reading
    self.metric = metric
    reason = nil
    let ran = comparisons.filter { !$0.stretches.isEmpty || $0.device.support == nil }
    let met = ran.filter { !$0.isBeforeMetric }
    self.comparisons = met.isEmpty ? Array(ran.prefix(1)) : met
  }

  /// How it fares over all its devices and versions.
  package var verdict: Comparison.Verdict { Comparison.Verdict(over: comparisons.map(\.verdict)) }
}

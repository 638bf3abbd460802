package import KeylineModel

/// One reading compared with the answers on every device that its name may mean.
package struct ReadingComparison: Sendable {
  /// The reading as the file states it.
  package let reading: ExternalReading
  /// The metric; nil for an unknown one.
  package let metric: Metric?
  /// The comparisons, one for each device that ran a claimed version.
  package let comparisons: [Comparison]
  /// The reason why it cannot be compared at all.
  package let reason: ImportItem.Omission?

  init(_ reading: ExternalReading, metric: Metric? = nil, reason: ImportItem.Omission) {
    self.reading = reading
    self.metric = metric
    self.reason = reason
    comparisons = []
  }

  /// Creates a comparison; of several devices, those that only ran versions before the metric are
  /// left out.
  init(_ reading: ExternalReading, metric: Metric, _ comparisons: [Comparison]) {
    self.reading = reading
    self.metric = metric
    reason = nil
    let ran = comparisons.filter { !$0.stretches.isEmpty || $0.device.support == nil }
    let met = ran.filter { !$0.isBeforeMetric }
    self.comparisons = met.isEmpty ? Array(ran.prefix(1)) : met
  }

  /// The verdict over all its devices and versions.
  package var verdict: Comparison.Verdict { Comparison.Verdict(over: comparisons.map(\.verdict)) }
}

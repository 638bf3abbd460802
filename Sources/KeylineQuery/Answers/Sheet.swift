package import KeylineModel

/// The metrics that people ask about a device, one a line, portrait beside landscape.
package enum Sheet {
  /// The metrics among some that are on the sheet, each once, in order.
  package static func metrics(in metrics: [Metric]) -> [Metric] {
    let lines = Dictionary(metrics.compactMap { metric in metric.onSheet.map { ($0, metric) } }) {
      first, _ in first
    }
    return lines.sorted { $0.key < $1.key }.map(\.value)
  }
}

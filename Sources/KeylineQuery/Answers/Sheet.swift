package import KeylineModel

/// The metrics that people ask about a device, one a line, portrait beside landscape.
package enum Sheet {
  /// The metrics of a catalogue that are on the sheet, in order.
  package static func metrics(in catalogue: [Metric]) -> [Metric] {
    catalogue.filter { $0.onSheet != nil }.sorted { ($0.onSheet ?? 0) < ($1.onSheet ?? 0) }
  }
}

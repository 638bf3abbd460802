/// A version that redesigned something: what was read before says nothing of what came after.
package struct Redesign: Hashable, Identifiable, Sendable {
  /// A name in kebab case, for example `ipad-tab-bar`.
  package typealias ID = String

  /// The identifier; no two redesigns share it.
  package var id: ID
  /// The redesigned thing, worded for the middle of a sentence, for example `the tab bar`.
  package var name: String
  /// The first version with the new design.
  package var version: OSVersion
  /// The idiom that was redesigned; nil means both.
  package var idiom: Idiom?
  /// The metrics that are about it; none means every metric.
  package var metrics: [Metric.ID]
  /// Where it was read.
  package var sources: [Source.ID]

  /// Creates a redesign.
  package init(
    id: ID, name: String, version: OSVersion, idiom: Idiom? = nil, metrics: [Metric.ID] = [],
    sources: [Source.ID]
  ) {
    self.id = id
    self.name = name
    self.version = version
    self.idiom = idiom
    self.metrics = metrics
    self.sources = sources
  }

  /// True if it concerns a metric.
  package func concerns(_ metric: Metric.ID) -> Bool {
    metrics.isEmpty || metrics.contains(metric)
  }

  /// True if it reached a device.
  package func concerns(_ device: Device) -> Bool { idiom == nil || idiom == device.idiom }
}

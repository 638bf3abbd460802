/// A version that was released, with its dates, `YYYY-MM-DD`.
package struct Release: Hashable, Sendable {
  /// The version.
  package var version: OSVersion
  /// The date for iPhone and iPod touch, and for iPad before iPadOS.
  package var ios: String?
  /// The date as iPadOS.
  package var ipados: String?

  /// Creates a release; a nil date means that it was not released under that name.
  package init(version: OSVersion, ios: String?, ipados: String?) {
    self.version = version
    self.ios = ios
    self.ipados = ipados
  }
}

/// A version that redesigned something; readings from before it do not hold after it.
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
  /// The metrics affected; empty means every metric.
  package var metrics: [Metric.ID]
  /// The sources that describe it.
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

  /// True if the redesign affects a metric.
  package func concerns(_ metric: Metric.ID) -> Bool {
    metrics.isEmpty || metrics.contains(metric)
  }

  /// True if the redesign affects a device.
  package func concerns(_ device: Device) -> Bool { idiom == nil || idiom == device.idiom }
}

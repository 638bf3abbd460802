/// Everything known: the rows of every layer as values.
///
/// The seed reader and the storage produce it, the resolver reads it.
package struct Knowledge: Hashable, Sendable {
  /// The number of the shipped data, which only grows.
  package var data: Int
  /// The devices; among those with the same identifier, the one of the highest layer counts.
  package var devices: [Device]
  /// The released versions, with their dates.
  package var releases: [Release]
  /// The redesigns, each with the version it came with.
  package var redesigns: [Redesign]
  /// The metrics in the order of the catalogue.
  package var metrics: [Metric]
  /// The sources that observations and devices cite.
  package var sources: [Source]
  /// The assertions that answers rest on.
  package var rules: [Rule]
  /// The statements of sources.
  package var observations: [Observation]
  /// Ways to adapt, and facts that an adapter must know.
  package var techniques: [Technique]
  /// The rows that a layer takes away from those below it.
  package var masks: [Mask]

  /// The most rows of one file or folder, whatever its format: Keyline holds, checks and stores
  /// them together.
  package static let maximumRows = 10_000

  /// Creates a body of knowledge; omitted parts are empty.
  package init(
    data: Int = 0, devices: [Device] = [], releases: [Release] = [],
    redesigns: [Redesign] = [], metrics: [Metric] = [], sources: [Source] = [],
    rules: [Rule] = [], observations: [Observation] = [], techniques: [Technique] = [],
    masks: [Mask] = []
  ) {
    self.data = data
    self.devices = devices
    self.releases = releases
    self.redesigns = redesigns
    self.metrics = metrics
    self.sources = sources
    self.rules = rules
    self.observations = observations
    self.techniques = techniques
    self.masks = masks
  }
}

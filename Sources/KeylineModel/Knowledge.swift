/// All that is known: the rows of every layer as values.
///
/// It is what the seed reader and the storage hand out and what the resolver takes.
public struct Knowledge: Hashable, Sendable {
  /// The number of the shipped data, which only grows.
  public var data: Int
  public var devices: [Device]
  public var releases: [Release]
  public var metrics: [Metric]
  public var sources: [Source]
  public var rules: [Rule]
  public var observations: [Observation]
  public var techniques: [Technique]
  /// The rows that a layer takes away from those below it.
  public var masks: [Mask]

  public init(
    data: Int = 0, devices: [Device] = [], releases: [Release] = [], metrics: [Metric] = [],
    sources: [Source] = [], rules: [Rule] = [], observations: [Observation] = [],
    techniques: [Technique] = [], masks: [Mask] = []
  ) {
    self.data = data
    self.devices = devices
    self.releases = releases
    self.metrics = metrics
    self.sources = sources
    self.rules = rules
    self.observations = observations
    self.techniques = techniques
    self.masks = masks
  }
}

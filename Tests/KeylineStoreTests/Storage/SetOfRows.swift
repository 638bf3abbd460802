import KeylineModel

/// A body of knowledge without the order of its rows.
struct SetOfRows: Hashable {
  let data: Int
  let devices: Set<Device>
  let releases: Set<Release>
  let redesigns: [Redesign]
  let metrics: [Metric]
  let sources: Set<Source>
  let rules: Set<Rule>
  let observations: Set<Observation>
  let techniques: Set<Technique>

  init(_ knowledge: Knowledge) {
    data = knowledge.data
    devices = Set(knowledge.devices)
    releases = Set(knowledge.releases)
    redesigns = knowledge.redesigns
    metrics = knowledge.metrics
    sources = Set(knowledge.sources)
    rules = Set(knowledge.rules)
    observations = Set(knowledge.observations)
    techniques = Set(knowledge.techniques)
  }
}

public import KeylineJSON
public import KeylineModel

extension Seed {
  /// The rows of a body of knowledge as the seed writes them, kind by kind, named as in the seed.
  public static func rows(_ knowledge: Knowledge) -> [(kind: String, rows: [JSONValue])] {
    [
      ("devices", knowledge.devices.map(DeviceCoding.encode)),
      ("releases", knowledge.releases.map(ReleaseCoding.encode)),
      ("redesigns", knowledge.redesigns.map(RedesignCoding.encode)),
      ("metrics", knowledge.metrics.map(MetricCoding.encode)),
      ("sources", knowledge.sources.map(SourceCoding.encode)),
      ("techniques", knowledge.techniques.map(TechniqueCoding.encode)),
      ("rules", knowledge.rules.map { RuleCoding.encode($0, naming: $0.metric) }),
      (
        "observations",
        knowledge.observations.map { ObservationCoding.encode($0, naming: $0.metric) }
      ),
    ]
  }
}

import KeylineJSON
public import KeylineModel

extension Seed {
  /// The files of a seed, path and canonical text, sorted by path; rows keep their order in tables.
  public static func files(_ knowledge: Knowledge) -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = [
      ("seed/data.json", JSONValue.object([("number", .number(knowledge.data))]).canonical),
      ("seed/metrics.json", table("metrics", knowledge.metrics.map(MetricCoding.encode))),
      ("seed/releases.json", table("releases", knowledge.releases.map(ReleaseCoding.encode))),
      ("seed/sources.json", table("sources", knowledge.sources.map(SourceCoding.encode))),
    ]
    for device in knowledge.devices {
      files.append(("seed/devices/\(device.id).json", DeviceCoding.encode(device).canonical))
    }
    for technique in knowledge.techniques {
      files.append(
        ("seed/techniques/\(technique.id).json", TechniqueCoding.encode(technique).canonical))
    }
    let rules = Dictionary(grouping: knowledge.rules, by: \.metric)
    let observations = Dictionary(grouping: knowledge.observations, by: \.metric)
    for metric in Set(rules.keys).union(observations.keys) {
      let text = EvidenceFile.text(
        metric: metric, rules: rules[metric] ?? [], observations: observations[metric] ?? [])
      files.append(("seed/rules/\(metric).json", text))
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private static func table(_ key: String, _ rows: [JSONValue]) -> String {
    JSONValue.object([(key, .array(rows))]).canonical
  }
}

package import KeylineModel

extension Seed {
  /// The rows of a body of knowledge as the seed writes them, kind by kind, named as in the seed.
  package static func rows(_ knowledge: Knowledge) -> [(kind: String, rows: [JSONValue])] {
    [
      ("devices", knowledge.devices.map(\.json)),
      ("releases", knowledge.releases.map(\.json)),
      ("redesigns", knowledge.redesigns.map(\.json)),
      ("metrics", knowledge.metrics.map(\.json)),
      ("sources", knowledge.sources.map(\.json)),
      ("techniques", knowledge.techniques.map(\.json)),
      ("rules", knowledge.rules.map(\.json)),
      ("observations", knowledge.observations.map(\.json)),
    ]
  }
}

extension Seed {
  /// The files of a seed, path and canonical text, sorted by path; rows keep their order in tables.
  ///
  /// The conditions are those of the program.
  package static func files(
    _ knowledge: Knowledge
  ) throws(InputError) -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = [
      ("seed/conditions.json", try conditions().value().canonical),
      ("seed/data.json", JSONValue.object([("number", .number(knowledge.data))]).canonical),
      ("seed/metrics.json", table("metrics", knowledge.metrics.map(\.json))),
      ("seed/redesigns.json", table("redesigns", knowledge.redesigns.map(\.json))),
      ("seed/releases.json", table("releases", knowledge.releases.map(\.json))),
      ("seed/sources.json", table("sources", knowledge.sources.map(\.json))),
    ]
    files += RowFiles.files(knowledge).map { ("seed/\($0.path)", $0.text) }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private static func table(_ key: String, _ rows: [JSONValue]) -> String {
    JSONValue.object([(key, .array(rows))]).canonical
  }
}

/// The files of rows, laid out alike in the seed and in a user's folder.
enum RowFiles {
  /// A file for each device and technique, and one for the evidence of each metric: path below the
  /// folder, canonical text.
  static func files(_ knowledge: Knowledge) -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    for device in knowledge.devices {
      files.append(("devices/\(device.id).json", device.json.canonical))
    }
    for technique in knowledge.techniques {
      files.append(("techniques/\(technique.id).json", technique.json.canonical))
    }
    let rules = Dictionary(grouping: knowledge.rules, by: \.metric)
    let observations = Dictionary(grouping: knowledge.observations, by: \.metric)
    for metric in Set(rules.keys).union(observations.keys) {
      let text = MetricFile.text(
        metric: metric, rules: rules[metric] ?? [], observations: observations[metric] ?? [])
      files.append(("rules/\(metric).json", text))
    }
    return files
  }
}

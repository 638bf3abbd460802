import KeylineJSON
public import KeylineModel

extension LayerSeed {
  /// The files of a folder for some rows, path and canonical text, sorted by path.
  public static func files(
    _ rows: [KnowledgeRow], masks: [RowKey]
  ) -> [(path: String, text: String)] {
    let sorted = Sorted(rows)
    var files: [(path: String, text: String)] = []
    for device in sorted.devices {
      files.append(("devices/\(device.id).json", DeviceCoding.encode(device).canonical))
    }
    for technique in sorted.techniques {
      files.append(
        ("techniques/\(technique.id).json", TechniqueCoding.encode(technique).canonical))
    }
    let rules = Dictionary(grouping: sorted.rules, by: \.metric)
    let observations = Dictionary(grouping: sorted.observations, by: \.metric)
    for metric in Set(rules.keys).union(observations.keys) {
      let text = EvidenceFile.text(
        metric: metric, rules: rules[metric] ?? [], observations: observations[metric] ?? [])
      files.append(("rules/\(metric).json", text))
    }
    for (key, rows) in sorted.tables(masks: masks) where key == "sources" || key == "masks" {
      files.append(("\(key).json", JSONValue.object([(key, rows)]).canonical))
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// All of some rows as one text, rules and observations with their metric.
  public static func text(_ rows: [KnowledgeRow], masks: [RowKey]) -> String {
    JSONValue.object(Sorted(rows).tables(masks: masks)).canonical
  }

  /// Rows by kind, sorted by identifier.
  private struct Sorted {
    var devices: [Device] = []
    var rules: [Rule] = []
    var observations: [Observation] = []
    var sources: [Source] = []
    var techniques: [Technique] = []

    init(_ rows: [KnowledgeRow]) {
      for row in rows.sorted(by: { $0.key < $1.key }) {
        switch row {
        case .device(let row): devices.append(row)
        case .rule(let row): rules.append(row)
        case .observation(let row): observations.append(row)
        case .source(let row): sources.append(row)
        case .technique(let row): techniques.append(row)
        }
      }
    }

    /// The tables that have rows.
    func tables(masks: [RowKey]) -> [(String, JSONValue?)] {
      let tables: [(String, [JSONValue])] = [
        ("sources", sources.map(SourceCoding.encode)),
        ("devices", devices.map(DeviceCoding.encode)),
        ("rules", rules.map { RuleCoding.encode($0, naming: $0.metric) }),
        ("observations", observations.map { ObservationCoding.encode($0, naming: $0.metric) }),
        ("techniques", techniques.map(TechniqueCoding.encode)),
        ("masks", masks.sorted().map(MaskCoding.encode)),
      ]
      return tables.filter { !$0.1.isEmpty }.map { ($0.0, .array($0.1)) }
    }
  }
}

package import KeylineModel

extension LayerSeed {
  /// The files of a folder for some rows, path and canonical text, sorted by path.
  package static func files(
    _ rows: [KnowledgeRow], masks: [RowKey]
  ) -> [(path: String, text: String)] {
    let sorted = sorted(rows)
    var files = RowFiles.files(sorted)
    for (key, rows) in tables(sorted, masks: masks) where key == "sources" || key == "masks" {
      files.append(("\(key).json", JSONValue.object([(key, rows)]).canonical))
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Some rows as one text; rules and observations name their metric.
  package static func text(_ rows: [KnowledgeRow], masks: [RowKey]) -> String {
    JSONValue.object(tables(sorted(rows), masks: masks)).canonical
  }

  /// Rows by kind, sorted by identifier.
  private static func sorted(_ rows: [KnowledgeRow]) -> Knowledge {
    Knowledge().applying(rows.sorted { $0.key < $1.key }.map(Change.put))
  }

  /// The tables that are not empty.
  private static func tables(
    _ sorted: Knowledge, masks: [RowKey]
  ) -> [(String, JSONValue?)] {
    let tables: [(String, [JSONValue])] = [
      ("sources", sorted.sources.map(\.json)),
      ("devices", sorted.devices.map(\.json)),
      ("rules", sorted.rules.map(\.json)),
      ("observations", sorted.observations.map(\.json)),
      ("techniques", sorted.techniques.map(\.json)),
      ("masks", masks.sorted().map(MaskCoding.encode)),
    ]
    return tables.filter { !$0.1.isEmpty }.map { ($0.0, .array($0.1)) }
  }
}

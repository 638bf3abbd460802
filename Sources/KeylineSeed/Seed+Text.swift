import KeylineJSON
public import KeylineModel

extension Seed {
  /// The files of a seed, path and canonical text, sorted by path; rows keep their order in tables.
  public static func files(_ knowledge: Knowledge) -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = [
      ("seed/data.json", JSONValue.object([("number", .number(knowledge.data))]).canonical),
      ("seed/metrics.json", table("metrics", knowledge.metrics.map(MetricCoding.encode))),
      ("seed/redesigns.json", table("redesigns", knowledge.redesigns.map(RedesignCoding.encode))),
      ("seed/releases.json", table("releases", knowledge.releases.map(ReleaseCoding.encode))),
      ("seed/sources.json", table("sources", knowledge.sources.map(SourceCoding.encode))),
    ]
    files += RowFiles.files(knowledge).map { ("seed/\($0.path)", $0.text) }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private static func table(_ key: String, _ rows: [JSONValue]) -> String {
    JSONValue.object([(key, .array(rows))]).canonical
  }
}

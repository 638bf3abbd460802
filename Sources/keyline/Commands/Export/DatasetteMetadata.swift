import KeylineJSON
import KeylineOutput
import KeylineStorage

/// Titles, notes and labels in the form that Datasette reads.
struct DatasetteMetadata {
  private let about: [String: String]
  private let name: String

  /// Creates the metadata of a database that lies at a path.
  init(_ about: [(key: String, value: String)], database path: String) {
    self.about = Dictionary(about) { first, _ in first }
    name = FilePath(path).stem
  }

  /// The text, keys sorted.
  var text: String {
    let tables = PublishedTable.all.map { table -> (String, JSONValue?) in
      let columns = table.columns.map { ($0.name, JSONValue?.some(.string($0.note))) }
      return (
        table.name,
        .object([
          ("columns", .object(columns)), ("description", .string(table.note)),
          ("label_column", table.label.map(JSONValue.string)),
        ])
      )
    }
    return JSONValue.object([
      ("title", about["title"].map(JSONValue.string)),
      ("description", about["description"].map(JSONValue.string)),
      ("license", about["license"].map(JSONValue.string)),
      ("license_url", about["license_url"].map(JSONValue.string)),
      ("databases", .object([(name, .object([("tables", .object(tables))]))])),
    ]).sorted.pretty
  }
}

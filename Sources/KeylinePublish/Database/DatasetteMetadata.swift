import KeylineData

/// The titles, notes and labels of a database, in the form that Datasette reads.
package struct DatasetteMetadata {
  private let about: [String: String]
  private let name: String

  /// Creates the metadata of a database, which Datasette identifies by its file name.
  package init(_ rows: PublishedRows, database name: String) {
    about = Dictionary(rows.about) { first, _ in first }
    self.name = name
  }

  /// The text, keys sorted.
  package var text: String {
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

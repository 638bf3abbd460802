package import KeylineJSON

/// The findings of a command, ready for every format of a list.
package struct Listing: Sendable {
  /// The schema of the document, which also names the key of the objects.
  let schema: JSONSchema
  /// The key of the objects where the document has several lists and this is not the first.
  let key: String?
  /// The table for people: text, Markdown, HTML.
  let table: TextTable
  /// The table for spreadsheets, if it is another: one row per object.
  let records: TextTable?
  /// The rows as objects.
  package let objects: [JSONValue]
  /// The other members of the document, by key; for JSON alone.
  let further: [(String, JSONValue?)]

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - schema: The schema of the document, which also names the key of the objects.
  ///   - key: The key of the objects, if it is another.
  ///   - table: The table for people.
  ///   - records: The table for spreadsheets, if it is another.
  ///   - objects: The rows as objects.
  ///   - further: The other members of the document, by key.
  package init(
    schema: JSONSchema, key: String? = nil, table: TextTable, records: TextTable? = nil,
    objects: [JSONValue], further: [(String, JSONValue?)] = []
  ) {
    self.schema = schema
    self.key = key
    self.table = table
    self.records = records
    self.objects = objects
    self.further = further
  }

  /// The list in a format.
  ///
  /// - Parameters:
  ///   - data: The number of the data.
  ///   - width: The columns of the terminal.
  package func text(_ format: ListFormat, data: Int, width: Int) -> String {
    format.write(self, data, width)
  }
}

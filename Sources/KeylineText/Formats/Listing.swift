package import KeylineData

/// The findings of a command, for every format of a list; only the printed parts are computed.
package final class Listing {
  /// The schema of the document, which also names the key of the objects.
  let schema: JSONSchema
  /// The key of the objects, if the document has several lists and this is not the first.
  let key: String?
  /// The table for people: text, Markdown, HTML.
  private(set) lazy var table = makeTable()
  /// The table for spreadsheets, with one row per object, if it differs.
  private(set) lazy var records = makeRecords?() ?? table
  /// The rows as objects.
  private(set) lazy var objects = makeObjects()
  /// The other members of the document, by key; only JSON has them.
  private(set) lazy var further = makeFurther()

  private let makeTable: () -> TextTable
  private let makeRecords: (() -> TextTable)?
  private let makeObjects: () -> [JSONValue]
  private let makeFurther: () -> [(String, JSONValue?)]

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - schema: The schema of the document, which also names the key of the objects.
  ///   - key: The key of the objects, if it differs.
  ///   - table: The table for people.
  ///   - records: The table for spreadsheets, if it differs.
  ///   - objects: The rows as objects.
  ///   - further: The other members of the document, by key.
  package init(
    schema: JSONSchema, key: String? = nil, table: @autoclosure @escaping () -> TextTable,
    records: (() -> TextTable)? = nil, objects: @autoclosure @escaping () -> [JSONValue],
    further: @autoclosure @escaping () -> [(String, JSONValue?)] = []
  ) {
    self.schema = schema
    self.key = key
    makeTable = table
    makeRecords = records
    makeObjects = objects
    makeFurther = further
  }

  /// True if a format would print nothing.
  package func isEmpty(in format: ListFormat) -> Bool {
    format.isPivoted ? table.rows.isEmpty : objects.isEmpty
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

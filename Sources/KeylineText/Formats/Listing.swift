package import KeylineData

/// The findings of a command, ready for every format of a list; what a format does not print is not worked out.
package final class Listing {
  /// The schema of the document, which also names the key of the objects.
  let schema: JSONSchema
  /// The key of the objects where the document has several lists and this is not the first.
  let key: String?
  /// The table for people: text, Markdown, HTML.
  private(set) lazy var table = makeTable()
  /// The table for spreadsheets, if it is another: one row per object.
  private(set) lazy var records = makeRecords?() ?? table
  /// The rows as objects.
  private(set) lazy var objects = makeObjects()
  /// The other members of the document, by key; for JSON alone.
  private(set) lazy var further = makeFurther()

  private let makeTable: () -> TextTable
  private let makeRecords: (() -> TextTable)?
  private let makeObjects: () -> [JSONValue]
  private let makeFurther: () -> [(String, JSONValue?)]

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

  /// True if nothing was found, by what a format prints.
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

import GRDB
import KeylineModel

/// Reads rows as values; a value that cannot be is an error, never a zero.
struct RowReader {
  let db: Database
  let path: String

  /// The error for a row that the schema should have kept out.
  func unexpected(_ table: String, _ id: String) -> StorageError {
    .damaged(path, detail: "a row of \(table) cannot be read: \(id)")
  }

  /// The rows of a statement, each with its columns by position.
  func each(_ sql: String, _ body: (Row) throws -> Void) throws {
    let rows = try Row.fetchCursor(db, sql: sql)
    while let row = try rows.next() { try body(row) }
  }

  /// Values of a child table by the identifier and layer of their parent.
  func children<Child>(
    _ sql: String, _ child: (Row) throws -> Child
  ) throws -> [RowKey: [Child]] {
    var children: [RowKey: [Child]] = [:]
    try each(sql) { row in
      children[RowKey(id: try text(row, 0), layer: try text(row, 1)), default: []]
        .append(try child(row))
    }
    return children
  }

  func text(_ row: Row, _ column: Int) throws -> String {
    guard let text = optionalText(row, column) else { throw unexpected("a table", "NULL") }
    return text
  }

  func optionalText(_ row: Row, _ column: Int) -> String? {
    String.fromDatabaseValue(row[column])
  }

  func number(_ row: Row, _ column: Int) throws -> Int {
    guard let number = optionalNumber(row, column) else { throw unexpected("a table", "NULL") }
    return number
  }

  func optionalNumber(_ row: Row, _ column: Int) -> Int? {
    guard case .int64(let number) = (row[column] as DatabaseValue).storage else { return nil }
    return Int(exactly: number)
  }

  func choice<Choice: RawRepresentable<String>>(
    _ row: Row, _ column: Int, _ type: Choice.Type
  ) throws -> Choice {
    let text = try text(row, column)
    guard let choice = Choice(rawValue: text) else { throw unexpected("a table", text) }
    return choice
  }
}

/// The identifier and layer of a row.
struct RowKey: Hashable {
  let id: String
  let layer: String
}

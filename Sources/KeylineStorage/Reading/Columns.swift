import CKeylineSQLite
import GRDB
import GRDBSQLite

/// The row that a statement stands on, its columns read where SQLite keeps them.
///
/// The knowledge is some ten thousand small rows, most of them one short text below a parent. Read
/// as rows of GRDB, making those takes longer than SQLite takes to find them.
struct Columns {
  private let statement: Statement
  private let pointer: SQLiteStatement

  init(_ db: Database, _ sql: String) throws {
    statement = try db.makeStatement(sql: sql)
    pointer = statement.sqliteStatement
  }

  /// Goes to the next row; false after the last.
  func next() throws -> Bool {
    let code = sqlite3_step(pointer)
    if code == SQLITE_ROW { return true }
    let error = DatabaseError(code, of: pointer)
    // The transaction ends only once no statement is in the middle of its rows.
    sqlite3_reset(pointer)
    if code == SQLITE_DONE { return false }
    throw error
  }

  /// The text of a column; nil for NULL and for what is no text.
  func text(_ column: Int) -> String? {
    bytes(column).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a column is this text.
  func isText(_ column: Int, _ text: StaticString) -> Bool {
    keyline_is_text(
      pointer, Int32(column), text.utf8Start, Int32(text.utf8CodeUnitCount)) != 0
  }

  /// Whether a column is the text of these bytes.
  func isText(_ column: Int, _ text: [UInt8]) -> Bool {
    keyline_is_text(pointer, Int32(column), text, Int32(text.count)) != 0
  }

  /// The number of a column; nil for NULL and for what is no whole number.
  func number(_ column: Int) -> Int? {
    let value = sqlite3_column_value(pointer, Int32(column))
    guard sqlite3_value_type(value) == SQLITE_INTEGER else { return nil }
    return Int(exactly: sqlite3_value_int64(value))
  }

  /// How the first two columns, an identifier and a layer, stand to those of another row in
  /// SQLite's order: below 0 before, 0 the same, above 0 after.
  func order(against other: Columns) -> Int {
    let order = keyline_compare_text(pointer, other.pointer, 0)
    return Int(order == 0 ? keyline_compare_text(pointer, other.pointer, 1) : order)
  }

  /// The bytes of a column's text, for as long as the statement stands on its row.
  ///
  /// One look at the value instead of three at the column: those lock and unlock each time. GRDB
  /// gives a connection to one thread at a time, which is all that the value asks for.
  func bytes(_ column: Int) -> UnsafeBufferPointer<UInt8>? {
    let value = sqlite3_column_value(pointer, Int32(column))
    guard sqlite3_value_type(value) == SQLITE_TEXT, let start = sqlite3_value_text(value) else {
      return nil
    }
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
  }
}

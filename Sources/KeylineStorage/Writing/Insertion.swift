import GRDB
import GRDBSQLite

/// A statement that inserts rows, one after the other, prepared once.
///
/// The values go to SQLite as they are: made into GRDB's arguments, a row of an import takes longer
/// to hand over than to store.
struct Insertion {
  private let statement: Statement
  private let pointer: SQLiteStatement

  init(_ db: Database, _ sql: String) throws {
    statement = try db.makeStatement(sql: sql)
    pointer = statement.sqliteStatement
  }

  /// Inserts a row, its values in the order of the parameters.
  ///
  /// - Throws: `DatabaseError` for what a constraint refuses, or what cannot be written.
  func run(_ values: [(any ColumnValue)?]) throws {
    // Too few would leave those of the row before in place.
    guard Int(sqlite3_bind_parameter_count(pointer)) == values.count else {
      throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "wrong number of values")
    }
    defer { sqlite3_reset(pointer) }
    for (index, value) in values.enumerated() {
      let parameter = Int32(index + 1)
      let code =
        value.map { $0.bind(to: pointer, at: parameter) } ?? sqlite3_bind_null(pointer, parameter)
      guard code == SQLITE_OK else { throw DatabaseError(code, of: pointer) }
    }
    let code = sqlite3_step(pointer)
    guard code == SQLITE_DONE else { throw DatabaseError(code, of: pointer) }
  }
}

import GRDB
import GRDBSQLite

extension DatabaseError {
  /// What SQLite says of a statement that it was given directly, past GRDB.
  init(_ code: Int32, of statement: SQLiteStatement) {
    self.init(
      resultCode: ResultCode(rawValue: code),
      message: sqlite3_errmsg(sqlite3_db_handle(statement)).map { String(cString: $0) })
  }
}

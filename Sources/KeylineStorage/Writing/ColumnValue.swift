import CKeylineSQLite
import GRDB
import GRDBSQLite

/// What a column of a row is given: a text or a number.
protocol ColumnValue {
  /// Binds it to a parameter of a statement and returns SQLite's result code.
  func bind(to statement: SQLiteStatement, at parameter: Int32) -> Int32
}

extension String: ColumnValue {
  func bind(to statement: SQLiteStatement, at parameter: Int32) -> Int32 {
    var text = self
    return text.withUTF8 {
      keyline_bind_text(statement, parameter, $0.baseAddress, Int32($0.count))
    }
  }
}

/// A text in UTF-8.
extension [UInt8]: ColumnValue {
  func bind(to statement: SQLiteStatement, at parameter: Int32) -> Int32 {
    withUnsafeBufferPointer {
      keyline_bind_text(statement, parameter, $0.baseAddress, Int32($0.count))
    }
  }
}

extension Int: ColumnValue {
  func bind(to statement: SQLiteStatement, at parameter: Int32) -> Int32 {
    sqlite3_bind_int64(statement, parameter, Int64(self))
  }
}

extension Double: ColumnValue {
  func bind(to statement: SQLiteStatement, at parameter: Int32) -> Int32 {
    sqlite3_bind_double(statement, parameter, self)
  }
}

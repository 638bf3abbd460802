import CKeylineSQLite

/// A prepared statement, to be run any number of times: https://www.sqlite.org/c3ref/stmt.html.
package final class Statement {
  let handle: OpaquePointer
  private let connection: Connection

  /// Prepares the first statement of a text; a text without one is an error.
  init(_ connection: Connection, _ sql: String) throws(SQLiteError) {
    var handle: OpaquePointer?
    try connection.check(sqlite3_prepare_v2(connection.handle, sql, -1, &handle, nil))
    guard let handle else { throw SQLiteError(.misuse) }
    self.handle = handle
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Binds a value to every parameter, in order; nil is NULL.
  package func bind(_ values: [(any Bindable)?]) throws(SQLiteError) {
    // With too few values, those of the previous run would stay in place.
    guard Int(sqlite3_bind_parameter_count(handle)) == values.count else {
      throw SQLiteError(.misuse)
    }
    for (index, value) in values.enumerated() {
      let parameter = Int32(index + 1)
      try connection.check(
        value.map { $0.bind(to: handle, at: parameter) } ?? sqlite3_bind_null(handle, parameter))
    }
  }

  /// Moves to the next row; false after the last, which resets the statement.
  package func step() throws(SQLiteError) -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    defer { sqlite3_reset(handle) }
    guard code == SQLITE_DONE else { throw connection.error(code) }
    return false
  }

  /// Ends the statement before its last row, so that it can run again.
  package func reset() { sqlite3_reset(handle) }

  /// Runs the statement to its end with some values.
  package func run(_ values: [(any Bindable)?] = []) throws(SQLiteError) {
    try bind(values)
    while try step() {}
  }

  /// The current row of the statement.
  package var row: Row { Row(statement: self) }
}

/// The current row of a statement, with columns counted from 0:
/// https://www.sqlite.org/c3ref/column_blob.html.
///
/// SQLite would turn a text into a number and NULL into 0; here a value of another type is an
/// error.
package struct Row {
  private let statement: Statement

  fileprivate init(statement: Statement) { self.statement = statement }

  /// The whole number of a column; nil for NULL.
  package func integer(_ column: Int) throws(SQLiteError) -> Int? {
    let type = sqlite3_column_type(statement.handle, Int32(column))
    if type == SQLITE_NULL { return nil }
    let number = sqlite3_column_int64(statement.handle, Int32(column))
    guard type == SQLITE_INTEGER, let number = Int(exactly: number) else {
      throw mismatch(column)
    }
    return number
  }

  /// The number of a column; nil for NULL.
  package func real(_ column: Int) throws(SQLiteError) -> Double? {
    switch sqlite3_column_type(statement.handle, Int32(column)) {
    case SQLITE_NULL: nil
    case SQLITE_FLOAT, SQLITE_INTEGER: sqlite3_column_double(statement.handle, Int32(column))
    default: throw mismatch(column)
    }
  }

  /// The text of a column; nil for NULL.
  package func text(_ column: Int) throws(SQLiteError) -> String? {
    guard let bytes = try utf8(column) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes of a column's text, valid while the statement stays on its row; nil for NULL.
  package func utf8(_ column: Int) throws(SQLiteError) -> UnsafeBufferPointer<UInt8>? {
    let type = sqlite3_column_type(statement.handle, Int32(column))
    if type == SQLITE_NULL { return nil }
    guard type == SQLITE_TEXT else { throw mismatch(column) }
    guard let start = sqlite3_column_text(statement.handle, Int32(column)) else {
      throw SQLiteError(.noMemory)
    }
    let count = sqlite3_column_bytes(statement.handle, Int32(column))
    return UnsafeBufferPointer(start: start, count: Int(count))
  }

  private func mismatch(_ column: Int) -> SQLiteError {
    let name = sqlite3_column_name(statement.handle, Int32(column)).map { String(cString: $0) }
    return SQLiteError(.mismatch, at: name)
  }
}

/// A value for a parameter of a statement: https://www.sqlite.org/c3ref/bind_blob.html.
package protocol Bindable {
  /// Binds it to a parameter of a statement and returns SQLite's result code.
  func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32
}

extension String: Bindable {
  package func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32 {
    var text = self
    return text.withUTF8 {
      keyline_bind_text(statement, parameter, $0.baseAddress, Int32($0.count))
    }
  }
}

extension Int: Bindable {
  package func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32 {
    sqlite3_bind_int64(statement, parameter, Int64(self))
  }
}

extension Double: Bindable {
  package func bind(to statement: OpaquePointer, at parameter: Int32) -> Int32 {
    sqlite3_bind_double(statement, parameter, self)
  }
}

import CKeylineSQLite

/// The error of a failed call: https://www.sqlite.org/rescode.html.
package struct SQLiteError: Error, Hashable, Sendable {
  /// The extended result code.
  package let code: ResultCode
  /// The reason in SQLite's words.
  package let message: String

  /// Creates an error.
  package init(_ code: ResultCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// An error that SQLite does not report, with SQLite's words for the code.
  init(_ code: ResultCode, at column: String? = nil) {
    let words = String(cString: sqlite3_errstr(code.rawValue))
    self.init(code, column.map { "\(words): \($0)" } ?? words)
  }

  /// The error that a failed call left in its connection.
  init(_ code: Int32, of connection: OpaquePointer?) {
    let code = ResultCode(rawValue: code)
    // Without memory, SQLite may only have words for what it wanted the memory for.
    if code.primary == .noMemory {
      self.init(code)
    } else {
      self.init(code, String(cString: sqlite3_errmsg(connection)))
    }
  }
}

extension SQLiteError: CustomStringConvertible {
  package var description: String { "SQLite error \(code.rawValue): \(message)" }
}

/// A result code, primary or extended.
package struct ResultCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Creates an extended code: a primary one and its number among those that extend it.
  package init(_ primary: ResultCode, _ number: Int32) {
    rawValue = primary.rawValue | number << 8
  }

  /// The primary code.
  package var primary: ResultCode { ResultCode(rawValue: rawValue & 0xFF) }

  package static let busy = ResultCode(rawValue: SQLITE_BUSY)
  package static let locked = ResultCode(rawValue: SQLITE_LOCKED)
  package static let noMemory = ResultCode(rawValue: SQLITE_NOMEM)
  package static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
  /// A crash left a journal that only a connection with write access can roll back.
  package static let readOnlyRollback = ResultCode(.readOnly, 3)
  package static let interrupt = ResultCode(rawValue: SQLITE_INTERRUPT)
  package static let inputOutput = ResultCode(rawValue: SQLITE_IOERR)
  /// A read that the system refused.
  package static let inputOutputRead = ResultCode(.inputOutput, 1)
  package static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
  /// A journal that names a super-journal, which SQLite would delete.
  package static let superJournal = ResultCode(rawValue: Int32(KEYLINE_SUPER_JOURNAL))
  package static let full = ResultCode(rawValue: SQLITE_FULL)
  package static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
  package static let tooBig = ResultCode(rawValue: SQLITE_TOOBIG)
  package static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)
  package static let mismatch = ResultCode(rawValue: SQLITE_MISMATCH)
  package static let misuse = ResultCode(rawValue: SQLITE_MISUSE)
  package static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)
}

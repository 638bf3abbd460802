import CKeylineSQLite

/// The error of a call that failed: https://www.sqlite.org/rescode.html.
public struct SQLiteError: Error, Hashable, Sendable {
  /// The extended result code.
  public let code: ResultCode
  /// The reason in SQLite's words.
  public let message: String

  /// Creates an error.
  public init(_ code: ResultCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// An error that SQLite itself does not see, in its words for the code.
  init(_ code: ResultCode, at column: String? = nil) {
    let words = String(cString: sqlite3_errstr(code.rawValue))
    self.init(code, column.map { "\(words): \($0)" } ?? words)
  }

  /// The error that a call left behind in its connection.
  init(_ code: Int32, of connection: OpaquePointer?) {
    self.init(ResultCode(rawValue: code), String(cString: sqlite3_errmsg(connection)))
  }
}

extension SQLiteError: CustomStringConvertible {
  public var description: String { "SQLite error \(code.rawValue): \(message)" }
}

/// A result code, primary or extended.
public struct ResultCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Creates an extended code: a primary one and its number among those that extend it.
  public init(_ primary: ResultCode, _ number: Int32) {
    rawValue = primary.rawValue | number << 8
  }

  /// The code without what extends it.
  public var primary: ResultCode { ResultCode(rawValue: rawValue & 0xFF) }

  public static let permission = ResultCode(rawValue: SQLITE_PERM)
  public static let busy = ResultCode(rawValue: SQLITE_BUSY)
  public static let locked = ResultCode(rawValue: SQLITE_LOCKED)
  public static let noMemory = ResultCode(rawValue: SQLITE_NOMEM)
  public static let readOnly = ResultCode(rawValue: SQLITE_READONLY)
  /// A crash left a journal that only a connection that may write can take back.
  public static let readOnlyRollback = ResultCode(.readOnly, 3)
  /// No journal can be created in the folder.
  public static let readOnlyDirectory = ResultCode(.readOnly, 6)
  public static let interrupt = ResultCode(rawValue: SQLITE_INTERRUPT)
  public static let inputOutput = ResultCode(rawValue: SQLITE_IOERR)
  /// A read that the system refused.
  public static let inputOutputRead = ResultCode(.inputOutput, 1)
  public static let corrupt = ResultCode(rawValue: SQLITE_CORRUPT)
  /// A journal that names a super-journal, which SQLite would delete.
  public static let superJournal = ResultCode(rawValue: Int32(KEYLINE_SUPER_JOURNAL))
  public static let full = ResultCode(rawValue: SQLITE_FULL)
  public static let cannotOpen = ResultCode(rawValue: SQLITE_CANTOPEN)
  public static let tooBig = ResultCode(rawValue: SQLITE_TOOBIG)
  public static let constraint = ResultCode(rawValue: SQLITE_CONSTRAINT)
  public static let mismatch = ResultCode(rawValue: SQLITE_MISMATCH)
  public static let misuse = ResultCode(rawValue: SQLITE_MISUSE)
  public static let authorization = ResultCode(rawValue: SQLITE_AUTH)
  public static let notADatabase = ResultCode(rawValue: SQLITE_NOTADB)
}

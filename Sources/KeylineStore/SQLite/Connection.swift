import CKeylineSQLite

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A connection to a database: https://www.sqlite.org/c3ref/sqlite3.html.
///
/// It closes when nothing refers to it any longer, its statements included. SQLite's own locks
/// between threads are off: the compiler keeps a connection within one thread.
package final class Connection {
  let handle: OpaquePointer
  /// The files of the connection, as SQLite reaches them.
  private let files: OpaquePointer

  /// The version of the SQLite library, for example 3040001.
  package static var libraryVersion: Int { Int(sqlite3_libversion_number()) }

  /// The kinds of access to a file.
  package enum Access: Sendable {
    case readOnly
    /// Reads a file that never changes under its name: no lock is taken and no journal applied.
    case immutable
    /// Reads and writes a file; a missing file is created.
    case readWrite
  }

  /// Opens a file; most faults show only with the first statement.
  ///
  /// - Parameter path: Absolute, since `:memory:` and names that begin with `file:` are not files
  ///   to SQLite.
  package init(_ path: String, _ access: Access) throws(SQLiteError) {
    let mode =
      switch access {
      case .readOnly, .immutable: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    guard let files = keyline_files_create(access == .immutable ? 1 : 0) else {
      throw SQLiteError(.noMemory)
    }
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(
      path, &handle, mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, keyline_files_name(files))
    guard code == SQLITE_OK, let handle else {
      defer { Self.close(handle, files) }
      throw Self.failure(files) ?? SQLiteError(code, of: handle)
    }
    self.handle = handle
    self.files = files
  }

  deinit { Self.close(handle, files) }

  private static func close(_ handle: OpaquePointer?, _ files: OpaquePointer) {
    // Statements hold their connection, so it closes here; an open connection would need its files.
    if sqlite3_close(handle) == SQLITE_OK { keyline_files_destroy(files) }
  }

  /// Retries a lock that another connection holds up to so many times, then gives up: SQLITE_BUSY.
  ///
  /// The longer a connection waits, the more often it retries, so that the first to wait comes
  /// first; SQLite's own handler does the opposite. The first sixty tries take a third of a second,
  /// every further 1,200 one second.
  package func waitForLocks(times: Int32) {
    sqlite3_busy_handler(
      handle,
      { times, asked in
        guard Int(asked) < Int(bitPattern: times) else { return 0 }
        usleep(.random(in: 500...max(1_000, 20_000 - 300 * min(60, UInt32(asked)))))
        return 1
      }, UnsafeMutableRawPointer(bitPattern: Int(times)))
  }

  /// Refuses statements that can damage the file or reach another, and those that exceed the bytes
  /// of a text or the steps of SQLite's machine; "a" is always a name, never a text.
  package func defend(bytes: Int32 = 1_000_000_000, steps: Int32 = 0) throws(SQLiteError) {
    for (option, isOn) in [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_DQS_DDL, 0), (SQLITE_DBCONFIG_DQS_DML, 0),
    ] as [(Int32, Int32)] {
      try check(keyline_configure(handle, option, isOn))
    }
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, bytes)
    sqlite3_progress_handler(handle, steps, { _ in 1 }, nil)
  }

  /// Runs one or several statements.
  package func execute(_ sql: String) throws(SQLiteError) {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Prepares a statement.
  package func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    try Statement(self, sql)
  }

  /// Calls a body with each row of a statement.
  package func each(_ sql: String, _ body: (Row) throws -> Void) throws {
    let statement = try prepare(sql)
    while try statement.step() { try body(statement.row) }
  }

  /// The whole number in the first column of the first row; nil if there is none.
  package func integer(_ sql: String) throws(SQLiteError) -> Int? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.row.integer(0) : nil
  }

  /// The texts in the first column of all rows.
  package func texts(_ sql: String) throws(SQLiteError) -> [String] {
    let statement = try prepare(sql)
    var texts: [String] = []
    while try statement.step() { if let text = try statement.row.text(0) { texts.append(text) } }
    return texts
  }

  /// SQLite's objections to the pages of the file, up to a limit.
  ///
  /// - Throws: Also if a page could not be read or memory ran out, which SQLite would take for
  ///   damage.
  package func pageObjections(atMost limit: Int) throws(SQLiteError) -> [String] {
    func look() throws(SQLiteError) -> [String] {
      let found = try texts("PRAGMA integrity_check(\(limit))").filter { $0 != "ok" }
      if let readFailure { throw readFailure }
      return found
    }
    let found = try look()
    if found.isEmpty { return found }
    // Damage stays; a finding that a second look does not repeat was a lack of memory.
    let again = try look()
    guard again == found else { throw SQLiteError(.noMemory) }
    return found
  }

  /// The first read of a file that failed, in the system's words; nil if none did.
  package var readFailure: SQLiteError? { Self.failure(files) }

  private static func failure(_ files: OpaquePointer) -> SQLiteError? {
    let number = keyline_files_error(files)
    return number == 0 ? nil : SQLiteError(.inputOutputRead, String(cString: strerror(number)))
  }

  func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// The error of a failed call; never damage if something could not be read.
  func error(_ code: Int32) -> SQLiteError {
    let error = SQLiteError(code, of: handle)
    switch error.code.primary {
    case .inputOutput, .corrupt, .notADatabase: return readFailure ?? error
    default: return error
    }
  }
}

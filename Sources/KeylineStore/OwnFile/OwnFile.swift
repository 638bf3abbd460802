import KeylineModel

/// The file of the user's own changes: an append-only list, each with the states it left.
package struct OwnFile {
  let connection: Connection
  /// The file, symbolic links followed.
  package let path: String

  /// "KEYL", the mark in its header.
  static let applicationID = 0x4B45_594C
  /// The version in its header.
  ///
  /// Lower versions are formats that Keyline gave up. The first row with a key that this program
  /// does not know needs the next number, so that an older program refuses the file rather than the
  /// row.
  package static let version = 12

  /// The version of the SQLite library, for example 3.40.1.
  package static var sqliteVersion: String {
    let number = Connection.libraryVersion
    return "\(number / 1_000_000).\(number / 1_000 % 1_000).\(number % 1_000)"
  }

  /// Opens a file for reading; nil if there is none.
  package init?(reading given: String) throws(StorageError) {
    let file = try DatabaseFile(given)
    if file.isEmpty { return nil }
    try self.init(file)
    // SQLite has taken back a first change that crashed.
    if try StorageError.translating(path, { try isEmpty }) { return nil }
  }

  /// Opens a file for changes; a missing file is created with its first change.
  ///
  /// - Parameter makingFolders: True to make a missing folder.
  package init(changing given: String, makingFolders: Bool = false) throws(StorageError) {
    let file = try DatabaseFile(given)
    if file.isEmpty {
      try StorageError.translating(file.path) {
        if makingFolders { try FilePath(file.path).folder.makeFolder(mode: 0o755) }
        try FilePath(file.path).requireFolder()
        try FilePath(file.path).createFile()
      }
    }
    try self.init(file)
  }

  private init(_ file: DatabaseFile) throws(StorageError) {
    path = file.path
    connection = try Self.connection(path)
  }

  /// Refuses a file of another version by name.
  static func require(_ version: Int, _ path: String) throws(StorageError) {
    if version < Self.version { throw .older(path, version: version) }
    if version > Self.version { throw .newer(path, version: version, known: Self.version) }
  }

  /// Opens the file for writing if that is allowed, otherwise for reading.
  ///
  /// A connection that can only read cannot recover from a crash, so writing is tried first.
  private static func connection(_ path: String) throws(StorageError) -> Connection {
    do {
      let db = try Connection.open(path, .readWrite)
      if FilePath(path + "-journal").exists {
        try StorageError.translating(path) { try db.removeLeftJournal() }
      }
      return db
    } catch .cannotCreate, .readOnly, .notPermitted {
      return try Connection.open(path, .readOnly)
    }
  }

  /// Runs a body that reads the file as it is at one moment.
  func reading<Result>(_ body: (OwnFile) throws -> Result) throws -> Result {
    try beginReading()
    defer { endReading() }
    return try body(self)
  }

  /// Begins to read the file as it is at one moment.
  func beginReading() throws {
    try translated { try connection.execute("BEGIN") }
    do { try translated { try check() } } catch {
      endReading()
      throw error
    }
  }

  /// Ends the reading, so that others may write.
  func endReading() { try? connection.execute("ROLLBACK") }

  /// Translates SQLite's errors into errors about this file.
  func translated<Result>(_ read: () throws -> Result) throws -> Result {
    try StorageError.translatingSQLite(path, read)
  }

  /// Changes the file while nobody else can write, and makes its tables if it is empty.
  ///
  /// - Parameter body: Returns false if it changed nothing; an empty file then stays empty.
  func writing(_ body: (OwnFile) throws -> Bool) throws -> Bool {
    struct Nothing: Error {}
    do {
      return try translated {
        try connection.transaction {
          let isEmpty = try isEmpty
          if isEmpty {
            try connection.execute(
              """
              PRAGMA application_id = \(Self.applicationID);
              PRAGMA user_version = \(Self.version);
              \(Schema.own.sql)
              """)
          }
          try check()
          let hasChanged = try body(self)
          if isEmpty, !hasChanged { throw Nothing() }
          return hasChanged
        }
      }
    } catch is Nothing {
      return false
    }
  }

  /// True before the first change.
  private var isEmpty: Bool {
    get throws {
      try connection.integer("PRAGMA application_id") == 0
        && connection.integer("SELECT count(*) FROM sqlite_schema") == 0
    }
  }

  /// Refuses tables other than Keyline's.
  ///
  /// Each transaction checks them, since another process may have changed the file since it was
  /// opened.
  private func check() throws {
    guard try connection.integer("PRAGMA application_id") == Self.applicationID else {
      throw StorageError.foreign(path)
    }
    try Self.require(try connection.integer("PRAGMA user_version") ?? 0, path)
    if let difference = try Schema.own.difference(in: connection) {
      throw StorageError.unexpectedSchema(path, unexpected: difference)
    }
  }

  /// Copies the file as it is at one moment to a new file: whole and sound, or not at all.
  package func backup(to target: String) throws(StorageError) {
    try DatabaseFile.checkName(target)
    if FilePath(target).exists { throw .exists(target) }
    try StorageError.translating(target) {
      let file = try Replacement(of: target, mode: FilePath(path).mode)
      try fill(file.temporary, named: target)
      try file.finish(replacing: false)
    }
  }

  private func fill(_ file: String, named target: String) throws {
    let copy = try Connection.open(file, .readWrite)
    do { try connection.backup(to: copy) } catch {
      throw StorageError(error, path: connection.readFailure == nil ? target : path)
    }
    if let objection = try copy.pageObjections(atMost: 1).first {
      throw StorageError.damaged(path, .sqlite(objection))
    }
  }

  /// The first fault of the file: in its pages, or an unreadable row; nil if there is none.
  package func damage() throws(StorageError) -> StorageError.Damage? {
    do {
      return try StorageError.translating(path) {
        try reading { file in
          if let words = try connection.pageObjections(atMost: 1).first { return .sqlite(words) }
          if try !connection.texts("PRAGMA foreign_key_check").isEmpty { return .reference }
          for change in try file.entries().flatMap(\.changes) {
            for text in [change.after.row, change.after.below] {
              if let text { _ = try file.row(text, change.key) }
            }
          }
          return nil
        }
      }
    } catch .damaged(_, let damage) {
      return damage
    }
  }
}

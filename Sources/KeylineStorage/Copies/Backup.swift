import KeylineFiles
import KeylineSQLite

/// Copies of a database file.
enum Backup {
  /// Writes what a connection to a file sees to one that is not there yet: whole and sound, or not
  /// at all.
  static func write(_ source: Connection, at path: String, to target: String) throws {
    try StorageError.translating(target) {
      try Folder.make(target, like: path) { file in
        try fill(file.temporary, from: source, at: path)
      }
    }
  }

  /// Fills an empty file with what a connection sees, and looks whether it is sound.
  static func fill(_ file: String, from source: Connection, at path: String) throws {
    let copy = try Connection.open(file, .readWrite)
    do { try source.backup(to: copy) } catch {
      throw StorageError(error, path: source.readFailure == nil ? file : path)
    }
    if let objection = try objection(to: copy) {
      throw StorageError.damaged(path, .sqlite(objection))
    }
  }

  /// The first thing that is wrong with the pages of a database.
  static func objection(to db: Connection) throws -> String? {
    try db.pageObjections(atMost: 3).first
  }

  /// The time in the letters of a file name, for example `20261121T153154Z`.
  static func now() throws -> String {
    try Connection().text("SELECT strftime('%Y%m%dT%H%M%SZ', 'now')") ?? ""
  }

  /// The name, or the name with a number where it is taken.
  static func free(_ path: String) throws(StorageError) -> String {
    if !Folder.exists(path) { return path }
    for number in 2...999 where !Folder.exists("\(path)-\(number)") { return "\(path)-\(number)" }
    throw .cannotCreate(path, .noFreeName)
  }
}

extension KnowledgeStore {
  /// Copies the database to a file, or to one beside it named after the time.
  ///
  /// - Parameter target: A file that is not there yet.
  /// - Returns: The path of the copy.
  package func backup(to target: String?) throws -> String {
    if let target {
      try DatabaseFile.checkName(target)
      if Folder.exists(target) {
        throw StorageError.cannotCreate(target, .exists)
      }
      try Backup.write(connection, at: path, to: target)
      return target
    }
    let target = try Backup.free("\(path).backup-\(try Backup.now())")
    try Backup.write(connection, at: path, to: target)
    return target
  }
}

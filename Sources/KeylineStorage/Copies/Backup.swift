import GRDB

/// Copies of a database file.
enum Backup {
  /// How many automatic copies are kept.
  static let kept = 3

  /// Copies a database under a name made of the time and the number of its data, and removes the
  /// oldest of such copies. It is called while the database is locked against other writers.
  static func automatic(of path: String, data: Int) throws -> String {
    let prefix = path + ".auto-"
    for old in Folder.companions(of: prefix) where old.contains(".tmp-") { Folder.remove(old) }
    let target = try free(prefix + (try now()) + "-data\(data)")
    try copy(path, to: target)
    let copies = Folder.companions(of: prefix)
    for old in copies.dropLast(kept) { Folder.remove(old) }
    return target
  }

  /// Copies a database to a file that is not there yet: whole and sound, or not at all.
  static func copy(_ path: String, to target: String) throws {
    let source = try Connection.open(path, readOnly: true)
    defer { try? source.close() }
    try write(source, to: target)
  }

  /// Writes what a connection sees to a file that is not there yet.
  static func write(_ source: DatabaseQueue, to target: String) throws {
    let temporary = "\(target).tmp-\(Folder.process)"
    Folder.remove(temporary)
    defer {
      Folder.remove(temporary)
      Folder.remove(temporary + "-journal")
    }
    try StorageError.translating(target) {
      let copy = try Connection.open(temporary, readOnly: false)
      try source.backup(to: copy)
      let objections = try copy.read { db in
        try String.fetchAll(db, sql: "PRAGMA integrity_check(3)").filter { $0 != "ok" }
      }
      try copy.close()
      if let objection = objections.first {
        throw StorageError.damaged(source.path, detail: objection)
      }
    }
    try Folder.settle(temporary, as: target)
  }

  /// The time in the letters of a file name, for example `20261121T153154Z`.
  static func now() throws -> String {
    try DatabaseQueue().read { db in
      try String.fetchOne(db, sql: "SELECT strftime('%Y%m%dT%H%M%SZ', 'now')") ?? ""
    }
  }

  /// The name, or the name with a number where it is taken.
  static func free(_ path: String) throws(StorageError) -> String {
    if !Folder.exists(path) { return path }
    for number in 2...999 where !Folder.exists("\(path)-\(number)") { return "\(path)-\(number)" }
    throw .cannotCreate(path, reason: "there are too many copies")
  }
}

import KeylineFiles
package import KeylineModel
import KeylineSQLite

/// Puts a copy in the place of a database and keeps what was there.
private struct Restorer {
  /// The copy, verified.
  let source: Connection
  /// Where it lies.
  let copy: String

  /// Replaces a database, or creates it, while nobody else can read or write it.
  ///
  /// What is replaced is copied under the same lock, so every row that any process was told is
  /// stored is in the copy. A process that waits meanwhile goes on in the restored database.
  func take(_ path: String) throws -> String? {
    try Folder.createFile(path)
    let target = try Connection.open(path, .readWrite)
    return try StorageError.translating(path) {
      // In this mode the lock outlasts its transaction: SQLite copies into no open one. Set before, it
      // would keep the lock for reading while it waits, for which the writers would wait in turn. A
      // commit would make a file that is empty yet a database of nobody's, which a crash could leave.
      try target.execute("BEGIN EXCLUSIVE; PRAGMA locking_mode = EXCLUSIVE; ROLLBACK")
      let version = try Migrator.version(target, path: path)
      let saved = try version == nil ? nil : save(target, path)
      try source.backup(to: target)
      return saved
    }
  }

  /// Copies what is there; pages that are damaged are kept as they are.
  private func save(_ target: Connection, _ path: String) throws -> String {
    let isSound: Bool
    do { isSound = try Backup.objection(to: target) == nil } catch {
      if let failure = target.readFailure { throw failure }
      isSound = false
    }
    let kind = isSound ? "backup" : "damaged"
    let saved = try Backup.free("\(path).\(kind)-\(try Backup.now())")
    try Folder.make(saved, like: path) { file in
      try target.backup(to: try Connection.open(file.temporary, .readWrite))
    }
    return saved
  }

  /// Replaces a file that SQLite does not even lock, and to which therefore nobody writes.
  ///
  /// It keeps its name until the copy takes it: were there no database for a moment, a command that
  /// is run then, or after a crash, would create an empty one.
  func takeDamaged(_ path: String) throws -> String {
    try StorageError.translating(path) {
      let saved = try Backup.free("\(path).damaged-\(try Backup.now())")
      try Folder.make(path, like: path, replacing: true) { file in
        try Backup.fill(file.temporary, from: source, at: copy)
        try Folder.duplicate(path, as: saved)
        if Folder.exists(path + "-journal") {
          try Folder.duplicate(path + "-journal", as: saved + "-journal")
          Folder.remove(path + "-journal")
        }
      }
      return saved
    }
  }
}

extension KnowledgeStore {
  /// The files that putting a copy back left beside the database.
  package struct Restoration: Sendable {
    /// The file, symbolic links followed.
    package let path: String
    /// Where the database that was there is now; nil when there was none.
    package let saved: String?
  }

  /// Puts a copy in the place of a database, which is copied first.
  ///
  /// The copy is verified before anything is touched. Other processes see the old database or the
  /// new. One that is so damaged that it cannot be locked is set aside and the copy takes its name.
  ///
  /// Errors: the copy is the database itself, or what is there was made by a newer Keyline or by
  /// another program.
  ///
  /// - Parameters:
  ///   - copy: The copy.
  ///   - given: The database.
  ///   - makingFolders: Whether a folder that is missing is made.
  ///   - number: The number of the data that the program carries.
  ///   - seed: Reads that data, with which a copy that has it is compared.
  /// - Throws: ``StorageError``, or what `seed` throws.
  package static func restore(
    _ copy: String, to given: String, makingFolders: Bool = false, number: Int,
    seed: () throws -> Knowledge
  ) throws -> Restoration {
    guard Folder.exists(copy) else { throw StorageError.noCopy(copy) }
    if Folder.isSame(copy, given) { throw StorageError.copyOfItself(copy) }
    let verdicts = try verify(path: copy, number: number, seed: seed)
    for verdict in verdicts {
      guard let objection = verdict.objections.first else { continue }
      throw StorageError.damaged(copy, .objection(objection, verdict.check))
    }
    let original = try DatabaseFile(copy).path
    let restorer = Restorer(source: try openExisting(original), copy: original)
    let path = DatabaseFile.resolved(given)
    do {
      let path = try DatabaseFile.settled(given).path
      try makingFolders ? Folder.create(of: path) : Folder.check(of: path)
      return Restoration(path: path, saved: try restorer.take(path))
    } catch StorageError.damaged {
      return Restoration(path: path, saved: try restorer.takeDamaged(path))
    }
  }
}

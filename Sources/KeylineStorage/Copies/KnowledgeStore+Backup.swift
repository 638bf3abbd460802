import GRDB

extension KnowledgeStore {
  /// Copies the database to a file, or to one beside it named after the time.
  ///
  /// - Parameter target: A file that is not there yet.
  /// - Returns: The path of the copy.
  public func backup(to target: String?) throws -> String {
    if let target {
      if Folder.exists(target) {
        throw StorageError.cannotCreate(target, reason: "it exists already")
      }
      try Backup.write(queue, to: target)
      return target
    }
    let target = try Backup.free("\(path).backup-\(try Backup.now())")
    try Backup.write(queue, to: target)
    return target
  }

  /// What putting a copy back left beside the database.
  public struct Restoration: Sendable {
    /// The file, symbolic links followed.
    public let path: String
    /// Where the database that was there is now; nil when there was none.
    public let saved: String?
  }

  /// Puts a copy in the place of a database, which is copied first.
  ///
  /// The copy is verified before anything is touched. A database that can be opened is replaced in
  /// one transaction, so that other processes see the old or the new; one that is damaged is set
  /// aside and the copy takes its name.
  public static func restore(_ copy: String, to given: String) throws -> Restoration {
    guard Folder.exists(copy) else { throw StorageError.noCopy(copy) }
    let objections = try verify(path: copy).flatMap { verdict in
      verdict.objections.map { "\(verdict.check): \($0)" }
    }
    if let objection = objections.first { throw StorageError.damaged(copy, detail: objection) }
    let source = try openExisting(try DatabaseFile(copy).path)
    defer { try? source.close() }
    do {
      let present = try DatabaseFile.settled(given)
      guard case .keyline = present.state else {
        try Folder.create(of: present.path)
        try Backup.write(source, to: present.path)
        return Restoration(path: present.path, saved: nil)
      }
      let saved = try Backup.free("\(present.path).backup-\(try Backup.now())")
      try Backup.copy(present.path, to: saved)
      try StorageError.translating(present.path) {
        let target = try Connection.open(present.path, readOnly: false)
        try source.backup(to: target)
        try target.close()
      }
      return Restoration(path: present.path, saved: saved)
    } catch StorageError.damaged {
      return try replaceDamaged(given, with: source)
    }
  }

  /// The damaged file keeps its name until the copy takes it: were there no database for a moment, a
  /// command that is run then, or after a crash, would create an empty one.
  private static func replaceDamaged(
    _ path: String, with source: DatabaseQueue
  ) throws -> Restoration {
    let saved = try Backup.free("\(path).damaged-\(try Backup.now())")
    let prepared = "\(path).restored-\(Folder.process)"
    do {
      try Backup.write(source, to: prepared)
      try Folder.duplicate(path, as: saved)
      if Folder.exists(path + "-journal") {
        try Folder.duplicate(path + "-journal", as: saved + "-journal")
        Folder.remove(path + "-journal")
      }
      try Folder.settle(prepared, as: path)
    } catch {
      Folder.remove(prepared)
      throw error
    }
    return Restoration(path: path, saved: saved)
  }
}

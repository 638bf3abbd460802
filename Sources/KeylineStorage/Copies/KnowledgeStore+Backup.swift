extension KnowledgeStore {
  /// Copies the database to a file, or to one beside it named after the time.
  ///
  /// - Parameter target: A file that is not there yet.
  /// - Returns: The path of the copy.
  public func backup(to target: String?) throws -> String {
    if let target {
      try DatabaseFile.checkName(target)
      if Folder.exists(target) {
        throw StorageError.cannotCreate(target, reason: "it exists already")
      }
      try Backup.write(connection, at: path, to: target)
      return target
    }
    let target = try Backup.free("\(path).backup-\(try Backup.now())")
    try Backup.write(connection, at: path, to: target)
    return target
  }
}

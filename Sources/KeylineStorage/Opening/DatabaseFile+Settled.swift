import KeylineSQLite

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DatabaseFile {
  /// Looks at a file once no other process is in the middle of writing it.
  ///
  /// While a first use or an upgrade is committed, or after one that crashed, the header may be
  /// half of it, or that of a change that is about to be taken back. A journal beside the file says
  /// so; SQLite then waits or rolls back.
  static func settled(_ given: String) throws(StorageError) -> DatabaseFile {
    do {
      let file = try DatabaseFile(given)
      if file.state == .keyline(version: Migration.latest) {
        guard hasJournal(given) else { return file }
        // Reading takes a crashed change back, and does not wait for one that is being made.
        let db = try KnowledgeStore.openExisting(given)
        try StorageError.translating(given) {
          _ = try db.integer("SELECT count(*) FROM sqlite_schema")
        }
        let settled = try DatabaseFile(given)
        if settled.state == file.state { return settled }
      }
    } catch {
      switch error {
      case .foreign, .newer, .damaged: break
      default: throw error
      }
    }
    if hasJournal(given) {
      let db = try Connection.open(given, .readWrite)
      try StorageError.translating(given) { try db.transaction(.immediate) {} }
    }
    return try DatabaseFile(given)
  }

  /// Tells whether a change is being made, or was when a process died.
  private static func hasJournal(_ given: String) -> Bool {
    var status = stat()
    return lstat(resolved(given) + "-journal", &status) == 0 && status.st_size > 0
  }
}

import GRDB

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DatabaseFile {
  /// Looks at a file once no other process is in the middle of writing it.
  ///
  /// While a first use or an upgrade is committed, or after one that crashed, the header may be
  /// half of it. A journal beside the file says so; SQLite then waits or rolls back.
  static func settled(_ given: String) throws(StorageError) -> DatabaseFile {
    do {
      let file = try DatabaseFile(given)
      if file.state == .keyline(version: Migration.latest) { return file }
    } catch {
      switch error {
      case .foreign, .newer, .damaged: break
      default: throw error
      }
    }
    var status = stat()
    if stat(given + "-journal", &status) == 0, status.st_size > 0 {
      let queue = try Connection.open(given, readOnly: false)
      try StorageError.translating(given) {
        try queue.writeWithoutTransaction { db in
          try db.inTransaction(.immediate) { .rollback }
        }
      }
    }
    return try DatabaseFile(given)
  }
}

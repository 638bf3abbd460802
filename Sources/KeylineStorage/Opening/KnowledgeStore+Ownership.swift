#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension KnowledgeStore {
  /// Tells whether a file is a Keyline database, or a journal beside one that SQLite would apply to
  /// it.
  ///
  /// The header says so whatever the file is called and whichever of its names is used.
  package static func owns(_ path: String) -> Bool {
    if isDatabase(path) { return true }
    for ending in ["-journal", "-wal", "-shm"] where path.hasSuffix(ending) {
      return isDatabase(String(path.dropLast(ending.count)))
    }
    return false
  }

  private static func isDatabase(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var header = [UInt8](repeating: 0, count: 72)
    guard read(descriptor, &header, 72) == 72, header.starts(with: "SQLite format 3\0".utf8)
    else { return false }
    return header[68...].reduce(0) { $0 << 8 | Int($1) } == DatabaseFile.applicationID
  }
}

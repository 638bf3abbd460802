#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension KnowledgeStore {
  /// Creates the folder of a file, and the folders above it, where they are missing.
  static func createFolder(of path: String) throws(StorageError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    var status = stat()
    if stat(folder, &status) == 0 { return }
    try createFolder(of: folder)
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
      throw .cannotCreate(folder, reason: String(cString: strerror(errno)))
    }
  }
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the file system is asked for beside SQLite.
enum Folder {
  /// Creates the folder of a file, and the folders above it, where they are missing.
  static func create(of path: String) throws(StorageError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    var status = stat()
    if stat(folder, &status) == 0 { return }
    try create(of: folder)
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
      throw .cannotCreate(folder, reason: String(cString: strerror(errno)))
    }
  }

  /// The folder that a file lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The paths beside a file whose names begin with its own, sorted.
  static func companions(of path: String) -> [String] {
    guard let stream = opendir(folder(of: path)) else { return [] }
    defer { closedir(stream) }
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let name = path[start...]
    var companions: [String] = []
    while let entry = readdir(stream) {
      let length = Int(MemoryLayout.size(ofValue: entry.pointee.d_name))
      let found = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: length) { String(cString: $0) }
      }
      if found != name, found.utf8.starts(with: name.utf8) {
        companions.append(path[..<start] + found)
      }
    }
    return companions.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Gives a file that was written its final name, so that a crash leaves the whole or nothing.
  static func settle(_ temporary: String, as path: String) throws(StorageError) {
    try synchronize(temporary)
    guard rename(temporary, path) == 0 else { throw failure(path) }
    try synchronize(folder(of: path))
  }

  /// Copies the bytes of a file to one that is not there yet: all of them, or none.
  static func duplicate(_ path: String, as target: String) throws(StorageError) {
    let source = open(path, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw failure(path) }
    defer { close(source) }
    let temporary = "\(target).tmp-\(process)"
    let copy = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard copy >= 0 else { throw failure(target) }
    defer {
      close(copy)
      remove(temporary)
    }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(source, &bytes, bytes.count)
      if count == 0 { break }
      guard count > 0, write(copy, bytes, count) == count else { throw failure(target) }
    }
    try settle(temporary, as: target)
  }

  /// Writes what the system still holds of a file or folder to the disk.
  private static func synchronize(_ path: String) throws(StorageError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(path) }
  }

  private static func failure(_ path: String) -> StorageError {
    .inputOutput(path, detail: String(cString: strerror(errno)))
  }

  /// Removes a file; one that is not there is removed already.
  static func remove(_ path: String) { unlink(path) }

  /// Whether anything has this name.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The number of this process.
  static var process: Int { Int(getpid()) }
}

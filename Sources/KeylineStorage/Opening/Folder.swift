import KeylineFiles

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The calls to the file system beside SQLite.
enum Folder {
  /// Creates the folder of a file, and the folders above it, where they are missing.
  static func create(of path: String) throws(StorageError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    var status = stat()
    if stat(folder, &status) == 0 { return }
    try create(of: folder)
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
      throw .cannotCreate(folder, .system(errorText))
    }
  }

  /// Refuses a file whose folder is missing, by the nearest folder that exists.
  static func check(of path: String) throws(StorageError) {
    let folder = folder(of: try absolute(path))
    var nearest = folder
    while FilePath(nearest).kind != .folder, nearest != "/" { nearest = self.folder(of: nearest) }
    if nearest != folder { throw .noFolder(path, nearest: nearest) }
  }

  /// Creates an empty file that its owner alone may read and write, whatever the umask says; one
  /// that is there stays as it is.
  static func createFile(_ path: String) throws(StorageError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return }
      throw .cannotCreate(path, .system(errorText))
    }
    defer { close(descriptor) }
    guard fchmod(descriptor, 0o600) == 0 else { throw .inputOutput(path, detail: errorText) }
  }

  /// The folder that a file lies in.
  static func folder(of path: String) -> String { FilePath(path).folder.text }

  /// The last name of a path.
  static func name(of path: String) -> String { FilePath(path).name }

  /// A path from the root on.
  static func absolute(_ path: String) throws(StorageError) -> String {
    if path.hasPrefix("/") { return path }
    guard let working = getcwd(nil, 0) else { throw .cannotCreate(path, .system(errorText)) }
    defer { free(working) }
    return String(cString: working) + "/" + path
  }

  /// The names of everything in a folder that begin with a prefix, sorted.
  static func names(in folder: String, prefix: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let length = Int(MemoryLayout.size(ofValue: entry.pointee.d_name))
      let found = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: length) { String(cString: $0) }
      }
      if found.utf8.starts(with: prefix.utf8) { names.append(found) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a file where nobody else sees it, and gives it its name once it is whole and on the disk.
  ///
  /// A new file has the mode of the one that it is a copy of. One that has the name stays, unless
  /// it is the one that is to be replaced.
  static func make(
    _ path: String, like origin: String, replacing: Bool = false,
    _ fill: (_ file: Replacement) throws -> Void
  ) throws {
    let file = try Replacement(of: path, mode: mode(of: origin))
    try fill(file)
    try file.finish(replacing: replacing)
  }

  /// Copies the bytes of a file to one that is not there yet.
  static func duplicate(_ path: String, as target: String) throws {
    try make(target, like: path) { file in
      let source = open(path, O_RDONLY | O_CLOEXEC)
      guard source >= 0 else { throw FileFailure(path, .opening) }
      defer { close(source) }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(source, &bytes, bytes.count)
        if count == 0 { return }
        guard count > 0 else { throw FileFailure(path, .opening) }
        try file.write(Array(bytes[..<count]))
      }
    }
  }

  /// The reason of the last call that failed.
  static var errorText: String { String(cString: strerror(errno)) }

  /// Who may do what with a file; the owner alone where there is none.
  private static func mode(of path: String) -> UInt16 {
    var status = stat()
    return stat(path, &status) == 0 ? UInt16(status.st_mode & 0o777) : 0o600
  }

  /// Removes a file; one that is not there is removed already.
  static func remove(_ path: String) { unlink(path) }

  /// Tells whether anything has this name.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Tells whether two paths lead to one file, by whatever names.
  static func isSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }
}

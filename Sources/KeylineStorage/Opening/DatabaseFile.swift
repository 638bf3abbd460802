#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A path that was looked at before SQLite sees it, and what its header says.
///
/// SQLite would wait for ever on a pipe, take a URI apart, and write its tables into the file of
/// another program; so the file is examined first.
struct DatabaseFile {
  /// The path with symbolic links followed.
  let path: String
  let state: State

  enum State: Hashable {
    /// There is no file, or an empty one that a first use left behind.
    case empty
    /// A database with our mark and this schema version.
    case keyline(version: Int)
  }

  /// "KEYL", the mark in the header of a database.
  static let applicationID = 0x4B45_594C

  init(_ given: String) throws(StorageError) {
    try Self.checkName(given)
    var status = stat()
    if stat(given, &status) != 0 {
      guard errno == ENOENT else {
        if errno == EACCES { throw .notPermitted(given) }
        throw .notAFile(
          given,
          what: errno == ENOTDIR
            ? "below something that is no directory" : "a path that cannot be followed")
      }
      var link = stat()
      if lstat(given, &link) == 0, link.st_mode & S_IFMT == S_IFLNK {
        throw .notAFile(given, what: "a link that leads nowhere")
      }
      path = given
      state = .empty
      try Self.checkCompanions(of: path)
      return
    }
    if let what = Self.kind(status) { throw .notAFile(given, what: what) }
    if status.st_nlink > 1 {
      throw .notAFile(given, what: "a file with several names (hard links)")
    }
    path = Self.resolved(given)
    try Self.checkCompanions(of: path)
    state = status.st_size == 0 ? .empty : try Self.header(of: path)
  }

  /// Refuses what means something else than a file to SQLite.
  static func checkName(_ given: String) throws(StorageError) {
    let isURI = given.utf8.starts(with: "file:".utf8)
    if given.isEmpty || given == ":memory:" || isURI || given.utf8.contains(0) {
      throw .unusablePath(given)
    }
  }

  /// Refuses a database beside which SQLite would open what is not its own file: it would wait on a
  /// pipe, and write to wherever a link leads.
  private static func checkCompanions(of path: String) throws(StorageError) {
    for companion in ["-journal", "-wal", "-shm"].map({ path + $0 }) {
      var status = stat()
      if lstat(companion, &status) == 0, let what = kind(status) {
        throw .notAFile(companion, what: what)
      }
    }
  }

  /// The kind of what is not a regular file; nil for one that is.
  private static func kind(_ status: stat) -> String? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "a directory"
    case S_IFLNK: "a link"
    default: "a device or a pipe"
    }
  }

  /// Reads the first 100 bytes.
  private static func header(of path: String) throws(StorageError) -> State {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == EACCES ? .notPermitted(path) : .inputOutput(path, detail: errorText)
    }
    defer { close(descriptor) }
    var header = [UInt8](repeating: 0, count: 100)
    guard read(descriptor, &header, 100) == 100, header.starts(with: "SQLite format 3\0".utf8)
    else { throw .foreign(path) }
    func number(_ offset: Int) -> Int {
      header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(68) == applicationID else { throw .foreign(path) }
    guard number(56) <= 1 else { throw .foreign(path) }
    return .keyline(version: number(60))
  }

  /// The path with symbolic links followed, where there is such a file.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static var errorText: String { String(cString: strerror(errno)) }
}

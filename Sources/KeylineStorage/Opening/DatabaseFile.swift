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
    let isURI = given.utf8.starts(with: "file:".utf8)
    if given.isEmpty || given == ":memory:" || isURI || given.utf8.contains(0) {
      throw .unusablePath(given)
    }
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
      return
    }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw .notAFile(given, what: "a directory") }
    if kind != S_IFREG { throw .notAFile(given, what: "a device or a pipe") }
    if status.st_nlink > 1 {
      throw .notAFile(given, what: "a file with several names (hard links)")
    }
    path = Self.resolved(given)
    state = status.st_size == 0 ? .empty : try Self.header(of: path)
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

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static var errorText: String { String(cString: strerror(errno)) }
}

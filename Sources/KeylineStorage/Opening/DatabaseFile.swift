import KeylineSQLite

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A path that was looked at before SQLite sees it, and what its header says.
///
/// SQLite would wait for ever on a pipe, take a URI apart, and write its tables into the file of
/// another program; so the file is examined first.
package struct DatabaseFile {
  /// The path with symbolic links followed.
  let path: String
  let state: State

  enum State: Hashable {
    /// There is no file, or an empty one that a first change left behind.
    case empty
    /// A file with our mark and this version.
    case keyline(version: Int)
  }

  init(_ given: String) throws(StorageError) {
    try Self.checkName(given)
    var status = stat()
    if stat(given, &status) != 0 {
      guard errno == ENOENT else {
        if errno == EACCES { throw .notPermitted(given) }
        if errno == EIO { throw .unreadable(given, detail: Self.errorText) }
        throw .notAFile(
          given,
          errno == ENOTDIR ? .belowFile : .unreachable)
      }
      var link = stat()
      if lstat(given, &link) == 0, link.st_mode & S_IFMT == S_IFLNK {
        throw .notAFile(given, .linkToNothing)
      }
      path = given
      state = .empty
      try Self.checkCompanions(of: path)
      return
    }
    if let obstacle = Self.obstacle(status) { throw .notAFile(given, obstacle) }
    if status.st_nlink > 1 { throw .notAFile(given, .severalNames) }
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
  /// pipe, write to wherever a link leads, and delete what a journal names.
  private static func checkCompanions(of path: String) throws(StorageError) {
    for companion in ["-journal", "-wal", "-shm"].map({ path + $0 }) {
      var status = stat()
      if lstat(companion, &status) == 0, let obstacle = obstacle(status) {
        throw .notAFile(companion, obstacle)
      }
    }
    if try namesSuperJournal(path + "-journal") { throw .superJournal(path + "-journal") }
  }

  /// Tells whether a journal ends in the name of a super-journal, the file by which SQLite holds the
  /// changes of several databases together: its length, a sum, and eight bytes that every journal begins with.
  ///
  /// SQLite deletes that file, wherever it is. Keyline writes to one database at a time and never names one.
  /// https://www.sqlite.org/fileformat2.html#the_rollback_journal
  private static func namesSuperJournal(_ journal: String) throws(StorageError) -> Bool {
    let descriptor = open(journal, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size > 16
    else { return false }
    var end = [UInt8](repeating: 0, count: 16)
    let count = pread(descriptor, &end, 16, status.st_size - 16)
    guard count >= 0 else { throw .unreadable(journal, detail: errorText) }
    let length = end[..<4].reduce(0) { $0 << 8 | Int($1) }
    return count == 16 && end[8...].elementsEqual(journalMark)
      && (1...Int(status.st_size) - 16).contains(length)
  }

  private static let journalMark: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

  /// The kind of what is not a regular file; nil for one that is.
  private static func obstacle(_ status: stat) -> StorageError.Obstacle? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .device
    }
  }

  /// Reads the first 100 bytes.
  private static func header(of path: String) throws(StorageError) -> State {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == EACCES ? .notPermitted(path) : .unreadable(path, detail: errorText)
    }
    defer { close(descriptor) }
    var header = [UInt8](repeating: 0, count: 100)
    let count = read(descriptor, &header, 100)
    guard count >= 0 else { throw .unreadable(path, detail: errorText) }
    guard count == 100, header.starts(with: "SQLite format 3\0".utf8)
    else { throw .foreign(path) }
    func number(_ offset: Int) -> Int {
      header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(68) == OwnFile.applicationID else { throw .foreign(path) }
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

extension DatabaseFile {
  /// Looks at a file once no other process is in the middle of writing it.
  ///
  /// While a first change is committed, or after one that crashed, the header may be half of it, or
  /// that of a change that is about to be taken back. A journal beside the file says
  /// so; SQLite then waits or rolls back.
  static func settled(_ given: String) throws(StorageError) -> DatabaseFile {
    do {
      let file = try DatabaseFile(given)
      if file.state == .keyline(version: OwnFile.version) {
        guard hasJournal(given) else { return file }
        // Reading takes a crashed change back, and does not wait for one that is being made.
        let db = try OwnFile.connection(given)
        try StorageError.translating(given) {
          _ = try db.integer("SELECT count(*) FROM sqlite_schema")
        }
        let settled = try DatabaseFile(given)
        if settled.state == file.state { return settled }
      }
    } catch {
      switch error {
      case .foreign, .older, .newer, .damaged: break
      default: throw error
      }
    }
    if hasJournal(given) {
      let db = try Connection.open(given, .readWrite)
      // A commit would write the first page of an empty file, which is nobody's database then.
      try StorageError.translating(given) { try db.execute("BEGIN IMMEDIATE; ROLLBACK") }
    }
    return try DatabaseFile(given)
  }

  /// True while a change is being made, or if a process died during one.
  private static func hasJournal(_ given: String) -> Bool {
    var status = stat()
    return lstat(resolved(given) + "-journal", &status) == 0 && status.st_size > 0
  }
}

extension DatabaseFile {
  /// True if a file is one of Keyline's databases, or a journal beside one that SQLite would apply to it.
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
    let mark = header[68...].reduce(0) { $0 << 8 | Int($1) }
    return mark == OwnFile.applicationID || mark == DataFile.applicationID
  }
}

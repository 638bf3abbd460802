#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A path examined before SQLite opens it, with the facts of its header.
///
/// SQLite would block on a pipe, parse a URI, and write its tables into another program's file, so
/// the file is examined first.
package struct DatabaseFile {
  /// The path with symbolic links followed.
  let path: String
  /// True if there is no file, or an empty one left by a first change.
  let isEmpty: Bool

  init(_ given: String) throws(StorageError) {
    try Self.checkName(given)
    var status = stat()
    var isThere = true
    while isThere, stat(given, &status) != 0 {
      guard errno == ENOENT else {
        if errno == EACCES { throw .notPermitted(given) }
        if errno == EIO { throw Self.unreadable(given) }
        throw .notAFile(given, errno == ENOTDIR ? .belowFile : .unreachable)
      }
      // A file that exists now was created by another process in between.
      isThere = lstat(given, &status) == 0
      if isThere, status.st_mode & S_IFMT == S_IFLNK { throw .notAFile(given, .linkToNothing) }
    }
    if !isThere {
      path = given
      isEmpty = true
      try Self.checkJournals(of: path)
      return
    }
    if let obstacle = Self.obstacle(status) { throw .notAFile(given, obstacle) }
    if status.st_nlink > 1 { throw .notAFile(given, .severalNames) }
    path = FilePath(given).resolved.text
    try Self.checkJournals(of: path)
    isEmpty = try Self.isEmpty(path)
  }

  /// Refuses names that SQLite does not take for files.
  static func checkName(_ given: String) throws(StorageError) {
    let isURI = given.utf8.starts(with: "file:".utf8)
    if given.isEmpty || given == ":memory:" || isURI || given.utf8.contains(0) {
      throw .unusablePath(given)
    }
  }

  /// Refuses a database with journals that are not SQLite's own files: SQLite would wait on a pipe,
  /// write through a link, and delete the file that a journal names.
  private static func checkJournals(of path: String) throws(StorageError) {
    for companion in ["-journal", "-wal", "-shm"].map({ path + $0 }) {
      var status = stat()
      if lstat(companion, &status) == 0, let obstacle = obstacle(status) {
        throw .notAFile(companion, obstacle)
      }
    }
    if try namesSuperJournal(path + "-journal") { throw .superJournal(path + "-journal") }
  }

  /// True if a journal ends in the name of a super-journal, the file that ties the changes of
  /// several databases together: its length, a sum, and the eight bytes at the start of every
  /// journal.
  ///
  /// SQLite deletes that file, wherever it is. Keyline writes to one database at a time and never
  /// names one. https://www.sqlite.org/fileformat2.html#the_rollback_journal
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
    guard count >= 0 else { throw unreadable(journal) }
    let length = end[..<4].reduce(0) { $0 << 8 | Int($1) }
    return count == 16 && end[8...].elementsEqual(journalMark)
      && (1...Int(status.st_size) - 16).contains(length)
  }

  private static let journalMark: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

  /// The kind of obstacle; nil for a regular file.
  private static func obstacle(_ status: stat) -> StorageError.Obstacle? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .device
    }
  }

  /// True for an empty file; a file of another program or version is refused.
  private static func isEmpty(_ path: String) throws(StorageError) -> Bool {
    let header = try header(of: path)
    if header.isEmpty { return true }
    // Encoding 1 is UTF-8.
    guard number(68, of: header) == OwnFile.applicationID, let encoding = number(56, of: header),
      encoding <= 1, let version = number(60, of: header)
    else { throw .foreign(path) }
    try OwnFile.require(version, path)
    return false
  }

  /// The first 100 bytes of a file.
  private static func header(of path: String) throws(StorageError) -> ArraySlice<UInt8> {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == EACCES ? .notPermitted(path) : unreadable(path)
    }
    defer { close(descriptor) }
    var header = [UInt8](repeating: 0, count: 100)
    let count = read(descriptor, &header, 100)
    guard count >= 0 else { throw unreadable(path) }
    return header[..<count]
  }

  /// The error for the last failed call.
  private static func unreadable(_ path: String) -> StorageError {
    .unreadable(path, detail: FileFailure(path, .opening).reason)
  }

  /// A number in the header of an SQLite file; nil for any other file.
  private static func number(_ offset: Int, of header: ArraySlice<UInt8>) -> Int? {
    guard header.count == 100, header.starts(with: "SQLite format 3\0".utf8) else { return nil }
    return header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// True if a file is a Keyline database, or a journal beside one that SQLite would apply to it.
  ///
  /// The header decides, whatever the name of the file.
  package static func owns(_ path: String) -> Bool {
    let ending = ["-journal", "-wal", "-shm"].first { path.hasSuffix($0) } ?? ""
    return [path, String(path.dropLast(ending.count))].contains { path in
      let mark = (try? header(of: path)).flatMap { number(68, of: $0) }
      return mark == OwnFile.applicationID || mark == DataFile.applicationID
    }
  }
}

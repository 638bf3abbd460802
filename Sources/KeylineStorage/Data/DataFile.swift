import KeylineModel
import KeylineSQLite

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The file of what ships, opened to be read.
///
/// It is derived, so nothing in it is worth a question: whatever is wrong with it, ``Broken`` is all that is
/// said, and it is made anew.
package struct DataFile {
  let connection: Connection

  /// The file cannot be read, or holds what nobody wrote into it.
  struct Broken: Error {}

  /// "KEYD", the mark in its header.
  static let applicationID = 0x4B45_5944

  /// Opens a file; nil where it is not there, is not what it should be, or somebody else may have written it.
  init?(in folder: String, _ name: String, holding data: ShippedData) {
    let path = "\(folder)/\(name)"
    guard Self.isTrusted(folder, S_IFDIR), Self.isTrusted(path, S_IFREG),
      let connection = try? Connection.open(path, .immutable)
    else { return nil }
    self.connection = connection
    guard let isSound = try? isSound(data), isSound else { return nil }
  }

  private func isSound(_ data: ShippedData) throws -> Bool {
    guard try connection.integer("PRAGMA application_id") == Self.applicationID,
      try Schema.data.difference(in: connection) == nil
    else { return false }
    var isNamed = false
    try connection.each("SELECT number, checksum FROM data") { row in
      isNamed = data.isNamed(number: try row.integer(0), checksum: try row.text(1))
    }
    return isNamed
  }

  /// True for a folder or a file that is the user's own and that nobody else can write.
  static func isTrusted(_ path: String, _ kind: mode_t) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == kind
      && status.st_uid == geteuid() && status.st_mode & 0o022 == 0
      && (kind == S_IFDIR || status.st_nlink == 1)
  }

  /// Reads rows; an error of SQLite's, or a row that means nothing, breaks the file.
  func reading<Result>(_ body: (DataFile) throws -> Result) throws -> Result {
    do {
      return try connection.read { try body(self) }
    } catch is SQLiteError {
      throw Broken()
    }
  }
}

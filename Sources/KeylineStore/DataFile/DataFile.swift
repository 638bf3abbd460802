import KeylineModel

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
    guard Self.trusted(folder, S_IFDIR) != nil, Self.trusted(path, S_IFREG) != nil,
      let connection = try? Connection.open(path, .immutable)
    else { return nil }
    self.connection = connection
    guard let isSound = try? isSound(data), isSound else { return nil }
  }

  private func isSound(_ data: ShippedData) throws -> Bool {
    try connection.integer("PRAGMA application_id") == Self.applicationID
      && Schema.data.difference(in: connection) == nil
      && connection.texts("SELECT number || '-' || checksum FROM data") == [data.nameplate]
  }

  /// True for a folder or a file that is the user's own and that nobody else can write.
  static func trusted(_ path: String, _ kind: mode_t) -> stat? {
    var status = stat()
    let isTrusted =
      lstat(path, &status) == 0 && status.st_mode & S_IFMT == kind && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0 && (kind == S_IFDIR || status.st_nlink == 1)
    return isTrusted ? status : nil
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

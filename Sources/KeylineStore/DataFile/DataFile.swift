import KeylineModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The file of the shipped data, opened for reading.
///
/// The file is derived, so no fault needs an explanation: each is ``Broken``, and the file is made
/// anew.
package struct DataFile {
  let connection: Connection

  /// The file is unreadable or has unexpected content.
  struct Broken: Error {}

  /// "KEYD", the mark in its header.
  static let applicationID = 0x4B45_5944

  /// Opens a file; nil if it is missing, is not the expected one, or could have been written by
  /// another user.
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

  /// The status of a folder or file that only the user owns and can write; nil for any other.
  static func trusted(_ path: String, _ kind: mode_t) -> stat? {
    var status = stat()
    let isTrusted =
      lstat(path, &status) == 0 && status.st_mode & S_IFMT == kind && status.st_uid == geteuid()
      && status.st_mode & 0o022 == 0 && (kind == S_IFDIR || status.st_nlink == 1)
    return isTrusted ? status : nil
  }

  /// Reads rows; an error from SQLite means that the file is broken.
  func reading<Result>(_ body: (DataFile) throws -> Result) throws -> Result {
    do {
      return try connection.read { try body(self) }
    } catch is SQLiteError {
      throw Broken()
    }
  }
}

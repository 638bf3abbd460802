import KeylineSeed

/// A numbered step of the schema: one file of `migrations/`, never edited once shipped.
struct Migration {
  /// The number in front of the file's name.
  let version: Int
  /// The file, for example `migrations/0001-create-knowledge.sql`.
  let name: String
  let sql: String
  /// The SHA-256 of the file in hexadecimal digits.
  let digest: String

  /// Every migration, in order.
  static let all: [Migration] = EmbeddedFile.files(in: "migrations").compactMap { file in
    guard let name = file.path.split(separator: "/").last, let version = Int(name.prefix(4)) else {
      return nil
    }
    return Migration(
      version: version, name: file.path, sql: file.contents,
      digest: Digest.sha256(file.contents.utf8))
  }

  /// The version of the schema after all of them.
  static var latest: Int { all.last?.version ?? 0 }
}

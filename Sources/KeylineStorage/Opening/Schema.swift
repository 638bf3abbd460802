import GRDB

/// The text of the schema, which must be the one that the migrations make.
enum Schema {
  /// The statements of a database in a fixed order, one to a paragraph, without SQLite's own.
  static func text(_ db: Database) throws -> String {
    try String.fetchAll(
      db,
      sql: """
        SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT GLOB 'sqlite_*'
        ORDER BY type, name
        """
    ).map { $0 + ";\n" }.joined(separator: "\n")
  }

  /// The statements that the migrations make, without a database at hand.
  ///
  /// SQLite keeps every CREATE statement as it was written, so the text can be had from the
  /// migrations as long as they only create; a test compares the two.
  static let expected = expected(after: Migration.latest)

  /// The statements of a database of an older version.
  static func expected(after version: Int) -> String {
    let migrations = Migration.all.filter { $0.version <= version }
    let texts = [Migrator.record + ";\n"] + migrations.map(\.sql)
    return texts.flatMap { statements($0) }.sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }
      .map { $0.sql + ";\n" }.joined(separator: "\n")
  }

  /// Refuses a database with other statements than expected.
  static func compare(
    _ db: Database, path: String, version: Int = Migration.latest
  ) throws {
    let found = try text(db)
    let expected = version == Migration.latest ? expected : expected(after: version)
    guard found != expected else { return }
    let known = Set(paragraphs(expected))
    let strange = paragraphs(found).first { !known.contains($0) }
    throw StorageError.unexpectedSchema(
      path, detail: strange.map { "unexpected \($0.prefix(40))…" } ?? "something is missing")
  }

  private static func paragraphs(_ text: String) -> [String] {
    (text + "\n").split(separator: ";\n\n").map(String.init)
  }

  private struct Statement {
    let kind: String
    let name: String
    let sql: String

    init?(_ sql: String) {
      let words = sql.utf8.prefix(120).split(maxSplits: 3) {
        $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ")
      }
      guard words.count > 2, let kind = String(words[1]), let name = String(words[2]) else {
        return nil
      }
      self.kind = kind.lowercased()
      self.name = name
      self.sql = sql
    }
  }

  /// Takes a migration apart into its CREATE statements without their comments.
  ///
  /// It runs at every start, so it goes over the bytes where they are.
  private static func statements(_ sql: String) -> [Statement] {
    var sql = sql
    return sql.withUTF8 { bytes in
      let (newline, semicolon, dash) = (UInt8(10), UInt8(ascii: ";"), UInt8(ascii: "-"))
      var statements: [Statement] = []
      var text: [UInt8] = []
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != newline { end += 1 }
        defer { start = end + 1 }
        let isComment = end - start > 1 && bytes[start] == dash && bytes[start + 1] == dash
        if isComment || (text.isEmpty && end == start) { continue }
        let isLast = end > start && bytes[end - 1] == semicolon
        if !text.isEmpty { text.append(newline) }
        text.append(contentsOf: bytes[start..<(isLast ? end - 1 : end)])
        if isLast {
          if let statement = Statement(String(decoding: text, as: UTF8.self)) {
            statements.append(statement)
          }
          text.removeAll(keepingCapacity: true)
        }
      }
      return statements
    }
  }
}

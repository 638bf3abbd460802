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
  static let expected: String = {
    let texts = [Migrator.record + ";\n"] + Migration.all.map(\.sql)
    return texts.flatMap { statements($0) }.sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }
      .map { $0.sql + ";\n" }.joined(separator: "\n")
  }()

  /// Refuses a database with other statements than expected.
  static func compare(_ db: Database, path: String) throws {
    let found = try text(db)
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

    init?(_ text: [UInt8]) {
      let words = text.split(maxSplits: 3) { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ") }
      guard words.count > 2 else { return nil }
      kind = String(decoding: words[1], as: UTF8.self).lowercased()
      name = String(decoding: words[2], as: UTF8.self)
      sql = String(decoding: text, as: UTF8.self)
    }
  }

  /// Takes a migration apart into its CREATE statements, byte by byte: this runs at every start.
  private static func statements(_ sql: String) -> [Statement] {
    let (newline, semicolon) = (UInt8(ascii: "\n"), UInt8(ascii: ";"))
    var statements: [Statement] = []
    var text: [UInt8] = []
    for line in sql.utf8.split(separator: newline, omittingEmptySubsequences: false) {
      if line.starts(with: "--".utf8) || (text.isEmpty && line.isEmpty) { continue }
      if !text.isEmpty { text.append(newline) }
      guard line.last == semicolon else {
        text += line
        continue
      }
      text += line.dropLast()
      if let statement = Statement(text) { statements.append(statement) }
      text = []
    }
    return statements
  }
}

import KeylineData

/// The statements that make one of the two files, and that the file must contain.
struct Schema: Sendable {
  /// The text that makes the tables in an empty file.
  let sql: String
  /// The statements as SQLite keeps them.
  private let statements: [String]

  /// The tables of the shipped data.
  static let data = Schema("migrations/0001-data.sql")
  /// The tables of the user's own changes.
  static let own = Schema("migrations/0002-own.sql")

  private init(_ path: String) {
    sql = EmbeddedFile.file(path)?.contents ?? ""
    let lines = sql.split(separator: "\n").filter { !$0.hasPrefix("--") }
    statements = lines.joined(separator: "\n").split(separator: ";").map {
      String($0.drop { $0 == "\n" })
    }.filter { !$0.isEmpty }
  }

  /// The start of the first statement that is not Keyline's, an inner nil if one of Keyline's is
  /// missing, or an outer nil if the statements are equal.
  ///
  /// SQLite runs every statement in the table, whatever the other columns say, so only rows without
  /// a statement and the exact statements of SQLite's own tables are left out. A row whose name
  /// differs from its statement counts by its name.
  func difference(in db: Connection) throws -> String?? {
    let found = try db.texts(
      """
      SELECT CASE
        WHEN instr(lower(sql), lower('create ' || type || ' ' || name || ' ')) = 1
          AND (tbl_name = name OR instr(sql, ' ON ' || tbl_name || ' ') > 0) THEN sql
        ELSE type || ' ' || name END
      FROM sqlite_schema
      WHERE NOT (type = 'index' AND name GLOB 'sqlite_autoindex_*' AND sql IS NULL)
        AND coalesce(sql, '') NOT IN (
          'CREATE TABLE sqlite_sequence(name,seq)', 'CREATE TABLE sqlite_stat1(tbl,idx,stat)',
          'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)')
      ORDER BY rowid
      """)
    if found == statements { return nil }
    return .some(found.first { !statements.contains($0) }.map { String($0.prefix(40)) })
  }
}

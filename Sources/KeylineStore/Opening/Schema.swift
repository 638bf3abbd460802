import KeylineData

/// The statements that make one of the two files, which must be the ones that are in it.
struct Schema: Sendable {
  /// The text that makes an empty file one of these.
  let sql: String
  /// The statements as SQLite keeps them.
  private let statements: [String]

  /// The tables of what ships.
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

  /// The beginning of the first statement of a file that is not one of these, or nil where one is missing; nil
  /// altogether where they are the same.
  ///
  /// SQLite runs every statement that it finds, whatever the row's other columns say, so only rows without one
  /// and the very statements of SQLite's own tables are left out. A row that calls itself otherwise than its
  /// statement does stands for what it calls itself.
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

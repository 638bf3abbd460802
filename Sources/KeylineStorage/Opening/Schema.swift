import KeylineBundle
import KeylineSQLite

/// The text of the schema, which must be the one that the migrations make.
enum Schema {
  /// The statements of a database in a fixed order, one to a paragraph.
  ///
  /// SQLite runs every statement that it finds, whatever the row's other columns say, so only rows without one
  /// and the very statements of SQLite's own tables are left out; a name decides nothing. A row that
  /// calls itself otherwise than its statement does stands there as what it calls itself.
  static func text(_ db: Connection) throws -> String {
    var text = ""
    try db.each(
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
      ORDER BY type, name
      """
    ) { row in
      if !text.isEmpty { text += "\n" }
      text += try row.text(0) ?? ""
      text += ";\n"
    }
    return text
  }

  /// The statements after all migrations, from `migrations/schema.sql`: a start compares texts. A test holds
  /// the file to what the migrations make.
  static var recorded: String { EmbeddedFile.file("migrations/schema.sql")?.contents ?? "" }

  /// The statements that the migrations up to a version leave in an empty database.
  static func made(upTo version: Int) throws -> String {
    guard version > 0 else { return "" }
    let db = try Connection.openInMemory()
    try db.execute(Migrator.record)
    for migration in Migration.all.prefix(version) { try db.execute(migration.sql) }
    return try text(db)
  }

  /// A database in memory with the tables after all migrations, without indexes and checks, for rows that are known to
  /// be sound.
  static func tables() throws -> Connection {
    let db = try Connection.openInMemory()
    try db.execute("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
    for statement in paragraphs(recorded) where statement.hasPrefix("CREATE TABLE ") {
      try db.execute(statement)
    }
    return db
  }

  /// Refuses a database with other statements than expected.
  static func compare(
    _ db: Connection, path: String, version: Int = Migration.latest
  ) throws {
    let found = try text(db)
    let expected = version == Migration.latest ? recorded : try made(upTo: version)
    guard found != expected else { return }
    let known = Set(paragraphs(expected))
    let strange = paragraphs(found).first { !known.contains($0) }
    throw StorageError.unexpectedSchema(
      path, strange.map { .unexpected(String($0.prefix(40))) } ?? .missing)
  }

  private static func paragraphs(_ text: String) -> [String] {
    (text + "\n").split(separator: ";\n\n").map(String.init)
  }
}

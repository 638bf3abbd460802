import KeylineSQLite

/// The text of the schema, which must be the one that the migrations make.
enum Schema {
  /// The statements of a database in a fixed order, one to a paragraph.
  ///
  /// SQLite runs every statement that it finds, whatever the row's other columns say, so only rows without one
  /// and the very statements of SQLite's own tables are left out; a name decides nothing. A row that
  /// calls itself otherwise than its statement does stands there as what it calls itself.
  static func text(_ db: Connection) throws -> String {
    try db.texts(
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
    ).map { $0 + ";\n" }.joined(separator: "\n")
  }

  /// The statements that the migrations leave, without a database at hand.
  ///
  /// SQLite keeps every CREATE statement as it was written, so the text can be had from the
  /// migrations as long as what they rename is dropped by them, too; a test compares the two.
  static let expected = expected(after: Migration.latest)

  /// The statements of a database of an older version; none before the first.
  static func expected(after version: Int) -> String {
    left(
      by: (version > 0 ? [Migrator.record + ";"] : [])
        + Migration.all.filter { $0.version <= version }.map(\.sql))
  }

  /// The statements that texts of SQL leave in an empty database.
  static func left(by texts: [String]) -> String {
    var standing: [Statement] = []
    for text in texts { for statement in statements(text) { statement.change(&standing) } }
    return standing.sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }
      .map { $0.sql + ";\n" }.joined(separator: "\n")
  }

  /// Refuses a database with other statements than expected.
  static func compare(
    _ db: Connection, path: String, version: Int = Migration.latest
  ) throws {
    let found = try text(db)
    let expected = version == Migration.latest ? expected : expected(after: version)
    guard found != expected else { return }
    let known = Set(paragraphs(expected))
    let strange = paragraphs(found).first { !known.contains($0) }
    throw StorageError.unexpectedSchema(
      path, strange.map { .unexpected(String($0.prefix(40))) } ?? .missing)
  }

  private static func paragraphs(_ text: String) -> [String] {
    (text + "\n").split(separator: ";\n\n").map(String.init)
  }

  private struct Statement {
    /// The verb: CREATE, DROP, ALTER or another.
    let verb: String
    /// The kind of what it is about: table or index.
    let kind: String
    var name: String
    /// The new name of a renamed table.
    let newName: String?
    /// The definition of a column that is added.
    let newColumn: Substring?
    private(set) var sql: String

    /// Takes a statement's first words; nil for one that changes rows only.
    init?(_ sql: some Collection<UInt8>) {
      let words = sql.prefix(120).split(maxSplits: 6) {
        $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ")
      }
      func word(_ index: Int) -> String {
        index < words.count ? String(decoding: words[index], as: UTF8.self) : ""
      }
      verb = word(0)
      guard ["CREATE", "DROP", "ALTER"].contains(verb) else { return nil }
      kind = word(1).lowercased()
      name = word(2)
      newName = verb == "ALTER" && word(3) == "RENAME" ? word(5) : nil
      let text = String(decoding: sql, as: UTF8.self)
      self.sql = text
      newColumn =
        verb == "ALTER" ? text.firstRange(of: " ADD COLUMN ").map { text[$0.upperBound...] } : nil
    }

    /// Adds a column to a table where SQLite adds it: behind the others, before the constraints of the
    /// table.
    mutating func add(_ column: Substring) {
      var depth = 0
      var isQuoted = false
      for index in sql.indices {
        if sql[index] == "'" { isQuoted.toggle() }
        if isQuoted { continue }
        if sql[index] == "(" { depth += 1 }
        if sql[index] == ")" { depth -= 1 }
        let next = sql[sql.index(after: index)...].drop(while: \.isWhitespace)
        let endsColumns =
          sql[index] == ")" && depth == 0
          || sql[index] == "," && depth == 1 && Self.constraints.contains(where: next.hasPrefix)
        if endsColumns {
          sql.insert(contentsOf: ", " + column, at: index)
          return
        }
      }
    }

    private static let constraints = [
      "PRIMARY KEY", "UNIQUE", "FOREIGN KEY", "CHECK", "CONSTRAINT",
    ]

    /// Changes the statements that stand as the database does.
    func change(_ standing: inout [Statement]) {
      func position() -> Int? { standing.firstIndex { $0.kind == kind && $0.name == name } }
      switch verb {
      case "CREATE": standing.append(self)
      case "DROP":
        if let position = position() { standing.remove(at: position) }
      case "ALTER":
        guard let position = position() else { return }
        if let newName { standing[position].name = newName }
        if let newColumn { standing[position].add(newColumn) }
      default: break
      }
    }
  }

  /// Takes a migration apart into its statements that change the schema, without their comments.
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
          if let statement = Statement(text) { statements.append(statement) }
          text.removeAll(keepingCapacity: true)
        }
      }
      return statements
    }
  }
}

import KeylineSQLite
import Testing

@testable import KeylineStorage

/// The schema that migrations leave is worked out from their text; SQLite is asked what is right.
@Suite struct SchemaStatementTests {
  @Test(arguments: 1...Migration.latest)
  func `what migrations leave is worked out as SQLite keeps it, version by version`(
    version: Int
  ) throws {
    let db = try Connection()
    try db.execute(Migrator.record)
    for migration in Migration.all.prefix(version) { try db.execute(migration.sql) }
    #expect(try Schema.text(db) == Schema.expected(after: version))
  }

  @Test(arguments: [
    "CREATE TABLE a (\n  id TEXT\n) STRICT;\nALTER TABLE a ADD COLUMN b TEXT;",
    "CREATE TABLE a (id TEXT NOT NULL,\n  PRIMARY KEY (id)\n) STRICT, WITHOUT ROWID;\n"
      + "ALTER TABLE a ADD COLUMN b INTEGER\n  CHECK (b BETWEEN 1 AND 2);",
    "CREATE TABLE a (\n  id TEXT CHECK (id NOT IN (',', ')', '(', 'PRIMARY KEY')),\n  n INTEGER,\n"
      + "  UNIQUE (id, n),\n  CHECK (n > 1)\n);\nALTER TABLE a ADD COLUMN b TEXT CHECK (b > '');\n"
      + "ALTER TABLE a ADD COLUMN c TEXT;",
    "CREATE TABLE b (\n  id TEXT,\n  FOREIGN KEY (id) REFERENCES a (id)\n);\n"
      + "ALTER TABLE b ADD COLUMN c TEXT DEFAULT 'a,b';",
  ])
  func `an added column stands where SQLite puts it`(sql: String) throws {
    let db = try Connection()
    try db.execute(sql)
    #expect(try Schema.text(db) == Schema.left(by: [sql]))
  }

  @Test func `nothing that a migration put aside stays`() {
    for version in 1...Migration.latest {
      #expect(!Schema.expected(after: version).contains("old_"))
    }
  }
}

import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite struct MigrationTests {
  /// What sha256sum says of every migration that was shipped.
  private static let shipped = [
    "migrations/0001-create-knowledge.sql":
      "ee041b3895513fbb702840124a938083cc9af62444ad643cd1adea334c4d3919",
    "migrations/0002-create-techniques.sql":
      "32a6920316b39b953530519614e1fcb89dba31e00cc4f6bc10f3e3299be64637",
    "migrations/0003-create-journal.sql":
      "f02a879103c33b36cf696f1917cf1e19fb4fdc69f94234f20d5e2748c41c6f26",
    "migrations/0004-share-scopes.sql":
      "5d91de7007e3371ea9bade2950f59318723f8e41470e87b23b461a1d861b1afd",
    "migrations/0005-check-without-lists.sql":
      "2bdf5b00c06eca052a1066506c79985bfedf30c9f60b9655040ad9179acc613e",
    "migrations/0006-keep-journal-in-batches.sql":
      "18fd1527954981f34fa42dbcd9bee4b28034a4f3d30b6d2a01e3f9f228afb3ee",
    "migrations/0007-create-redesigns.sql":
      "138f8e2b0d06acbdc704e006b76c1cd08fcd32728426d28435525575eefa37a1",
    "migrations/0008-trace-observations.sql":
      "b7ec0901b2e812bacc5f70e7e53c331d59d25905fcad33c2dd4cdfd5f92dceb7",
  ]

  @Test func `a shipped migration is never edited`() {
    for migration in Migration.all {
      #expect(
        migration.digest == Self.shipped[migration.name],
        """
        \(migration.name) is not what was shipped. A shipped migration is never edited: add a new
        one. For a new one, add what sha256sum says of it here.
        """)
    }
    #expect(Set(Migration.all.map(\.name)) == Set(Self.shipped.keys))
  }

  @Test func `they are numbered from one without a gap`() {
    #expect(Migration.all.map(\.version) == Array(1...Migration.all.count))
    #expect(Migration.latest == Migration.all.count)
  }

  @Test(arguments: Migration.all.map(\.name))
  func `the name is four digits and what it does`(name: String) {
    #expect(name.wholeMatch(of: /migrations\/[0-9]{4}-[a-z0-9-]+\.sql/) != nil)
  }

  @Test func `the digest is a SHA-256`() {
    // From FIPS 180-2, appendix B.
    #expect(
      Digest.sha256("abc".utf8)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func `a database records what was applied`() throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      let rows = try folder.look { db in
        try db.texts("SELECT version || ' ' || name || ' ' || sha256 FROM schema_migration")
      }
      #expect(
        rows == Migration.all.map { "\($0.version) \($0.name) \(Self.shipped[$0.name] ?? "")" })
    }
  }
}

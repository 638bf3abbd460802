import KeylineModel
import KeylineStorage
import Testing

@testable import keyline

@Suite("Errors of the database") struct StorageErrorTextTests {
  private static let path = "/a b/keyline.sqlite"

  @Test(arguments: [
    StorageError.notAFile(path, .folder), .missing(path),
    .cannotCreate(path, .exists), .foreign(path), .newer(path, version: 9, known: 1),
    .unexpectedSchema(path, .missing), .driftedMigration(path, migration: "m"),
    .damaged(path, .sqlite("d")), .locked(path), .readOnly(path), .inputOutput(path, detail: "d"),
    .unreadable(path, detail: "d"), .unusable(path, detail: "d"), .superJournal(path),
    .noFolder(path, nearest: "/a b"), .notPermitted(path), .unrecovered(path),
    .localRowsChanged(path), .other(path, detail: "d"),
    .unusablePath(path), .noCopy(path), .movedOn(path, change: 1, row: RowKey(.rule, "a/b")),
  ])
  func `a description names the path and is a sentence`(error: StorageError) {
    #expect(error.description.contains(Self.path))
    #expect(!error.description.contains("Optional"))
    #expect(!error.description.contains("StorageError"))
  }

  @Test(arguments: [
    (StorageError.missing(path), "Create it: keyline db migrate"),
    (.noFolder(path, nearest: "/a b"), "the nearest one that exists is /a b"),
    (.superJournal(path), "keyline db verify"), (.unusable(path, detail: "d"), "db restore FILE"),
    (.unreadable(path, detail: "d"), "Try again"),
    (.foreign(path), "Name another file: --database FILE"),
    (.newer(path, version: 9, known: 1), "Upgrade keyline"),
    (.unexpectedSchema(path, .missing), "keyline db verify"),
    (.driftedMigration(path, migration: "m"), "Use the Keyline that made it"),
    (.damaged(path, .sqlite("d")), "keyline db restore FILE"),
    (.movedOn(path, change: 1, row: RowKey(.rule, "a/b")), "keyline log"),
    (.locked(path), "Try again"),
    (.inputOutput(path, detail: "d"), "Check the file: keyline db verify"),
    (.localRowsChanged(path), "Please report this"), (.unrecovered(path), "keyline db verify"),
    (.oldSQLite(version: 3_007_001), "Upgrade it: Keyline needs 3.37 or later"),
  ])
  func `a description says what to do next`(error: StorageError, remedy: String) {
    #expect(error.description.contains(remedy))
  }

  @Test func `a newer database is told with both versions`() {
    let text = StorageError.newer(Self.path, version: 9, known: 1).description
    #expect(text.contains("schema 9"))
    #expect(text.contains("knows schemas through 1."))
  }

  @Test(arguments: [
    StorageError.foreign(path), .newer(path, version: 9, known: 1),
    .unexpectedSchema(path, .missing), .driftedMigration(path, migration: "m"),
    .damaged(path, .sqlite("d")), .locked(path), .readOnly(path), .localRowsChanged(path),
    .notAFile(path, .folder), .noCopy(path), .noFolder(path, nearest: "/"), .superJournal(path),
    .unreadable(path, detail: "d"), .unusable(path, detail: "d"),
    .movedOn(path, change: 1, row: RowKey(.rule, "a/b")),
  ])
  func `a refusal says that nothing was changed`(error: StorageError) {
    #expect(error.description.contains("Nothing was changed."))
  }

  @Test(arguments: [
    StorageError.unusablePath(path), .notAFile(path, .device), .cannotCreate(path, .noFreeName),
    .cannotCreate(path, .exists),
    .readOnly(path), .notPermitted(path), .constraint(path, .shippedRow),
    .other(path, detail: "d"), .noCopy(path), .copyOfItself(path),
  ])
  func `every description ends with a remedy`(error: StorageError) {
    let remedies = [
      "--database FILE", "keyline db restore FILE", "Please report this", "Name another file",
    ]
    #expect(remedies.contains { error.description.contains($0) }, "\(error)")
  }

  @Test(arguments: [
    (StorageError.Damage.value(nil, column: "device.name"), "device.name cannot hold NULL"),
    (.value("x", column: nil), "a column cannot hold \"x\""),
    (.row(nil, table: "journal_batch"), "a row of table journal_batch cannot be read."),
    (.row("t/r", table: "rule"), "a row of table rule cannot be read: t/r"),
    (.identifier("A", table: "metric"), "\"A\" in table metric is not an identifier"),
    (.longText(limit: 7), "longer than 7 bytes"),
    (.notReplaced(RowKey(.rule, "t/r")), "rule t/r is recorded as replaced"),
    (.kept(RowKey(.rule, "t/r"), reason: "no"), "the stored text of rule t/r"),
    (.objection(.otherRows, .shippedRows), "shipped rows: these are not the rows"),
  ])
  func `damage says what it is and where`(damage: StorageError.Damage, words: String) {
    #expect(StorageError.damaged(Self.path, damage).description.contains(words))
  }

  @Test func `an old library is named by its version`() {
    let text = StorageError.oldSQLite(version: 3_007_017).description
    #expect(text.hasPrefix("SQLite 3.7.17 is too old."))
  }
}

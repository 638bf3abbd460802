import KeylineStorage
import Testing

@Suite struct ErrorTextTests {
  private static let path = "/a b/keyline.sqlite"

  @Test(arguments: [
    StorageError.notAFile(path, what: "a directory"), .missing(path),
    .cannotCreate(path, reason: "no"), .foreign(path), .newer(path, version: 9, known: 1),
    .unexpectedSchema(path, detail: "d"), .driftedMigration(path, migration: "m"),
    .damaged(path, detail: "d"), .locked(path), .readOnly(path), .inputOutput(path, detail: "d"),
    .notPermitted(path), .unrecovered(path), .localRowsChanged(path), .other(path, detail: "d"),
    .unusablePath(path), .noCopy(path), .movedOn(path, change: 1, row: "rule a/b"),
  ])
  func `a description names the path and is a sentence`(error: StorageError) {
    #expect(error.description.contains(Self.path))
    #expect(!error.description.contains("Optional"))
    #expect(!error.description.contains("StorageError"))
  }

  @Test(arguments: [
    (StorageError.missing(path), "Create it: keyline db migrate"),
    (.foreign(path), "Name another file: --database FILE"),
    (.newer(path, version: 9, known: 1), "Upgrade keyline"),
    (.unexpectedSchema(path, detail: "d"), "keyline db verify"),
    (.driftedMigration(path, migration: "m"), "Use the Keyline that made it"),
    (.damaged(path, detail: "d"), "restore a copy"),
    (.movedOn(path, change: 1, row: "rule a/b"), "keyline log"),
    (.locked(path), "Try again"), (.inputOutput(path, detail: "d"), "run keyline db verify"),
    (.localRowsChanged(path), "Please report this"), (.unrecovered(path), "keyline db verify"),
    (.oldSQLite(version: "3.7"), "Keyline needs 3.37 or later"),
  ])
  func `a description says what to do next`(error: StorageError, remedy: String) {
    #expect(error.description.contains(remedy))
  }

  @Test func `a newer database is told with both versions`() {
    let text = StorageError.newer(Self.path, version: 9, known: 1).description
    #expect(text.contains("schema 9"))
    #expect(text.contains("up to 1"))
  }

  @Test(arguments: [
    StorageError.foreign(path), .newer(path, version: 9, known: 1),
    .unexpectedSchema(path, detail: "d"), .driftedMigration(path, migration: "m"),
    .damaged(path, detail: "d"), .locked(path), .readOnly(path), .localRowsChanged(path),
    .notAFile(path, what: "a directory"), .noCopy(path),
    .movedOn(path, change: 1, row: "rule a/b"),
  ])
  func `a refusal says that nothing was changed`(error: StorageError) {
    #expect(error.description.contains("Nothing was changed."))
  }
}

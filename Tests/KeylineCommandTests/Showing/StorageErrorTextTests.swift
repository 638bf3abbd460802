import KeylineModel
import KeylineStore
import Testing

@testable import keyline

@Suite("Errors of one's own file") struct StorageErrorTextTests {
  private static let path = "/a b/keyline.sqlite"

  private static let refusals: [StorageError] = [
    .foreign(path), .older(path, version: 11), .newer(path, version: 13, known: 12),
    .unexpectedSchema(path, unexpected: nil), .damaged(path, .sqlite("d")), .locked(path),
    .readOnly(path),
    .notAFile(path, .folder), .noFolder(path, nearest: "/a b"), .superJournal(path),
    .unreadable(path, detail: "d"), .unusable(path, detail: "d"),
  ]

  @Test(
    arguments: refusals + [
      .missing(path), .exists(path), .inputOutput(path, detail: "d"),
      .notPermitted(path), .unrecovered(path), .other(path, detail: "d"), .unusablePath(path),
      .constraint(path, .row(RowKey(.rule, "a/b"))),
    ])
  func `a description names the path and is a sentence`(error: StorageError) {
    #expect(error.description.contains(Self.path))
    #expect(!error.description.contains("Optional"))
    #expect(!error.description.contains("StorageError"))
  }

  @Test(arguments: refusals)
  func `a refusal says that nothing was changed`(error: StorageError) {
    #expect(error.description.contains("Nothing was changed."))
  }

  @Test(arguments: [
    (StorageError.missing(path), "no rows of your own"),
    (.noFolder(path, nearest: "/a b"), "the nearest one that exists is /a b"),
    (.superJournal(path), "keyline db check"),
    (.unusable(path, detail: "d"), "Put a copy in its place"),
    (.unreadable(path, detail: "d"), "Try again"),
    (.foreign(path), "Name another file: --database FILE"),
    (.older(path, version: 11), "keyline export seed"),
    (.newer(path, version: 13, known: 12), "Upgrade keyline"),
    (.damaged(path, .sqlite("d")), "Put a copy in its place"), (.locked(path), "Try again"),
    (.inputOutput(path, detail: "d"), "keyline log"), (.unrecovered(path), "keyline db check"),
    (.oldSQLite(version: 3_007_001), "Upgrade it: Keyline needs 3.37 or later"),
  ])
  func `a description says what to do next`(error: StorageError, remedy: String) {
    #expect(error.description.contains(remedy))
  }

  @Test(arguments: [
    (StorageError.Damage.value(nil, column: "kind"), "kind cannot hold NULL"),
    (.value("x", column: "kind"), "kind cannot hold \"x\""),
    (.longText(limit: 7), "longer than 7 bytes"), (.reference, "names a change"),
    (.row(RowKey(.rule, "t/r"), reason: "no"), "rule t/r cannot be read: no"),
  ])
  func `damage says what it is and where`(damage: StorageError.Damage, words: String) {
    #expect(StorageError.damaged(Self.path, damage).description.contains(words))
  }

  @Test func `an old library is named by its version`() {
    let text = StorageError.oldSQLite(version: 3_007_017).description
    #expect(text.hasPrefix("SQLite 3.7.17 is too old."))
  }
}

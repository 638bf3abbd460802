import KeylineModel
import KeylineSQLite
import Testing

@testable import KeylineStorage

@Suite("Identifiers are checked where they are read")
struct IdentifierTests {
  private static let bad = ["../../../pwned", "A\nb"]

  /// A database whose own row got another identifier from somebody who does not keep the rules.
  private func store(in folder: TemporaryFolder, _ statement: String, _ id: String) throws {
    let store = try folder.store()
    let rows: [KnowledgeRow] = [.device(Sample.device("own", layer: .local))]
    _ = try store.apply(title: "add") { _ in rows.map(Change.put) }
    let other = try Connection(folder.file(), .readWrite)
    try other.execute("PRAGMA ignore_check_constraints = ON")
    try other.execute(statement, id)
  }

  @Test(
    arguments: [
      "UPDATE device SET id = ? WHERE id = 'own'", "UPDATE source SET id = ? WHERE id = 's'",
      "UPDATE rule SET id = ? WHERE id = 't/r'", "UPDATE rule SET metric = ? WHERE id = 't/r'",
      "UPDATE observation SET id = ? WHERE id = 's/o'",
      "UPDATE metric SET id = ? WHERE id = 'other'",
      "UPDATE technique SET id = ? WHERE id = 't'",
    ], bad)
  func `a row with an identifier that is none is damage`(statement: String, id: String) throws {
    try TemporaryFolder.with { folder in
      try store(in: folder, statement, id)
      let store = try folder.store()
      let error = #expect(throws: StorageError.self) { try store.knowledge() }
      guard case .damaged = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }
}

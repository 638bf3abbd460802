import Foundation
import KeylineModel
import Testing

@testable import KeylineStorage

/// Nobody but an ordinary user notices modes; run them with setpriv where tests run as root.
@Suite(.enabled(if: geteuid() != 0, "root may write everywhere"))
struct ReadOnlyTests {
  /// Opens after the modes were taken away, and gives them back.
  private func locked(
    file: Int, folder mode: Int, _ test: (TemporaryFolder) throws -> Void
  ) throws {
    try TemporaryFolder.with { folder in
      try folder.store()
      try set(file, folder.file())
      try set(mode, folder.path)
      defer { try? set(0o755, folder.path) }
      try test(folder)
    }
  }

  private func set(_ mode: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  @Test(arguments: [(0o444, 0o555), (0o444, 0o755), (0o644, 0o555)])
  func `a database that cannot be written can be read`(file: Int, folder: Int) throws {
    try locked(file: file, folder: folder) { folder in
      let store = try folder.store()
      #expect(SetOfRows(try store.knowledge()) == SetOfRows(Sample.knowledge()))
    }
  }

  @Test(arguments: [(0o444, 0o555), (0o644, 0o555), (0o444, 0o755)])
  func `adding to a database that cannot be written says so`(file: Int, folder: Int) throws {
    try locked(file: file, folder: folder) { folder in
      let before = try folder.bytes()
      let store = try folder.store()
      let error = #expect(throws: StorageError.self) {
        try store.add(devices: [Sample.device("c", layer: .local)])
      }
      switch error {
      case .readOnly(folder.file()), .cannotCreate(folder.file(), _): break
      default: Issue.record("\(String(describing: error))")
      }
      #expect(try folder.bytes() == before)
    }
  }

  @Test func `a database that may not be read says so`() throws {
    try locked(file: 0o000, folder: 0o755) { folder in
      let error = #expect(throws: StorageError.self) { try folder.store() }
      #expect(error == .notPermitted(folder.file()))
    }
  }

  @Test func `a new database in a folder that cannot be written says so`() throws {
    try locked(file: 0o644, folder: 0o555) { folder in
      let error = #expect(throws: StorageError.self) { try folder.store("new.sqlite") }
      guard case .cannotCreate(folder.file("new.sqlite"), _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      let below = #expect(throws: StorageError.self) { try folder.store("a/b/new.sqlite") }
      guard case .cannotCreate(folder.file("a"), _) = below else {
        Issue.record("\(String(describing: below))")
        return
      }
      let names = try folder.names()
      #expect(names == ["keyline.sqlite"])
    }
  }
}

import Foundation
import KeylineModel
import Testing

@testable import KeylineStore

/// Nobody but an ordinary user notices modes; run them with setpriv where tests run as root.
@Suite(.enabled(if: geteuid() != 0, "root may write everywhere"))
struct ReadOnlyTests {
  /// Opens after the modes were taken away, and gives them back.
  private func locked(
    file: Int, folder mode: Int, _ test: (TemporaryFolder) throws -> Void
  ) throws {
    try TemporaryFolder.with { folder in
      try folder.store().add(.rule(Sample.rule("my/r")))
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
  func `a file that cannot be written can be read, and says that it cannot be`(
    file: Int, folder: Int
  ) throws {
    try locked(file: file, folder: folder) { folder in
      #expect(try folder.store().knowledge().rules.count == 4)
      let before = try folder.bytes()
      let error = #expect(throws: StorageError.self) {
        try folder.store().add(.device(Sample.device("c", layer: .local)))
      }
      switch error {
      case .readOnly(folder.file()), .cannotCreate(folder.file(), _): break
      default: Issue.record("\(String(describing: error))")
      }
      #expect(try folder.bytes() == before)
    }
  }

  @Test func `a file that may not be read says so`() throws {
    try locked(file: 0o000, folder: 0o755) { (folder) throws in
      let error = #expect(throws: StorageError.self) { try folder.store().knowledge() }
      #expect(error == .notPermitted(folder.file()))
    }
  }

  @Test func `a new file in a folder that cannot be written says so`() throws {
    try locked(file: 0o644, folder: 0o555) { (folder) throws in
      for (name, path) in [("new.sqlite", "new.sqlite"), ("a/b/new.sqlite", "a")] {
        let error = #expect(throws: StorageError.self) {
          try folder.store(name).add(.rule(Sample.rule("my/r")))
        }
        guard case .cannotCreate(folder.file(path), _) = error else {
          Issue.record("\(String(describing: error))")
          return
        }
      }
      #expect(try folder.names() == ["keyline.sqlite"])
    }
  }

  @Test func `where no file of data can be made, the seed answers`() throws {
    try locked(file: 0o644, folder: 0o555) { (folder) throws in
      #expect(try folder.shipped().everything().rules.count == 3)
      #expect(!folder.shipped().prepare())
    }
  }
}

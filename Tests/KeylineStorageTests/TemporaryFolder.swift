import Foundation
import KeylineModel
import KeylineSQLite
import KeylineStorage

/// A folder of its own for one test, removed when the test is over.
struct TemporaryFolder {
  let path: String

  /// Creates a folder, runs a test in it and removes it.
  static func with<Result>(_ test: (TemporaryFolder) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "keyline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: url) }
    return try test(TemporaryFolder(path: url.path))
  }

  /// Runs a test in a folder with a copy of a database of the sample, which was created once.
  static func withSample<Result>(_ test: (TemporaryFolder) throws -> Result) throws -> Result {
    try with { folder in
      try folder.write(sample.get())
      return try test(folder)
    }
  }

  private static let sample = Swift.Result {
    try with { folder in
      try folder.store()
      return try folder.bytes()
    }
  }

  /// The path of a file in the folder.
  func file(_ name: String = "keyline.sqlite") -> String { path + "/" + name }

  /// The names of everything in the folder.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// The bytes of a file in the folder.
  func bytes(_ name: String = "keyline.sqlite") throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: file(name))))
  }

  /// Writes a file in the folder.
  func write(_ bytes: some Sequence<UInt8>, to name: String = "keyline.sqlite") throws {
    try Data(Array(bytes)).write(to: URL(filePath: file(name)))
  }

  /// Opens the database of the folder, which is created on first use.
  @discardableResult
  func store(
    _ name: String = "keyline.sqlite", _ knowledge: Knowledge = Sample.knowledge()
  ) throws -> KnowledgeStore {
    try KnowledgeStore(path: file(name), makingFolders: true, number: knowledge.data) { knowledge }
  }

  /// Runs statements on a file as another program would.
  func tamper(_ name: String = "keyline.sqlite", _ sql: String) throws {
    let db = try Connection(file(name), .readWrite)
    try db.execute("PRAGMA ignore_check_constraints = ON; " + sql)
  }

  /// Reads from a file as another program would.
  func look<Value>(
    _ name: String = "keyline.sqlite", _ read: (Connection) throws -> Value
  ) throws -> Value {
    let db = try Connection(file(name), .readOnly)
    return try db.read { try read(db) }
  }
}

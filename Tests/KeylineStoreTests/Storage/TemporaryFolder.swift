import Foundation
import KeylineModel

@testable import KeylineStore

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

  /// The path of a file in the folder.
  func file(_ name: String = "keyline.sqlite") -> String { path + "/" + name }

  /// The names of everything in the folder, or in one below it.
  func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }

  /// The bytes of a file in the folder.
  func bytes(_ name: String = "keyline.sqlite") throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: file(name))))
  }

  /// Writes a file in the folder.
  func write(_ bytes: some Sequence<UInt8>, to name: String = "keyline.sqlite") throws {
    try Data(Array(bytes)).write(to: URL(filePath: file(name)))
  }

  /// What a program ships that carries this knowledge; its file is in the folder `cache`.
  func shipped(_ knowledge: Knowledge = Sample.knowledge(), caching: Bool = true) -> ShippedData {
    ShippedData(
      number: knowledge.data, checksum: "00112233445566ff",
      folder: caching ? file("cache") : nil, seed: { knowledge })
  }

  /// The file of what ships.
  var data: String { file("cache/data-1-00112233445566ff.sqlite") }

  /// The user's own file and what ships, as one program sees them.
  func store(
    _ name: String = "keyline.sqlite", _ knowledge: Knowledge = Sample.knowledge()
  ) -> Store {
    Store(path: file(name), shipped: shipped(knowledge, caching: false))
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

/// The two files of one user.
struct Store {
  let path: String
  let shipped: ShippedData

  /// The user's own file; nil where there is none.
  func own() throws -> OwnFile? { try OwnFile(reading: path) }

  func knowledge() throws -> Knowledge { try Reader(shipped, own: own()).everything() }

  func knowledge(about metrics: [Metric.ID]) throws -> Knowledge {
    try Reader(shipped, own: own()).knowledge(about: metrics)
  }

  func log() throws -> [JournalEntry] { try own()?.log() ?? [] }

  @discardableResult
  func change(_ title: String, _ changes: [Change]) throws -> Bool {
    try OwnFile(changing: path, makingFolders: true)
      .change(title, over: try shipped.everything()) { _ in changes }
  }

  func undo() throws -> Bool {
    try OwnFile(changing: path).undo(over: try shipped.everything())
  }

  func add(_ rows: KnowledgeRow...) throws { try change("add", rows.map(Change.put)) }
}

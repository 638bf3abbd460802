import Foundation

/// A temporary folder that is removed when nobody needs it any longer.
final class Folder: Sendable {
  let url: URL

  /// What holds the folders of this process; those that are shared go with it at the end.
  private static let root: URL = {
    atexit { try? FileManager.default.removeItem(at: Folder.root) }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("keyline-tests-\(ProcessInfo.processInfo.processIdentifier)")
  }()

  init() throws {
    url = Self.root.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of something in the folder.
  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file and gives its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }
}

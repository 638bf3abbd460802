import Foundation
import Testing

extension Home {
  /// Writes files below the home, with the folders that they need, and gives the path of the first
  /// folder.
  func write(files: [(path: String, text: String)], below folder: String) throws -> String {
    for (path, text) in files {
      let file = URL(fileURLWithPath: self.path(folder)).appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return path(folder)
  }

  /// The texts of all files below a folder of the home, by path.
  func files(below folder: String) throws -> [String: String] {
    let root = path(folder)
    var files: [String: String] = [:]
    for case let name as String in try #require(FileManager.default.enumerator(atPath: root)) {
      guard let data = FileManager.default.contents(atPath: root + "/" + name) else { continue }
      files[name] = String(decoding: data, as: UTF8.self)
    }
    return files
  }

  /// The text of a file in the home.
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }
}

import Foundation
import KeylineJSON

/// The files in which blocks are looked for.
enum DocumentFiles {
  private static let endings: Set<String> = ["md", "markdown", "mdx", "html", "htm"]

  /// The files that are named, and those of folders that hold documents, in order of their paths.
  ///
  /// Hidden files and folders are left out of folders.
  static func paths(_ names: [String]) throws -> [String] {
    var paths: [String] = []
    for name in names {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) else {
        throw Failure("There is no file \(name).", exitCode: ExitStatus.noInput)
      }
      for path in isFolder.boolValue ? below(name) : [name] where !paths.contains(path) {
        paths.append(path)
      }
    }
    return paths
  }

  private static func below(_ folder: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") {
        found?.skipDescendants()
      } else if endings.contains((name as NSString).pathExtension.lowercased()) {
        paths.append((folder as NSString).appendingPathComponent(path))
      }
    }
    return paths.sorted()
  }

  /// The text of a file, which must be UTF-8.
  static func text(_ path: String, _ environment: Environment) throws -> String {
    let bytes = try InputFile.text(path, environment).bytes
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure("\(path) is not UTF-8.", exitCode: ExitStatus.badData)
    }
    return text
  }
}

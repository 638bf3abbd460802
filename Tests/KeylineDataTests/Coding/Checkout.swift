import Foundation

/// The files of the checkout that these tests were built from.
enum Checkout {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// The bytes of a file, by its path below the package root.
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  /// The paths of all files below a folder.
  static func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .map { folder + "/" + $0 }
      .filter { path in
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: root.appending(path: path).path, isDirectory: &isFolder)
        return exists && !isFolder.boolValue
      }
      .sorted()
  }
}

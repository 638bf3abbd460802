import Foundation
import KeylineJSON

/// A folder on disk that holds the rows of a layer.
enum LayerFolder {
  /// The most files that are looked at below one folder, so that a whole disk is not walked.
  private static let maximumCount = 20_000

  /// Reads every JSON file below a folder, sorted by its path there; those of these names are
  /// passed over.
  static func files(
    _ folder: String, except passed: Set<String> = []
  ) throws -> [(path: String, text: JSONText)] {
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else {
      throw Failure("There is no folder \(folder).", exitCode: ExitStatus.noInput)
    }
    var names: [String] = []
    var count = 0
    for case let name as String in enumerator {
      count += 1
      guard count <= maximumCount else {
        throw Failure(
          "\(folder) has more than \(maximumCount) files.", exitCode: ExitStatus.badData)
      }
      if name.hasSuffix(".json"), !passed.contains(name) { names.append(name) }
    }
    var size = 0
    return try names.sorted().map { name in
      let text = try InputFile.text(folder + "/" + name, Environment(variables: [:]))
      size += text.bytes.count
      guard size <= InputFile.maximumSize else {
        throw Failure(
          "The files in \(folder) are larger than 8 MiB together.", exitCode: ExitStatus.badData)
      }
      return (name, text)
    }
  }

  /// Whether a path names a folder.
  static func exists(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

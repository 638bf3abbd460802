import Foundation
import KeylineJSON

/// A folder on disk that holds the rows of a layer.
enum LayerFolder {
  /// The most files that are looked at below one folder, so that a whole disk is not walked.
  private static let maximumCount = 20_000

  /// Reads every JSON file below a folder, sorted by its path there; those of these names are
  /// passed over.
  ///
  /// A link to the folder is followed. A link in it is refused: it could be half of a folder, or any
  /// file of whoever reads it.
  static func files(
    _ given: String, except passed: Set<String> = []
  ) throws -> [(path: String, text: JSONText)] {
    let folder = (given as NSString).resolvingSymlinksInPath
    guard let enumerator = FileManager.default.enumerator(atPath: folder) else {
      throw Failure("There is no folder \(given).", exitCode: ExitStatus.noInput)
    }
    var names: [String] = []
    var count = 0
    for case let name as String in enumerator {
      count += 1
      guard count <= maximumCount else {
        throw Failure(
          "\(given) has more than \(maximumCount) files.", exitCode: ExitStatus.badData)
      }
      try refuseLink(folder + "/" + name)
      if name.hasSuffix(".json"), !passed.contains(name) { names.append(name) }
    }
    var size = 0
    return try names.sorted().map { name in
      let text = try InputFile.text(given + "/" + name, Environment(variables: [:]))
      size += text.bytes.count
      guard size <= InputFile.maximumSize else {
        throw Failure(
          "The files in \(given) are larger than 8 MiB together.", exitCode: ExitStatus.badData)
      }
      return (name, text)
    }
  }

  /// Refuses a file that is elsewhere.
  private static func refuseLink(_ path: String) throws {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return }
    throw Failure(
      "\(path) is a link. A folder of rows holds only files of its own. Put a copy in its place.",
      exitCode: ExitStatus.badData)
  }

  /// Whether a path names a folder.
  static func exists(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

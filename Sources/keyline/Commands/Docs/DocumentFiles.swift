import KeylineFiles
import KeylineJSON

/// The files in which blocks are looked for.
struct DocumentFiles {
  private static let endings: Set<String> = ["md", "markdown", "mdx", "adoc", "html", "htm"]

  /// The files that are named, and those of folders that hold documents, in order of their paths.
  private(set) var paths: [String] = []
  /// The folders that could not be looked into, with the reason.
  private(set) var leftOut: [FileFailure] = []

  /// Looks for the files; hidden files and folders are left out of folders.
  init(_ names: [String]) throws {
    var seen: Set<String> = []
    for name in names {
      guard let kind = FilePath(name).kind else {
        throw Failure("There is no file \(name).", exitCode: ExitStatus.noInput)
      }
      var found = [name]
      if kind == .folder {
        found = []
        do {
          try look(in: try OpenFolder(name), depth: 1, &found)
        } catch let failure as FileFailure {
          leftOut.append(failure)
        }
      }
      for path in found.sorted() where seen.insert(path).inserted { paths.append(path) }
    }
  }

  /// Adds the documents below a folder.
  private mutating func look(
    in folder: OpenFolder, depth: Int, _ found: inout [String]
  ) throws {
    guard depth <= OpenFolder.maximumDepth else {
      throw Failure(
        "\(folder.path) is more than \(OpenFolder.maximumDepth) folders deep. Name a folder "
          + "further down.", exitCode: ExitStatus.badData)
    }
    for name in try folder.names() where !name.hasPrefix(".") {
      do {
        if try folder.kind(name) == .folder {
          try look(in: try folder.folder(name), depth: depth + 1, &found)
        } else if Self.endings.contains(FilePath(name).ending) {
          found.append(folder.path(name))
        }
      } catch let failure as FileFailure {
        leftOut.append(failure)
      }
    }
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

import KeylineFiles
import KeylineJSON
import KeylineText

/// The files in which blocks are looked for, and those that Keyline generated.
struct DocumentFiles {
  private static let endings: Set<String> = ["md", "markdown", "mdx", "adoc", "html", "htm"]
  /// A folder may hold thousands of source files, so Keyline reads only their first bytes.
  private static let codeEndings: Set<String> = ["swift", "h", "ts"]

  /// The files that are named, and those of folders that hold documents or were generated, in order of
  /// their paths.
  private(set) var paths: [String] = []
  /// The folders that could not be looked into, with the reason.
  private(set) var leftOut: [FileFailure] = []

  /// Looks for the files. What is hidden, a link, a pipe or a socket is left out of folders; a link leads to a
  /// document of its own name, or out of the folder.
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
      // In the folder where the call is made, nobody needs to be told where that is.
      if name == "." { found = found.map { String($0.dropFirst(2)) } }
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
        let kind = try folder.kind(name)
        if kind == .folder {
          try look(in: try folder.folder(name), depth: depth + 1, &found)
        } else if kind == .file, try isWanted(name, in: folder) {
          found.append(folder.path(name))
        }
      } catch let failure as FileFailure {
        leftOut.append(failure)
      }
    }
  }

  private func isWanted(_ name: String, in folder: OpenFolder) throws(FileFailure) -> Bool {
    let ending = FilePath(name).ending
    if Self.endings.contains(ending) { return true }
    guard Self.codeEndings.contains(ending) else { return false }
    return try folder.start(of: name, atMost: GeneratedFile.startSize).map(GeneratedFile.begins)
      ?? false
  }

  /// True if a word of Keyline's is in a file, whatever else is.
  static func mayHoldBlock(_ path: String, _ environment: Environment) throws -> Bool {
    let word = Array("keyline:".utf8)
    let bytes = try InputFile.text(path, environment).bytes
    return bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
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

import KeylineData
import KeylineStore
import KeylineText

/// The files to search for blocks, and those that Keyline generated.
struct DocumentFiles {
  /// The named files, and files of folders that may hold a block or were generated, in order of
  /// their paths.
  private(set) var paths: [String] = []
  /// The failures of places that could not be searched.
  private(set) var leftOut: [Failure] = []
  /// The files named directly.
  private(set) var named: Set<String> = []

  /// Finds the files. In folders, hidden files, links, pipes and sockets are left out; a link leads
  /// to a document with its own name, or out of the folder.
  init(_ names: [String]) {
    var seen: Set<String> = []
    for name in names {
      var found: [String] = []
      switch FilePath(name).kind {
      case nil:
        leftOut.append(
          Failure("There is no file \(name.printable).", exitCode: ExitStatus.noInput))
      case .folder: look(into: { () throws(FileFailure) in try OpenFolder(name) }, depth: 1, &found)
      default:
        found = [name]
        named.insert(name)
      }
      // Paths in the current folder need no prefix.
      if name == "." { found = found.map { String($0.dropFirst(2)) } }
      for path in found.sorted() where seen.insert(path).inserted { paths.append(path) }
    }
  }

  /// Adds the files below a folder that may hold a block.
  private mutating func look(
    into open: () throws(FileFailure) -> OpenFolder, depth: Int, _ found: inout [String]
  ) {
    do {
      let folder = try open()
      guard depth <= OpenFolder.maximumDepth else {
        throw Failure(
          "\(folder.path.printable) is more than \(OpenFolder.maximumDepth) folders deep. Name a folder "
            + "further down.")
      }
      for name in try folder.names() where !name.hasPrefix(".") {
        look(at: name, in: folder, depth, &found)
      }
    } catch {
      leaveOut(error)
    }
  }

  private mutating func look(
    at name: String, in folder: OpenFolder, _ depth: Int, _ found: inout [String]
  ) {
    do {
      switch try folder.kind(name) {
      case .folder:
        look(into: { () throws(FileFailure) in try folder.folder(name) }, depth: depth + 1, &found)
      case .file:
        let mayHold = try folder.withFile(name) { file, _ in
          try BlockSearch.mayHoldBlock(file, folder.path(name))
        }
        if mayHold { found.append(folder.path(name)) }
      case nil where name.unicodeScalars.contains("\u{FFFD}"):
        throw Failure("The name \(folder.path(name).printable) is not UTF-8.")
      default: break
      }
    } catch {
      leaveOut(error)
    }
  }

  private mutating func leaveOut(_ error: any Error) {
    let message = Failure(translating: error)?.message ?? "\(error)"
    leftOut.append(Failure(message, exitCode: ExitStatus.notPermitted))
  }

  /// The text of a file, which must be UTF-8.
  static func text(_ path: String, _ environment: Environment) throws -> String {
    let bytes = try InputFile.text(path, environment).bytes
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure("\(path.printable) is not UTF-8.", exitCode: ExitStatus.badData)
    }
    return text
  }
}

import KeylineJSON
import KeylineOutput

/// The files in which blocks are looked for.
enum DocumentFiles {
  private static let endings: Set<String> = ["md", "markdown", "mdx", "html", "htm"]

  /// The files that are named, and those of folders that hold documents, in order of their paths.
  ///
  /// Hidden files and folders are left out of folders.
  static func paths(_ names: [String]) throws -> [String] {
    var paths: [String] = []
    for name in names {
      guard let kind = FilePath(name).kind else {
        throw Failure("There is no file \(name).", exitCode: ExitStatus.noInput)
      }
      let found = kind == .folder ? try documents(in: name) : [name]
      for path in found where !paths.contains(path) { paths.append(path) }
    }
    return paths
  }

  private static func documents(in folder: String) throws -> [String] {
    guard let open = try? OpenFolder(folder) else {
      throw Failure("\(folder) cannot be read.", exitCode: ExitStatus.notPermitted)
    }
    return below(open).sorted()
  }

  /// The documents below a folder; a folder that cannot be opened has none.
  private static func below(_ folder: OpenFolder) -> [String] {
    let names = (try? folder.names()) ?? []
    return names.filter { !$0.hasPrefix(".") }.flatMap { name in
      if let inner = try? folder.folder(name) { return below(inner) }
      return endings.contains(FilePath(name).ending) ? [folder.path(name)] : []
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

import KeylineData
import KeylineStore

/// A folder with the rows of a layer.
enum LayerFolder {
  /// The most files examined below one folder, so that no whole disk is searched.
  private static let maximumCount = 20_000

  /// Reads every JSON file below a folder, sorted by its path there, except files with certain
  /// names.
  ///
  /// A link to the folder is followed. A link in it is refused: it could be half of a folder, or
  /// any file of the user.
  ///
  /// - Parameters:
  ///   - isOwn: True if everything must belong to the user who runs the program; anything else is
  ///     an error.
  ///   - limit: The most bytes of all files together.
  static func files(
    _ given: String, except passed: Set<String> = [], isOwn: Bool = false,
    atMost limit: Int = InputFile.maximumSize
  ) throws -> [(path: String, text: SourceText)] {
    guard FilePath(given).kind == .folder else {
      throw Failure("There is no folder \(given.printable).", exitCode: ExitStatus.noInput)
    }
    var files: [(path: String, text: SourceText)] = []
    var size = 0
    do {
      try walk(given) { folder, name, path in
        if isOwn, !folder.isOwn { throw foreign(folder.path) }
        guard let name, name.hasSuffix(".json"), !passed.contains(path) else { return }
        let text = try folder.withFile(name) { file, isOwnFile in
          if isOwn, !isOwnFile { throw foreign(folder.path(name)) }
          return try InputFile.text(of: file, folder.path(name))
        }
        size += text.bytes.count
        guard size <= limit else {
          throw Failure(
            "The files in \(given.printable) are larger than \(limit >> 20) MiB in total.",
            exitCode: ExitStatus.badData)
        }
        files.append((path, text))
      }
    } catch let failure as FileFailure {
      throw Failure("\(failure)", exitCode: ExitStatus.notPermitted)
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The first folder or file that belongs to another user, or that everybody may write to; nil if
  /// there is none, or if reading will report the fault.
  static func foreign(in given: String) -> String? {
    var found: String?
    try? walk(given) { folder, name, _ in
      if found != nil { return }
      if !folder.isOwn {
        found = folder.path
      } else if let name, try folder.kind(name) == .file {
        try folder.withFile(name) { if !$1 { found = folder.path(name) } }
      }
    }
    return found
  }

  /// The files below a folder that look like files of rows, but are not read.
  static func unread(in given: String) throws -> [String] {
    var found: [String] = []
    try walk(given) { folder, name, _ in
      guard let name, !name.hasSuffix(".json"), name.lowercased().hasSuffix(".json") else { return }
      found.append(folder.path(name))
    }
    return found
  }

  private static func foreign(_ path: String) -> Failure {
    Failure(
      "\(path.printable) belongs to another user, or anyone can write to it. Leave the project out with "
        + "--\(Project.omissionFlag).", exitCode: ExitStatus.badData)
  }

  /// Visits every folder, and each entry with its path below the first folder; entries that lead
  /// elsewhere are refused.
  private static func walk(
    _ given: String,
    _ visit: (_ folder: OpenFolder, _ name: String?, _ path: String) throws -> Void
  ) throws {
    var count = 0
    func walk(_ folder: OpenFolder, below path: String, depth: Int) throws {
      guard depth <= OpenFolder.maximumDepth else {
        throw Failure(
          "\(given.printable) is more than \(OpenFolder.maximumDepth) folders deep.",
          exitCode: ExitStatus.badData)
      }
      try visit(folder, nil, path)
      for name in try folder.names() {
        count += 1
        guard count <= maximumCount else {
          throw Failure(
            "\(given.printable) has more than \(maximumCount) files.", exitCode: ExitStatus.badData)
        }
        switch try folder.kind(name) {
        case .link:
          throw Failure(
            "\(folder.path(name).printable) is a link. A folder of rows can only hold files of its own. "
              + "Replace the link with a copy.", exitCode: ExitStatus.badData)
        case .folder where name.hasSuffix(".json"): try visit(folder, name, path + name)
        case .folder:
          try walk(try folder.folder(name), below: path + name + "/", depth: depth + 1)
        default: try visit(folder, name, path + name)
        }
      }
    }
    try walk(try OpenFolder(given), below: "", depth: 1)
  }
}

/// A folder of seed files on disk.
enum SeedFolder {
  /// The most bytes of all files: a seed with measurements from every simulator is some ten times
  /// as large as the shipped one.
  private static let maximumSize = 64 * 1_024 * 1_024

  /// Reads every JSON file below a folder, each by its path below `seed/`, sorted.
  static func files(_ folder: String) throws -> [SourceText] {
    let files = try LayerFolder.files(folder, atMost: maximumSize)
    guard files.contains(where: { $0.path == "data.json" }) else {
      throw Failure(
        "\(folder.printable) is not a seed: it has no data.json.", exitCode: ExitStatus.noInput)
    }
    return files.map { SourceText(name: "seed/" + $0.path, bytes: $0.text.bytes) }
  }
}

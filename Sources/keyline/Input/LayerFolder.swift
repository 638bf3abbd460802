import KeylineJSON
import KeylineOutput

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
  ) throws -> [(path: String, text: SourceText)] {
    guard FilePath(given).kind == .folder else {
      throw Failure("There is no folder \(given).", exitCode: ExitStatus.noInput)
    }
    var names: [String] = []
    var count = 0
    do {
      try walk(try OpenFolder(given), below: "") { name in
        count += 1
        guard count <= maximumCount else {
          throw Failure(
            "\(given) has more than \(maximumCount) files.", exitCode: ExitStatus.badData)
        }
        if name.hasSuffix(".json"), !passed.contains(name) { names.append(name) }
      }
    } catch let failure as FileFailure {
      throw Failure("\(failure)", exitCode: ExitStatus.notPermitted)
    }
    var size = 0
    return try names.sorted().map { name in
      let text = try InputFile.text(given + "/" + name, Environment(variables: [:]))
      size += text.bytes.count
      guard size <= InputFile.maximumSize else {
        throw Failure(
          "The files in \(given) are larger than 8 MiB in total.", exitCode: ExitStatus.badData)
      }
      return (name, text)
    }
  }

  /// Hands over the path of everything below a folder; a file that is elsewhere is refused.
  private static func walk(
    _ folder: OpenFolder, below path: String, _ visit: (_ path: String) throws -> Void
  ) throws {
    for name in try folder.names() {
      let kind = try folder.kind(name)
      if kind == .link {
        throw Failure(
          "\(folder.path(name)) is a link. A folder of rows can only hold files of its own. "
            + "Replace the link with a copy.", exitCode: ExitStatus.badData)
      }
      try visit(path + name)
      if kind == .folder {
        try walk(try folder.folder(name), below: path + name + "/", visit)
      }
    }
  }
}

/// A folder of seed files on disk.
enum SeedFolder {
  /// Reads every JSON file below a folder; each goes by its path below `seed/`, sorted.
  static func files(_ folder: String) throws -> [SourceText] {
    let files = try LayerFolder.files(folder)
    guard files.contains(where: { $0.path == "data.json" }) else {
      throw Failure("\(folder) is not a seed: it has no data.json.", exitCode: ExitStatus.noInput)
    }
    return files.map { SourceText(name: "seed/" + $0.path, bytes: $0.text.bytes) }
  }
}

import KeylineJSON

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

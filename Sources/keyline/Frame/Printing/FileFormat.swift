import ArgumentParser
import KeylineStore

/// The format of an output file, which the file's extension may not contradict.
enum FileFormat: String, CaseIterable {
  case svg = "SVG"
  case csv = "CSV"
  case json = "JSON"
  case swift = "Swift"
  case typeScript = "TypeScript"
  case sqlite = "a SQLite database"

  /// The extensions, the usual one first.
  private var endings: [String] {
    switch self {
    case .svg: ["svg"]
    case .csv: ["csv"]
    case .json: ["json"]
    case .swift: ["swift"]
    case .typeScript: ["ts", "mts", "cts", "tsx"]
    case .sqlite: ["db", "sqlite", "sqlite3", "db3"]
    }
  }

  /// The extensions of formats that no command writes to a file.
  private static let others: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "tiff", "tif", "bmp", "pdf", "eps", "html", "htm",
    "md", "markdown", "mdx", "h", "hh", "hpp", "tsv", "jsonl", "ndjson", "js", "mjs", "cjs", "jsx",
    "xls", "xlsx",
    "numbers", "yaml", "yml", "plist", "zip",
  ]

  /// Refuses a file name with the extension of another format; an unknown extension is accepted.
  static func require(_ written: FileFormat, of path: String?, option: String = "--output") throws {
    guard let ending = ending(of: path), !written.endings.contains(ending) else { return }
    throw ValidationError(
      "'\(option)' ends in .\(ending), but this command writes \(written.rawValue). "
        + "Use a name that ends in .\(written.endings[0]).")
  }

  /// Refuses a folder name with the extension of a file.
  static func requireFolder(_ path: String?) throws {
    guard let ending = ending(of: path) else { return }
    throw ValidationError(
      "'--output' ends in .\(ending), but this command writes a folder. Leave out the ending.")
  }

  /// The extension of a name, if it belongs to a format.
  private static func ending(of path: String?) -> String? {
    guard let path, path != "-" else { return nil }
    let ending = FilePath(path).ending
    return others.contains(ending) || allCases.contains { $0.endings.contains(ending) }
      ? ending : nil
  }
}

import KeylineData

/// The version of the program and of the data in it.
enum Version {
  /// The version of the program.
  static let number = "0.3.0"

  /// The line that `--version` prints: the version of the program and the number of the data,
  /// without reading any rows.
  static let line: String = {
    let data = (try? Seed.bundledNumber()).map(String.init) ?? "unreadable"
    return "keyline \(number), data \(data)"
  }()
}

import KeylineModel
import KeylineSeed

/// The version of the program and of the data in it.
enum Version {
  /// The version of the program.
  static let number = "0.1.0"

  /// The version of the program and the number of the data, which every run can afford to read.
  static let line: String = {
    let data = (try? Seed.bundledNumber()).map(String.init) ?? "unreadable"
    return "keyline \(number), data \(data)"
  }()

  /// What `--version` prints: also how much data there is, for which all of it is read.
  static var text: String {
    guard let knowledge = try? Seed.bundled() else { return line }
    return """
      \(line)
      \(knowledge.devices.count) devices, \(knowledge.metrics.count) metrics, \
      \(knowledge.rules.count) rules, \(knowledge.observations.count) observations, \
      \(knowledge.sources.count) sources
      """
  }
}

import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// The condition under which a snippet uses its numbers: their device, versions and bar width.
struct SnippetGuard {
  private let place: String
  private let models: [String]
  private let versions: [(from: Int, until: Int)]
  private let width: Length

  init(_ answer: AdaptAnswer, _ labels: VersionLabels) throws(SnippetError) {
    guard let width = answer.width.value else {
      throw .missing("width of the screen", gaps: answer.width.gaps)
    }
    // A row of the user's own may contain any model identifier, and it becomes a literal.
    models = answer.device.identifiers.filter { identifier in
      identifier.utf8.allSatisfy { Self.modelLetters.contains($0) }
    }
    guard !models.isEmpty else { throw .noModel(device: answer.device.name) }
    self.width = width
    let ranges = answer.columns.filter(\.isRun).flatMap(\.ranges)
    place =
      [answer.device.name, answer.device.system(of: ranges, labels), answer.situation.words]
      .joined(separator: ", ").printable
    var versions: [(from: Int, until: Int)] = []
    for range in ranges.sorted(by: { $0.from < $1.from }) {
      if let last = versions.last, last.until == range.from.packed {
        versions[versions.count - 1].until = range.until.packed
      } else {
        versions.append((range.from.packed, range.until.packed))
      }
    }
    self.versions = versions
  }

  private static let modelLetters = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789,".utf8)

  /// The condition as code of a language.
  func text(in language: CodeLanguage) -> String {
    let isSwift = language == .swift
    let tests = versions.map { from, until in
      isSwift
        ? "(\(from)..<\(until)).contains(number)" : "(number >= \(from) && number < \(until))"
    }
    return language.text(
      "guard",
      filling: [
        "place": place, "width": width.description,
        "models": models.map { isSwift ? "\"\($0)\"" : "@\"\($0)\"" }.joined(separator: ", "),
        "versions": tests.joined(separator: " || "),
      ])
  }
}

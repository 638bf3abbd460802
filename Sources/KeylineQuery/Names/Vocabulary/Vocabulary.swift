package import KeylineModel

/// The dictionary of people's phrases and their meanings, one file for each language.
///
/// A search answers a new sentence until a second person types it; then it becomes a line of the
/// dictionary, never a branch.
package enum Vocabulary {
  /// The meaning of a phrase.
  enum Meaning: Hashable, Sendable {
    /// Words from the names of metrics; a search looks for them, too.
    case words(String)
    /// Words from the names of metrics, for naming a metric only.
    case metric(String)
    /// The whole name of a metric, with no other words about it.
    case wholeMetric(String)
    /// Values of a condition, and the words of the phrase that also name a metric.
    case condition(Dimension, [Int], keeping: String)
    /// An element on screen, if no metric is asked for or another element comes before.
    case element(Dimension)
    /// A condition whose value the phrase does not give.
    case valueless
    /// The newest version, before the name of a system.
    case latest
    /// `versus`, between two sides of a comparison.
    case versus
    /// A word that only makes a sentence of a question.
    case filler
    /// A subject that Keyline has no data about.
    case uncovered(Uncovered)
  }

  /// A phrase and its meaning.
  struct Line: Sendable {
    /// The words of the phrase in lower case.
    let words: [String]
    let meaning: Meaning

    /// True if the phrase means the same after `in` or `with`.
    var isState: Bool {
      guard case .condition(let dimension, _, _) = meaning else { return false }
      return !dimension.isContent && dimension != .widget
    }

    /// True if the phrase is the whole name of a metric.
    var isWholeMetric: Bool { if case .wholeMetric = meaning { true } else { false } }
  }

  /// The lines by their first words, the longest first.
  private static let lines = Dictionary(grouping: english) { $0.words[0] }.mapValues { lines in
    lines.sorted { $0.words.count > $1.words.count }
  }

  /// The longest phrase with a wanted meaning at the start of words in lower case.
  static func line(
    at words: ArraySlice<String>, where isWanted: (Line) -> Bool
  ) -> Line? {
    words.first.flatMap { lines[$0] }?.first { isWanted($0) && words.starts(with: $0.words) }
  }

  /// The words, in lower case, with each phrase of other words replaced by those.
  static func replacing(_ words: [String], by others: (Meaning) -> String?) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let word = rest.first {
      if let line = line(at: rest, where: { others($0.meaning) != nil }),
        let text = others(line.meaning)
      {
        result += text.split(separator: " ").map(String.init)
        rest = rest.dropFirst(line.words.count)
      } else {
        result.append(word)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The subject without data that words name; nil if a device of the user has that name.
  package static func uncovered(_ words: [String], besides devices: [Device]) -> Uncovered? {
    let words = words.map { $0.lowercased() }
    for start in words.indices {
      guard let line = line(at: words[start...], where: { $0.isUncovered }),
        case .uncovered(let uncovered) = line.meaning,
        !devices.contains(where: { $0.isCalled(line.words) })
      else { continue }
      return uncovered
    }
    return nil
  }

  /// The words that only make a sentence of a question, sorted.
  package static let fillers = words { $0 == .filler }

  /// The words for comparing two things, sorted.
  package static let versus = words { $0 == .versus }

  /// The names of devices without data, sorted.
  package static let foreign = words {
    if case .uncovered(.device) = $0 { true } else { false }
  }

  private static func words(where isWanted: (Meaning) -> Bool) -> [String] {
    english.filter { isWanted($0.meaning) }.map { $0.words.joined(separator: " ") }.sorted()
  }

  /// True if a word only makes a sentence of a question.
  package static func isFiller(_ word: some StringProtocol) -> Bool {
    line(at: [word.lowercased()]) { $0.meaning == .filler || $0.meaning == .versus } != nil
  }

  /// True if a word compares two things.
  package static func isVersus(_ word: String) -> Bool {
    line(at: [word.lowercased()]) { $0.meaning == .versus } != nil
  }
}

extension Vocabulary.Line {
  /// The words of UIKit's names that always replace the phrase.
  var others: [String]? {
    guard case .words(let text) = meaning else { return nil }
    return text.split(separator: " ").map(String.init)
  }

  fileprivate var isUncovered: Bool { if case .uncovered = meaning { true } else { false } }
}

extension Device {
  /// True if all words, in lower case, are among the words of a device's names.
  fileprivate func isCalled(_ words: [String]) -> Bool {
    [id, name].contains { Vocabulary.words(in: $0).map(\.text).contains(words) }
  }
}

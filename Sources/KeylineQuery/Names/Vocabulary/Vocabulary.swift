package import KeylineModel

/// The dictionary of what people say: phrases and their meanings, a file for each language.
///
/// A sentence that somebody typed is answered by a search until a second person types it; then it is a line of
/// the dictionary, never a branch.
package enum Vocabulary {
  /// The meaning of a phrase.
  enum Meaning: Hashable, Sendable {
    /// Words that the names of metrics have; a search looks for them, too.
    case words(String)
    /// Words that the names of metrics have, where a metric is named.
    case metric(String)
    /// The whole name of a metric, where nothing else is said of it.
    case wholeMetric(String)
    /// Values of a condition, and those words of the phrase that name a metric as well.
    case condition(Dimension, [Int], keeping: String)
    /// Something on screen, where no metric is asked for or another element was named before.
    case element(Dimension)
    /// A condition whose value the phrase does not give.
    case valueless
    /// The newest version, before the name of a system.
    case latest
    /// `versus`, between two sides of a comparison.
    case versus
    /// A word that only makes a sentence of a question.
    case filler
    /// A thing that Keyline has no data about.
    case uncovered(Uncovered)
  }

  /// A phrase and its meaning.
  struct Line: Sendable {
    /// The words of the phrase in small letters.
    let words: [String]
    let meaning: Meaning

    /// True if the phrase means the same behind `in` or `with`.
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

  /// The longest phrase at the beginning of words in small letters whose meaning is wanted.
  static func line(
    at words: ArraySlice<String>, where isWanted: (Line) -> Bool
  ) -> Line? {
    words.first.flatMap { lines[$0] }?.first { isWanted($0) && words.starts(with: $0.words) }
  }

  /// The words, in small letters, with each phrase that means others replaced by those.
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

  /// The thing without data that words name; nil where one's own device is called so.
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

  /// The words that put two things side by side, sorted.
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

  /// True if a word puts two things side by side.
  package static func isVersus(_ word: String) -> Bool {
    line(at: [word.lowercased()]) { $0.meaning == .versus } != nil
  }
}

extension Vocabulary.Line {
  /// The words of UIKit's names that it stands for everywhere.
  var others: [String]? {
    guard case .words(let text) = meaning else { return nil }
    return text.split(separator: " ").map(String.init)
  }

  fileprivate var isUncovered: Bool { if case .uncovered = meaning { true } else { false } }
}

extension Device {
  /// True if words in small letters are among those of its names.
  fileprivate func isCalled(_ words: [String]) -> Bool {
    [id, name].contains { Vocabulary.words(in: $0).map(\.text).contains(words) }
  }
}

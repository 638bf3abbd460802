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

extension Vocabulary {
  /// A word as people type it, and the words that the names of metrics have for it.
  struct Word: Hashable, Sendable {
    /// The word in small letters; a phrase where the dictionary has one.
    let text: String
    /// The same in the words of UIKit's names, in small letters; empty where none is known.
    let meant: [String]
  }

  /// Cuts a text into words, English and Chinese; all but letters and numbers separates them.
  static func words(in text: String) -> [Word] {
    var words: [Word] = []
    var rest = text.split { !$0.isLetter && !$0.isNumber }.flatMap(scripts).flatMap { word in
      word.utf8.allSatisfy { $0 < 0x80 } ? [english(word)] : chinese(word)
    }[...]
    while let word = rest.first {
      let line = line(at: rest.prefix(6).map(\.text)[...]) {
        $0.words.count > 1 && $0.others != nil
      }
      let count = line?.words.count ?? 1
      words.append(
        line.map { Word(text: $0.words.joined(separator: " "), meant: $0.others ?? []) } ?? word)
      rest = rest.dropFirst(count)
    }
    return words
  }

  /// A word in the words of UIKit's names where it is Chinese and all of it is known, else as it is.
  static func inEnglish(_ word: String) -> [String] {
    if word.contains(where: \.isASCII) { return [word] }
    let words = chinese(word[...])
    return words.allSatisfy { !$0.meant.isEmpty } ? words.flatMap(\.meant) : [word]
  }

  /// The phrases, English and Chinese, that mean nothing but some of these words, sorted.
  static func phrases(for words: Set<String>) -> [String] {
    (english.filter { line in line.others.map(words.isSuperset) ?? false }
      .map { $0.words.joined(separator: " ") }
      + terms.filter { words.isSuperset(of: $0.meant) }.map(\.term)).sorted()
  }

  /// The words that are written as one for several.
  static let compounds = english.filter { ($0.others?.count ?? 0) > 1 && $0.words.count == 1 }
    .map { $0.words[0] }

  /// Cuts a text where ASCII begins and ends.
  private static func scripts(_ text: Substring) -> [Substring] {
    var rest = text
    var parts: [Substring] = []
    while let first = rest.first {
      let part = rest.prefix { $0.isASCII == first.isASCII }
      parts.append(part)
      rest = rest[part.endIndex...]
    }
    return parts
  }

  private static func english(_ word: Substring) -> Word {
    let text = word.lowercased()
    let whole = line(at: [text]) { $0.others != nil }?.others
    var parts = parts(of: word)
    // `navbarheight`
    if parts == [text], let start = compounds.first(where: { text.hasPrefix($0) && $0 != text }) {
      parts = [start, String(text.dropFirst(start.count))]
    }
    return Word(text: text, meant: whole ?? inUIKitsWords(parts))
  }

  /// The words with what people say replaced by what UIKit calls it.
  static func inUIKitsWords(_ words: [String]) -> [String] {
    replacing(words) { if case .words(let text) = $0 { text } else { nil } }
  }

  /// The words that are written as one: a capital begins a word, but within capitals only the last.
  static func parts(of word: some StringProtocol) -> [String] {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    let bytes = Array(word.utf8)
    let starts = bytes.indices.filter { index in
      guard index > 0 else { return true }
      let isBeforeSmall = index + 1 < bytes.count && small.contains(bytes[index + 1])
      return capitals.contains(bytes[index])
        && (!capitals.contains(bytes[index - 1]) || isBeforeSmall)
    }
    let parts = zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
      String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    }
    // Names here do without the prefix of UIKit's classes.
    return parts.count > 1 && parts[0] == "ui" ? Array(parts.dropFirst()) : parts
  }
}

extension Vocabulary.Line {
  /// The words of UIKit's names that it stands for everywhere.
  fileprivate var others: [String]? {
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

extension Vocabulary {
  /// A word as typed, and its equivalent in the names of metrics.
  struct Word: Hashable, Sendable {
    /// The word in lower case, or a phrase of the dictionary.
    let text: String
    /// The equivalent words of UIKit's names, in lower case; empty if none is known.
    let meant: [String]
  }

  /// Splits a text into words, English and Chinese; every other character than letters and numbers
  /// separates them.
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

  /// A Chinese word in the words of UIKit's names if all of it is known; any other word as it is.
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

  /// Single words that mean several.
  static let compounds = english.filter { ($0.others?.count ?? 0) > 1 && $0.words.count == 1 }
    .map { $0.words[0] }

  /// Splits a text where ASCII begins and ends.
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

  /// The words with people's terms replaced by UIKit's.
  static func inUIKitsWords(_ words: [String]) -> [String] {
    replacing(words) { if case .words(let text) = $0 { text } else { nil } }
  }

  /// The parts of a compound word: a capital begins a part, but in a run of capitals only the last.
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
    // The names of metrics omit the prefix of UIKit's classes.
    return parts.count > 1 && parts[0] == "ui" ? Array(parts.dropFirst()) : parts
  }
}

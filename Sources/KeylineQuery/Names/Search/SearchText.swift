/// The words of something that may be found: those of its names, others that lead to it, and those of
/// what is said of it.
struct SearchText {
  private let names: Words
  private let besides: Words
  private let remarks: Words

  /// Takes the words of its names, others that people use for it, and all else that is said of it.
  init(names: [String] = [], besides: [String] = [], remarks: [String] = []) {
    self.names = Words(names)
    self.besides = Words(besides)
    self.remarks = Words(remarks)
  }

  /// How many words its names have.
  var length: Int { names.count }

  /// How well words are met, the best first.
  struct Rank: Comparable {
    /// How many things it lacks.
    var missing = 0
    /// How much better each word could be met, added up.
    let lack: Int
    /// How many words its names have in all; 0 where all that is met stands beside them, which says nothing
    /// of how near they are.
    let length: Int

    static func < (left: Rank, right: Rank) -> Bool {
      (left.missing, left.lack, left.length) < (right.missing, right.lack, right.length)
    }
  }

  /// How well it meets words that each lack something; nil where it does not have one.
  func rank(lacks: [Int?]) -> Rank? {
    let known = lacks.compactMap(\.self)
    guard known.count == lacks.count else { return nil }
    let isBeside = known.allSatisfy { $0 == Self.beside }
    return Rank(lack: known.reduce(0, +), length: isBeside ? 0 : length)
  }

  /// How well a name that has at least one of several things matches them; nil if it has none.
  func rank(ofAny things: [Vocabulary.Word]) -> Rank? {
    guard things.contains(where: names.has) else { return nil }
    let lacks = things.compactMap(lack)
    return Rank(
      missing: things.count - lacks.count + 1, lack: lacks.reduce(0, +), length: length)
  }

  /// How much better it could meet a word: a name is worth more than a word beside it, that more than a
  /// remark, and a whole word more than the beginning of one. Nil where it does not have it.
  func lack(of word: Vocabulary.Word) -> Int? {
    if names.has(word) { return 0 }
    if names.almostHas(word) { return 1 }
    if besides.almostHas(word) || besides.has(word) { return Self.beside }
    if remarks.has(word) { return Self.remark }
    return remarks.almostHas(word) ? Self.remark + 1 : nil
  }

  /// What a word lacks that stands beside names alone.
  private static let beside = 2
  /// What a word lacks that stands in remarks alone.
  static let remark = 3

  /// The words of some texts.
  private struct Words {
    private let words: Set<String>
    private let text: String

    init(_ texts: [String]) {
      words = texts.reduce(into: []) { words, text in
        for word in Vocabulary.words(in: text) {
          words.insert(word.text)
          words.formUnion(word.meant)
        }
      }
      text = texts.joined(separator: "\n").simplified
    }

    var count: Int { words.count }

    /// Chinese is looked up as it is written, too, since nothing separates its words.
    func has(_ word: Vocabulary.Word) -> Bool {
      words.contains(word.text) || !word.meant.isEmpty && word.meant.allSatisfy(words.contains)
        || word.text.first?.isASCII == false && text.contains(word.text)
    }

    func almostHas(_ word: Vocabulary.Word) -> Bool {
      begins(word.text) || !word.meant.isEmpty && word.meant.allSatisfy(begins)
    }

    /// True if a word has this one's singular or plural, or begins with it.
    private func begins(_ word: String) -> Bool {
      words.contains(word) || words.contains(word + "s")
        || word.hasSuffix("s") && words.contains(String(word.dropLast()))
        || word.count > 3 && words.contains { $0.hasPrefix(word) }
    }
  }
}

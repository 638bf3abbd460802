/// The words of an entry: those of its names, others that lead to it, and those of its remarks.
struct SearchText {
  private let names: Words
  private let besides: Words
  private let remarks: Words

  /// Takes the words of its names, others that people use for it, and all its remarks.
  init(names: [String] = [], besides: [String] = [], remarks: [String] = []) {
    self.names = Words(names)
    self.besides = Words(besides)
    self.remarks = Words(remarks)
  }

  /// The number of words in its names.
  var length: Int { names.count }

  /// The quality of a match, the best first.
  struct Rank: Comparable {
    /// The number of things it lacks.
    var missing = 0
    /// The sum over the words of how much better each could match.
    let lack: Int
    /// The number of words in its names; 0 if only words beside the names match, which tells
    /// nothing about closeness.
    let length: Int

    static func < (left: Rank, right: Rank) -> Bool {
      (left.missing, left.lack, left.length) < (right.missing, right.lack, right.length)
    }
  }

  /// The rank for words with known lacks; nil if it lacks one of them altogether.
  func rank(lacks: [Int?]) -> Rank? {
    let known = lacks.compactMap(\.self)
    guard known.count == lacks.count else { return nil }
    let isBeside = known.allSatisfy { $0 == Self.beside }
    return Rank(lack: known.reduce(0, +), length: isBeside ? 0 : length)
  }

  /// The rank of a name for the words of one of several things; nil if it has none.
  func rank(ofAny things: [Vocabulary.Word]) -> Rank? {
    guard things.contains(where: names.has) else { return nil }
    let lacks = things.compactMap(lack)
    return Rank(
      missing: things.count - lacks.count + 1, lack: lacks.reduce(0, +), length: length)
  }

  /// How much better it could match a word: a name counts more than a word beside it, that more
  /// than a remark, and a whole word more than a prefix. Nil if it does not have the word.
  func lack(of word: Vocabulary.Word) -> Int? {
    if names.has(word) { return 0 }
    if names.almostHas(word) { return 1 }
    if besides.almostHas(word) || besides.has(word) { return Self.beside }
    if remarks.has(word) { return Self.remark }
    return remarks.almostHas(word) ? Self.remark + 1 : nil
  }

  /// The lack of a word that is only beside names.
  private static let beside = 2
  /// The lack of a word that is only in remarks.
  static let remark = 3

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

    /// Chinese words also match as written, since nothing separates them.
    func has(_ word: Vocabulary.Word) -> Bool {
      words.contains(word.text) || !word.meant.isEmpty && word.meant.allSatisfy(words.contains)
        || word.text.first?.isASCII == false && text.contains(word.text)
    }

    func almostHas(_ word: Vocabulary.Word) -> Bool {
      begins(word.text) || !word.meant.isEmpty && word.meant.allSatisfy(begins)
    }

    /// True if a word equals this one in singular or plural, or begins with it.
    private func begins(_ word: String) -> Bool {
      words.contains(word) || words.contains(word + "s")
        || word.hasSuffix("s") && words.contains(String(word.dropLast()))
        || word.count > 3 && words.contains { $0.hasPrefix(word) }
    }
  }
}

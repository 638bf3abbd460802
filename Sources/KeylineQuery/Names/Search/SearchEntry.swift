import KeylineModel

/// An entry of a search and the words that lead to it, both for `keyline search` and for the list
/// that the site's search reads.
package struct SearchEntry: Sendable {
  /// The kind of the entry.
  package let kind: SearchHit.Kind
  /// Its identifier; for a command, the words that call it.
  package let id: String
  /// Its title; the name of a device, or the abstract of a command.
  package let title: String
  /// The Chinese title; nil if it has none.
  var chineseTitle: String?
  /// Its names.
  let names: [String]
  /// The sizes of its screen, such as `393x852`.
  var sizes: [String] = []
  /// Other figures that mean it if they are written in full, such as model identifiers.
  var figures: [String] = []
  /// Other words that people use for it or for a part of it.
  var besides: [String] = []
  /// All its other texts.
  var remarks: [String] = []

  /// The texts besides its key that mean it if they are written in full: model identifiers, sizes,
  /// a Chinese title.
  package var exact: [String] { sizes + figures + [chineseTitle].compactMap(\.self) }

  /// The further words of its names, English and Chinese, in lower case; those of its title are not
  /// among them.
  package var words: [String] { Self.words(of: names, besides: titleWords) }

  /// The words that people use for it or for a part of it, and that are not in its names.
  package var besideWords: [String] {
    Self.words(of: names + besides, besides: titleWords.union(words))
  }

  /// The number of words in its names: among equal matches the entry with the fewest comes first.
  package var length: Int { SearchText(names: names).length }

  /// The traditional Chinese characters that a search replaces.
  package static let traditionalSigns = Vocabulary.traditional
  /// The simplified characters that replace them, in the same order.
  package static let simplifiedSigns = Vocabulary.simplified

  private var titleWords: Set<String> {
    Set(title.lowercased().split { " ()".contains($0) }.map(String.init))
  }

  /// True if a figure in lower case means it: an identifier, a size in either orientation, or one
  /// of the two numbers of a size.
  func isMeant(by figure: String) -> Bool {
    figures.contains { $0.lowercased() == figure }
      || sizes.contains { size in
        let numbers = size.split(separator: "x")
        return size == figure || numbers.contains(figure[...])
          || numbers.reversed().joined(separator: "x") == figure
      }
  }

  /// The hit for the entry.
  var hit: SearchHit {
    SearchHit(kind: kind, id: id, title: title, chineseTitle: chineseTitle)
  }

  /// The words of some texts with their synonyms, without others.
  private static func words(of texts: [String], besides others: Set<String>) -> [String] {
    let all = [].merged(with: texts.flatMap(Vocabulary.words).flatMap { [$0.text] + $0.meant })
    return (all + Vocabulary.phrases(for: Set(all))).filter { !others.contains($0) }
  }
}

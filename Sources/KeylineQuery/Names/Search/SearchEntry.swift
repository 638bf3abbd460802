/// Something that can be found, and the words that lead to it: `keyline search` and the list that the
/// search of the site reads are both made of these.
package struct SearchEntry: Sendable {
  /// The kind of thing that it is.
  package let kind: SearchHit.Kind
  /// Its identifier; the words that call a command.
  package let id: String
  /// Its title, the name of a device, or what a command does.
  package let title: String
  /// The Chinese title; nil where it has none.
  var chineseTitle: String?
  /// Its names.
  let names: [String]
  /// The sizes of its screen, such as `393x852`.
  var sizes: [String] = []
  /// Other figures that mean it where they are written whole, such as model identifiers.
  var figures: [String] = []
  /// Other words that people use for it or for a part of it.
  var besides: [String] = []
  /// All else that is said of it.
  var remarks: [String] = []

  /// What means it where it is written whole, besides its key: model identifiers, sizes, a Chinese title.
  package var exact: [String] { sizes + figures + [chineseTitle].compactMap(\.self) }

  /// Further words of its names, English and Chinese, in small letters; those of its title are not among
  /// them.
  package var words: [String] { Self.words(of: names, besides: titleWords) }

  /// Words that people use for it or for a part of it, and that are not in its names.
  package var besideWords: [String] {
    Self.words(of: names + besides, besides: titleWords.union(words))
  }

  /// How many words its names have: of entries that are found alike, the one with the fewest comes first.
  package var length: Int { SearchText(names: names).length }

  /// The traditional Chinese characters that stand for others in a search.
  package static let traditionalSigns = Vocabulary.traditional
  /// The simplified characters for which they stand, in the same order.
  package static let simplifiedSigns = Vocabulary.simplified

  private var titleWords: Set<String> {
    Set(title.lowercased().split { " ()".contains($0) }.map(String.init))
  }

  /// True if a figure in small letters means it: an identifier, a size as it is or turned, or one of the
  /// two numbers of a size.
  func isMeant(by figure: String) -> Bool {
    figures.contains { $0.lowercased() == figure }
      || sizes.contains { size in
        let numbers = size.split(separator: "x")
        return size == figure || numbers.contains(figure[...])
          || numbers.reversed().joined(separator: "x") == figure
      }
  }

  /// The hit that a search gives for it.
  var hit: SearchHit {
    SearchHit(kind: kind, id: id, title: title, chineseTitle: chineseTitle)
  }

  /// The words of some texts and those that mean the same, without others.
  private static func words(of texts: [String], besides others: Set<String>) -> [String] {
    let all = [].merged(with: texts.flatMap(Vocabulary.words).flatMap { [$0.text] + $0.meant })
    return (all + Vocabulary.phrases(for: Set(all))).filter { !others.contains($0) }
  }
}

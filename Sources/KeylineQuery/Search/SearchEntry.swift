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
  /// The figures that mean it where they are written whole: model identifiers, the size of a screen.
  var figures: [String] = []
  /// Other words that people use for it or for a part of it.
  var besides: [String] = []
  /// All else that is said of it.
  var remarks: [String] = []

  /// What means it where it is written whole, in small letters: keys, model identifiers, the size of a
  /// screen.
  package var exact: [String] {
    ([id] + figures + [chineseTitle].compactMap(\.self)).map { $0.lowercased() }
  }

  /// Further words of it, English and Chinese, in small letters; those of its title are not among them.
  package var words: [String] {
    let all = Self.words(of: names + besides)
    let own = Set(title.lowercased().split { " ()".contains($0) }.map(String.init))
    return (all + SpokenWord.others(for: Set(all))).filter { !own.contains($0) }
  }

  /// The hit that a search gives for it.
  var hit: SearchHit {
    SearchHit(kind: kind, id: id, title: title, chineseTitle: chineseTitle)
  }

  private static func words(of texts: [String]) -> [String] {
    [].merged(with: texts.flatMap(SpokenWord.all).flatMap { [$0.text] + $0.meant })
  }
}

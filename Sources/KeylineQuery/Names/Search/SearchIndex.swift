import KeylineModel

/// All searchable entries, with their words.
struct SearchIndex {
  /// The entries, in the order of their kinds, the newest devices first.
  let entries: [SearchEntry]
  private let texts: [SearchText]
  /// The prefixes of metrics' keys in words, the longest first.
  private let things: [[String]]

  init(_ resolver: Resolver, commands: [SearchableCommand]) {
    let knowledge = resolver.knowledge
    let majors = Set(knowledge.releases.map(\.version.major)).sorted()
    let catalogue =
      knowledge.metrics.map { SearchEntry($0) } + commands.map { SearchEntry($0) }
      + knowledge.devices.reversed().map { SearchEntry($0, folds: resolver.folds($0)) }
      + majors.map { SearchEntry(version: $0) }
    entries =
      catalogue + knowledge.techniques.map { SearchEntry($0) }
      + knowledge.sources.map { SearchEntry($0) }
    texts = entries.map { SearchText(names: $0.names, besides: $0.besides, remarks: $0.remarks) }
    things = Set(
      knowledge.metrics.compactMap { metric in
        metric.id.split(separator: ".").first.map {
          Vocabulary.words(in: String($0)).flatMap(\.meant)
        }
      }.filter { $0.count > 1 }
    ).sorted { $0.count > $1.count }
  }

  /// The matches of all entries with words.
  func matches(_ words: [Vocabulary.Word]) -> SearchMatches { SearchMatches(words, in: self) }

  /// How far each entry is from matching a word; nil for one that lacks it.
  func lacks(of word: Vocabulary.Word) -> [Int?] { texts.map { $0.lack(of: word) } }

  /// The rank of an entry for words with known lacks, or for one of some things.
  ///
  /// The newest devices come first, however long their names are.
  func rank(_ entry: Int, lacks: [Int?], things: [Vocabulary.Word]) -> SearchText.Rank? {
    let rank =
      texts[entry].rank(lacks: lacks) ?? (things.isEmpty ? nil : texts[entry].rank(ofAny: things))
    guard let rank, entries[entry].kind == .device else { return rank }
    return SearchText.Rank(missing: rank.missing, lack: rank.lack, length: 0)
  }

  /// The things that words name one after the other, such as a safe area and a tab bar; none if a
  /// word is left over.
  func things(in words: [Vocabulary.Word]) -> [Vocabulary.Word] {
    var rest = words.flatMap { $0.meant.isEmpty ? [$0.text] : $0.meant }[...]
    var found: [Vocabulary.Word] = []
    while let thing = things.first(where: { rest.starts(with: $0) }) {
      found.append(Vocabulary.Word(text: thing.joined(separator: " "), meant: thing))
      rest = rest.dropFirst(thing.count)
    }
    return rest.isEmpty && found.count > 1 ? found : []
  }

  /// The entries that a figure written in full means, such as the size of a screen.
  func hits(of figure: String) -> [SearchHit] {
    entries.filter { $0.isMeant(by: figure) }.map(\.hit)
  }
}

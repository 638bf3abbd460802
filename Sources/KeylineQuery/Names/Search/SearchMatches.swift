import KeylineModel

/// The matches of all entries with the words of one search; each word is looked up once.
struct SearchMatches {
  private let index: SearchIndex
  private let words: [Vocabulary.Word]
  /// For each word, how far each entry is from matching it; nil for one that lacks it.
  private let lacks: [[Int?]]

  /// The most words that are looked up; nobody types more.
  private static let mostWords = 32

  init(_ words: [Vocabulary.Word], in index: SearchIndex) {
    self.index = index
    self.words = Array(words.prefix(Self.mostWords))
    lacks = self.words.map(index.lacks)
  }

  /// The entries with every word, and those with one of the things that the words name together.
  var whole: [SearchHit] { hits(Array(words.indices)) }

  /// The words without a match.
  var unknown: [Vocabulary.Word] {
    words.indices.filter { lacks[$0].allSatisfy { $0 == nil } }.map { words[$0] }
  }

  /// True if an entry has every word in its names, not only in its remarks.
  var isNamed: Bool {
    index.entries.indices.contains { entry in
      let all = lacks.compactMap { $0[entry] }
      return all.count == words.count && all.reduce(0, +) <= words.count
    }
  }

  /// The entries with the words that matter most, leaving out words that match nothing together
  /// with them.
  ///
  /// A rare word matters more than a frequent one, and a name more than a remark.
  ///
  /// - Parameter kind: The kind of entry that decides which words these are; any by default.
  func most(of kind: SearchHit.Kind? = nil) -> SearchResult {
    let weights = lacks.map { lacks in
      1 + (lacks.count / max(1, lacks.count { $0 != nil })).bitLength
    }
    func worth(_ entry: Int) -> Int {
      lacks.indices.reduce(0) { worth, word in
        worth + (lacks[word][entry].map { weights[word] * (5 - $0) } ?? 0)
      }
    }
    let best = index.entries.indices.filter { kind == nil || index.entries[$0].kind == kind }
      .map { (worth: worth($0), entry: $0) }.max { ($0.worth, -$0.entry) < ($1.worth, -$1.entry) }
    guard let best, best.worth > 0 else { return SearchResult(hits: []) }
    let kept = words.indices.filter { lacks[$0][best.entry] != nil }
    // A single word of several that only remarks have, such as `over`, means too little.
    if kept.count == 1, words.count > 1, let lack = lacks[kept[0]][best.entry],
      lack >= SearchText.remark
    {
      return SearchResult(hits: [])
    }
    return SearchResult(
      hits: hits(kept),
      without: words.indices.filter { !kept.contains($0) }.map { words[$0].text })
  }

  private func hits(_ kept: [Int]) -> [SearchHit] {
    if kept.isEmpty { return [] }
    let words = kept.map { self.words[$0] }
    let things = index.things(in: words)
    let ranked = index.entries.indices.compactMap { entry in
      index.rank(entry, lacks: kept.map { lacks[$0][entry] }, things: things).map { ($0, entry) }
    }.sorted { $0 < $1 }.map(\.1)
    let near = nearest(ranked, kept).map { index.entries[$0].hit }
    // A whole title comes first: `row height` is closer than a part of `Subtitle row height`.
    let title = NearestNames.folded(words.map(\.text).joined())
    let isWhole = { NearestNames.folded($0.title) == title } as (SearchHit) -> Bool
    let found = near.filter(isWhole) + near.filter { !isWhole($0) }
    return SearchHit.Kind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
  }

  /// The entries without the metrics that merely mention one of the words, if the words are all
  /// part of devices' names: many definitions mention iPads and home buttons.
  private func nearest(_ entries: [Int], _ kept: [Int]) -> [Int] {
    func isCalled(_ entry: Int) -> Bool {
      kept.allSatisfy { (lacks[$0][entry] ?? SearchText.remark) < SearchText.remark }
    }
    guard entries.contains(where: { index.entries[$0].kind == .device && isCalled($0) }) else {
      return entries
    }
    return entries.filter { index.entries[$0].kind != .metric || isCalled($0) }
  }
}

extension Int {
  fileprivate var bitLength: Int { Self.bitWidth - leadingZeroBitCount }
}

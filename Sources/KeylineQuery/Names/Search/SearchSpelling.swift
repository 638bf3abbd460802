/// The words of names, with their frequencies: the possible corrections of a misspelled word.
struct SearchSpelling {
  private let counts: [String: Int]

  /// Takes the words of all names except those of sources, which are whatever their authors wrote.
  init(_ entries: [SearchEntry]) {
    var counts: [String: Int] = [:]
    for entry in entries where entry.kind != .source {
      for word in Set((entry.names + entry.besides).flatMap(Vocabulary.words).flatMap(\.meant)) {
        counts[word, default: 0] += 1
      }
    }
    for word in Vocabulary.compounds { counts[word, default: 0] += 1 }
    self.counts = counts
  }

  /// The corrected word, or the corrections of several words written together; nil if there is
  /// none.
  func corrected(_ word: Vocabulary.Word) -> String? {
    guard !word.meant.isEmpty else { return nil }
    var right: [String] = []
    for part in word.meant {
      guard let known = counts[part] == nil ? nearest(to: part) : part else { return nil }
      right.append(known)
    }
    return right.joined(separator: " ")
  }

  /// The word that differs by one letter, or by two if it is long; among several the most frequent.
  private func nearest(to word: String) -> String? {
    guard word.count > 3, word.count < 40 else { return nil }
    let wanted = Array(word.utf8)
    let limit = wanted.count < 8 ? 1 : 2
    let near = counts.compactMap { known, count -> (distance: Int, count: Int, word: String)? in
      guard abs(known.utf8.count - wanted.count) <= limit else { return nil }
      let distance = NearestNames.distance(wanted, Array(known.utf8))
      return distance <= limit ? (distance, -count, known) : nil
    }
    return near.min { $0 < $1 }?.word
  }
}

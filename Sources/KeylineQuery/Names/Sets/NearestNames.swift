/// Finds the names closest to a misspelled one.
package enum NearestNames {
  /// The names closest to a text, the closest first; at most three, and none that is far off.
  ///
  /// Among equally close names the later one comes first, which for devices is the newer.
  ///
  /// - Parameter least: The number of changes that is allowed however short the text is.
  package static func of(
    _ text: String, among names: some Sequence<String>, atLeast least: Int = 0
  ) -> [String] {
    let wanted = Array(folded(text).prefix(80))
    guard !wanted.isEmpty else { return [] }
    // At most half of a short text may differ: nearly every short name is two changes away.
    let limit = max(least, min(max(2, wanted.count / 3), wanted.count / 2))
    var scored: [(score: Int, name: String)] = []
    for name in names {
      let candidate = Array(folded(name))
      let common = zip(wanted, candidate).prefix { $0 == $1 }.count
      let isAlike = common >= 4 && common * 2 >= wanted.count
      let gap = abs(candidate.count - wanted.count)
      // The distance is at least the difference in length.
      guard isAlike || gap <= limit else { continue }
      let distance = distance(wanted, candidate)
      guard isAlike || distance <= limit else { continue }
      // A longer name with this prefix is nearer than its distance.
      let begins = common == wanted.count
      scored.append((begins ? 4 + gap / 3 - common : distance * 4 + gap - common, name))
    }
    let sorted = scored.sorted { $0.score == $1.score ? $0.name > $1.name : $0.score < $1.score }
    return sorted.prefix(3).map(\.name)
  }

  /// A text without case, spaces and punctuation, for comparing names.
  package static func folded(_ text: String) -> [UInt8] {
    text.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      case 0x80...: byte
      default: nil
      }
    }
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two texts.
  static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var row = [i + 1]
      for (j, b) in second.enumerated() {
        var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == second[j - 1], first[i - 1] == b {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[second.count]
  }
}

package import KeylineModel

extension Technique {
  /// True if it works, at least partly, on a version of a set.
  package func works(on versions: VersionSet) -> Bool {
    support.contains { support in
      let range = support.os.range(.latest)
      return (support.verdict == .works || support.verdict == .partly)
        && versions.parts.contains { $0.range.overlaps(range) }
    }
  }

  /// True if every word is somewhere in its texts, whatever the case.
  package func mentions(_ words: [String]) -> Bool {
    let text = (names + remarks).joined(separator: "\n").lowercased()
    return words.allSatisfy { text.contains($0.lowercased()) }
  }

  /// The names of the technique.
  var names: [String] { [id, title] + [chineseTitle].compactMap(\.self) }

  /// The other texts of the technique.
  var remarks: [String] {
    [effect] + [note].compactMap(\.self) + hazards + tree + support.compactMap(\.note)
      + constants.map(\.name)
  }
}

public import KeylineModel

extension Technique {
  /// Tells whether it works, at least partly, on a version of a set.
  public func works(on versions: VersionSet) -> Bool {
    support.contains { support in
      let range = support.os.range(.latest)
      return (support.verdict == .works || support.verdict == .partly)
        && versions.parts.contains { max($0.from, range.from) < min($0.until, range.until) }
    }
  }

  /// Tells whether every word stands somewhere in its texts, whatever the case.
  public func mentions(_ words: [String]) -> Bool {
    let texts =
      [id, title, chineseTitle ?? "", effect, note ?? ""] + hazards + tree
      + support.compactMap(\.note) + constants.map(\.name)
    let text = texts.joined(separator: "\n").lowercased()
    return words.allSatisfy { text.contains($0.lowercased()) }
  }
}

extension StaleCell {
  /// Lists the lines of generated code that are not as they are to be: of a line that changed, what did.
  package static func all(fromCode old: String, to new: String) -> [StaleCell] {
    if old.utf8.elementsEqual(new.utf8) { return [] }
    let (before, after) = (TextLines(old), TextLines(new))
    let cells = LineChanges(from: before, to: after).changes.flatMap { change in
      let (left, right) = (before[change.old].map(text), after[change.new].map(text))
      let first = change.old.lowerBound + 1
      if left.count == right.count {
        return zip(left, right).enumerated().map { offset, lines in
          StaleCell(line: first + offset, text: difference(lines.0, lines.1))
        }
      }
      let gone = left.enumerated().filter { !$0.element.isEmpty }.map { offset, line in
        StaleCell(line: first + offset, text: "no longer: \(line)")
      }
      let come = right.filter { !$0.isEmpty }.map { line in
        StaleCell(line: max(1, min(first, before.count)), text: "missing: \(line)")
      }
      return gone + come
    }
    return cells.isEmpty ? [StaleCell(line: 1, text: "the same code in another form")] : cells
  }

  /// A line without the spaces around it.
  private static func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self).withoutTrailingSpaces
  }

  /// The change between two lines, from comma to comma and without brackets: `54 → 59`.
  private static func difference(_ old: String, _ new: String) -> String {
    var left = old.split(separator: ",", omittingEmptySubsequences: false)[...]
    var right = new.split(separator: ",", omittingEmptySubsequences: false)[...]
    while let first = left.first, first == right.first {
      left.removeFirst()
      right.removeFirst()
    }
    while let last = left.last, last == right.last {
      left.removeLast()
      right.removeLast()
    }
    let (before, after) = (bare(left), bare(right))
    return before.isEmpty || after.isEmpty || before == after
      ? "\(old) → \(new)" : "\(before) → \(after)"
  }

  private static func bare(_ pieces: ArraySlice<Substring>) -> String {
    let isEdge = { (sign: Character) in " ()[]{};".contains(sign) }
    let text = pieces.joined(separator: ",").drop(while: isEdge)
    return text.lastIndex { !isEdge($0) }.map { String(text[...$0]) } ?? ""
  }
}

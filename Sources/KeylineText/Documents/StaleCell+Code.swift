extension StaleCell {
  /// The most lines of generated code that are listed; the rest is one entry, since new data may
  /// change all lines.
  package static let maximumLines = 1_000

  /// Lists the lines of generated code that differ, each with the changed part.
  package static func all(fromCode old: String, to new: String) -> [StaleCell] {
    if old.utf8.elementsEqual(new.utf8) { return [] }
    let (before, after) = (TextLines(old), TextLines(new))
    var cells: [StaleCell] = []
    var more = 0
    func add(_ line: Int, _ text: @autoclosure () -> String) {
      if cells.count < maximumLines {
        cells.append(StaleCell(line: line, text: text()))
      } else {
        more += 1
      }
    }
    for change in LineChanges(from: before, to: after).changes {
      let (left, right) = (before[change.old], after[change.new])
      let first = change.old.lowerBound + 1
      if left.count == right.count {
        for (offset, lines) in zip(left, right).enumerated() {
          add(first + offset, difference(text(lines.0), text(lines.1)))
        }
      } else {
        for (offset, line) in left.enumerated() where !text(line).isEmpty {
          add(first + offset, "no longer: \(text(line))")
        }
        for line in right where !text(line).isEmpty {
          add(max(1, min(first, before.count)), "missing: \(text(line))")
        }
      }
    }
    if more > 0 {
      let line = cells.last?.line ?? 1
      cells.append(StaleCell(line: line, text: "\(more) more lines", lines: more))
    }
    return cells.isEmpty ? [StaleCell(line: 1, text: "the same code in another form")] : cells
  }

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

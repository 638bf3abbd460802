/// The difference between two texts, as `diff -u` writes it.
package enum UnifiedDifference {
  /// The number of unchanged lines shown around a change.
  private static let context = 3

  /// The difference between a file and its expected text; empty for equal texts.
  package static func text(of name: String, from old: String, to new: String) -> String {
    let (old, new) = (
      TextLines(old, keepsEnds: true), TextLines(new, keepsEnds: true)
    )
    let changes = LineChanges(from: old, to: new).changes.filter {
      !$0.old.isEmpty || !$0.new.isEmpty
    }
    guard !changes.isEmpty else { return "" }
    var text = Array("--- \(name)\n+++ \(name)\n".utf8)
    for hunk in hunks(changes) { add(hunk, from: old, to: new, &text) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The changes, grouped by shared context lines.
  private static func hunks(_ changes: [LineChanges.Change]) -> [ArraySlice<LineChanges.Change>] {
    var hunks: [ArraySlice<LineChanges.Change>] = []
    for (index, change) in changes.enumerated() {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1] = changes[hunks[hunks.count - 1].startIndex...index]
      } else {
        hunks.append(changes[index...index])
      }
    }
    return hunks
  }

  private static func add(
    _ changes: ArraySlice<LineChanges.Change>, from old: TextLines, to new: TextLines,
    _ text: inout [UInt8]
  ) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let left = first.old.lowerBound - before..<last.old.upperBound + after
    let right = first.new.lowerBound - before..<last.new.upperBound + after
    // A side without lines is numbered by the line before it.
    let (leftStart, rightStart) = (
      left.lowerBound + (left.isEmpty ? 0 : 1), right.lowerBound + (right.isEmpty ? 0 : 1)
    )
    text += "@@ -\(leftStart),\(left.count) +\(rightStart),\(right.count) @@\n".utf8
    var position = left.lowerBound
    for change in changes {
      add(old[position..<change.old.lowerBound], signed: " ", &text)
      add(old[change.old], signed: "-", &text)
      add(new[change.new], signed: "+", &text)
      position = change.old.upperBound
    }
    add(old[position..<left.upperBound], signed: " ", &text)
  }

  private static func add(
    _ lines: Slice<TextLines>, signed sign: Unicode.Scalar, _ text: inout [UInt8]
  ) {
    for line in lines {
      text.append(UInt8(ascii: sign))
      text += line
      if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
    }
  }
}

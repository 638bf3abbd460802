/// The difference of two texts as `diff -u` writes it.
public enum UnifiedDifference {
  /// How many lines that stay are shown around a change.
  private static let context = 3

  /// One line of the difference: its sign, its text, and the lines before it in both texts.
  private struct Line {
    let sign: Character
    let text: Substring
    let old: Int
    let new: Int
  }

  /// The difference of a file from what it should be; empty for equal texts.
  public static func text(of name: String, from old: String, to new: String) -> String {
    let lines = lines(from: split(old), to: split(new))
    let changes = lines.indices.filter { lines[$0].sign != " " }
    guard !changes.isEmpty else { return "" }
    var hunks: [Range<Int>] = []
    for change in changes {
      let range = max(0, change - context)..<min(lines.count, change + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return "--- \(name)\n+++ \(name)\n" + hunks.map { hunk(Array(lines[$0])) }.joined()
  }

  private static func hunk(_ lines: [Line]) -> String {
    let (old, new) = (lines.count { $0.sign != "+" }, lines.count { $0.sign != "-" })
    // A side without lines is named by the line before it.
    let oldStart = lines[0].old + (old == 0 ? 0 : 1)
    let newStart = lines[0].new + (new == 0 ? 0 : 1)
    return "@@ -\(oldStart),\(old) +\(newStart),\(new) @@\n"
      + lines.map { "\($0.sign)\($0.text)\n" }.joined()
  }

  private static func lines(from old: [Substring], to new: [Substring]) -> [Line] {
    let changes = LineChanges(from: old, to: new)
    let (removed, inserted) = (Set(changes.removed), Set(changes.inserted))
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append(Line(sign: "-", text: old[left], old: left, new: right))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        lines.append(Line(sign: "+", text: new[right], old: left, new: right))
        right += 1
      } else {
        lines.append(Line(sign: " ", text: old[left], old: left, new: right))
        left += 1
        right += 1
      }
    }
    return lines
  }

  private static func split(_ text: String) -> [Substring] {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }
}

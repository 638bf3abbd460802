import KeylineData

/// A comparison of two texts line by line.
package enum LineDifference {
  /// All lines in order under a title: `-` before removed ones, `+` before inserted ones.
  package static func text(before: String, after: String, title: String) -> String {
    let old = lines(before)
    let new = lines(after)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var text = title.printable + "\n"
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        text += "- \(old[left].printable)\n"
        left += 1
      } else if inserted.contains(right) {
        text += "+ \(new[right].printable)\n"
        right += 1
      } else {
        text += "  \(old[left].printable)\n"
        left += 1
        right += 1
      }
    }
    return text
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

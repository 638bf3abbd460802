import KeylineJSON

/// Two texts set against each other line by line.
public enum LineDifference {
  /// All lines in order: `-` before those that go, `+` before those that come, under a title.
  public static func text(before: String, after: String, title: String) -> String {
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

/// Which lines of two texts go and come.
struct LineChanges {
  /// Places in the old text, ascending.
  let removed: [Int]
  /// Places in the new text, ascending.
  let inserted: [Int]

  /// The most lines, of both texts together, whose shortest difference is looked for: the time and
  /// the memory that it takes grow with the square of what differs.
  static let maximumCount = 2_000

  /// Sets two texts against each other; between the lines that they begin and end with in common,
  /// texts with very many lines differ as a whole.
  init(from old: [Substring], to new: [Substring]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let left = start..<old.count - end
    let right = start..<new.count - end
    guard left.count + right.count <= Self.maximumCount else {
      removed = Array(left)
      inserted = Array(right)
      return
    }
    let difference = new[right].difference(from: old[left])
    removed = difference.removals.map { $0.offset + start }
    inserted = difference.insertions.map { $0.offset + start }
  }
}

extension CollectionDifference.Change {
  /// The place of the line, counted from where the difference begins.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

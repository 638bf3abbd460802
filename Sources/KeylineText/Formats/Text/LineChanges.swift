/// The lines that differ between two texts.
struct LineChanges {
  /// Lines of the old text that the new text replaces or removes.
  struct Change: Hashable {
    let old: Range<Int>
    let new: Range<Int>
  }

  /// The changes from the first line to the last, never adjacent.
  let changes: [Change]

  /// The removed lines as indices into the old text, ascending.
  var removed: [Int] { changes.flatMap(\.old) }
  /// The inserted lines as indices into the new text, ascending.
  var inserted: [Int] { changes.flatMap(\.new) }

  /// The most lines, of both texts together, for which the shortest difference is computed: its
  /// time and memory grow with the square of the differences.
  static let maximumCount = 2_000

  /// Compares two texts; between common lines at the start and the end, texts with very many lines
  /// differ as a whole.
  init<Lines: RandomAccessCollection>(from old: Lines, to new: Lines)
  where Lines.Index == Int, Lines.Element: Hashable {
    let start = Self.common(old, new)
    let end = Self.common(
      old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
    let left = old.startIndex + start..<old.endIndex - end
    let right = new.startIndex + start..<new.endIndex - end
    if left.count + right.count <= Self.maximumCount {
      // Numbers replace the lines, which may be long and similar.
      var numbers: [Lines.Element: Int] = [:]
      func numbered(_ line: Lines.Element) -> Int {
        let number = numbers[line] ?? numbers.count
        numbers[line] = number
        return number
      }
      let before = old[left].map(numbered)
      let difference = new[right].map(numbered).difference(from: before)
      changes = Self.changes(
        removed: difference.removals.map(\.offset), inserted: difference.insertions.map(\.offset),
        from: start)
    } else {
      changes = [Change(old: left, new: right)]
    }
  }

  /// The number of common first lines of two texts, counted without copies.
  private static func common<Line: Equatable>(
    _ old: some Sequence<Line>, _ new: some Sequence<Line>
  ) -> Int {
    zip(old, new).lazy.prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
  }

  /// Joins lines that are removed and inserted at the same place.
  private static func changes(
    removed: [Int], inserted: [Int], from start: Int
  ) -> [Change] {
    var (removed, inserted) = (removed[...], inserted[...])
    var changes: [Change] = []
    var (old, new) = (0, 0)
    while !removed.isEmpty || !inserted.isEmpty {
      let kept = min(
        removed.first.map { $0 - old } ?? .max, inserted.first.map { $0 - new } ?? .max)
      old += kept
      new += kept
      let (left, right) = (old, new)
      while removed.first == old {
        removed.removeFirst()
        old += 1
      }
      while inserted.first == new {
        inserted.removeFirst()
        new += 1
      }
      changes.append(
        Change(old: start + left..<start + old, new: start + right..<start + new))
    }
    return changes
  }
}

extension CollectionDifference.Change {
  /// The index of the line, counted from the start of the difference.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

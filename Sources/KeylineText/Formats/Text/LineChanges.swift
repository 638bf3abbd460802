/// Which lines of two texts go and come.
struct LineChanges {
  /// Lines of the old text that the new text replaces or removes.
  struct Change: Hashable {
    let old: Range<Int>
    let new: Range<Int>
  }

  /// The changes from the first line to the last, none beside another.
  let changes: [Change]

  /// Places in the old text, ascending.
  var removed: [Int] { changes.flatMap(\.old) }
  /// Places in the new text, ascending.
  var inserted: [Int] { changes.flatMap(\.new) }

  /// The most lines, of both texts together, whose shortest difference is looked for: the time and
  /// the memory that it takes grow with the square of what differs.
  static let maximumCount = 2_000

  /// Sets two texts against each other; between the lines that they begin and end with in common,
  /// texts with very many lines differ as a whole.
  init<Lines: RandomAccessCollection>(from old: Lines, to new: Lines)
  where Lines.Index == Int, Lines.Element: Hashable {
    let start = Self.common(old, new)
    let end = Self.common(
      old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
    let left = old.startIndex + start..<old.endIndex - end
    let right = new.startIndex + start..<new.endIndex - end
    if left.count + right.count <= Self.maximumCount {
      // Numbers stand for the lines, which may be long and much alike.
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

  /// How many lines two texts begin with in common; they are counted, not kept.
  private static func common<Line: Equatable>(
    _ old: some Sequence<Line>, _ new: some Sequence<Line>
  ) -> Int {
    zip(old, new).lazy.prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
  }

  /// Joins lines that go and come in the same place.
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
  /// The place of the line, counted from where the difference begins.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

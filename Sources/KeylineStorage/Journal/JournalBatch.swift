import KeylineModel

/// Many rows of one kind that a change added, or took away, as the journal keeps them: a line each
/// with the identifier, a space and the row.
struct JournalBatch {
  let kind: RowKind
  let isAddition: Bool
  /// The lines in UTF-8, without a line feed at the end.
  private(set) var lines: [UInt8] = []
  private(set) var count = 0

  /// From so many rows on they are kept together.
  static let minimumCount = 100
  /// A batch that is longer, in bytes, gets no further row.
  static let maximumSize = 65_536

  var isFull: Bool { lines.count > Self.maximumSize }

  init(_ kind: RowKind, isAddition: Bool) {
    self.kind = kind
    self.isAddition = isAddition
  }

  /// Adds a row; `write` appends its text.
  mutating func append(_ id: String, _ write: (inout [UInt8]) -> Void) {
    if count > 0 { lines.append(UInt8(ascii: "\n")) }
    lines.append(contentsOf: id.utf8)
    lines.append(UInt8(ascii: " "))
    write(&lines)
    count += 1
  }

  /// The changes that lines tell of; nil where one is not of their form.
  static func changes(
    _ lines: String, of kind: RowKind, isAddition: Bool
  ) -> [JournalEntry.Change]? {
    var changes: [JournalEntry.Change] = []
    for line in lines.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard let space = line.firstIndex(of: UInt8(ascii: " ")),
        let id = String(line[..<space]), let row = String(line[line.index(after: space)...])
      else { return nil }
      let (there, nothing) = (LocalState(row: row), LocalState())
      changes.append(
        JournalEntry.Change(
          key: RowKey(kind, id), before: isAddition ? nothing : there,
          after: isAddition ? there : nothing))
    }
    return changes
  }
}

extension JournalEntry.Change {
  /// True if a row came or went that replaced no other.
  var isAdditionAlone: Bool? {
    guard before.replaced == nil, after.replaced == nil else { return nil }
    switch (before.row, after.row) {
    case (nil, .some): return true
    case (.some, nil): return false
    default: return nil
    }
  }
}

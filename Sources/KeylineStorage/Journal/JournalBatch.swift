import KeylineModel

/// Many rows of one kind that a change added, or took away, as older journals keep them: a line each
/// with the identifier, a space and the row. They are read, never written.
enum JournalBatch {
  /// The longest text of a batch, in bytes.
  static let longest = 524_288

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

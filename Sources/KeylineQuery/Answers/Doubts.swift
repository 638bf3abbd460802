package import KeylineModel

/// How many values of an answer a reader should not take for measured.
package struct Doubts: Hashable, Sendable {
  /// The values to check: disputed, or inferred from nothing alike.
  package private(set) var starred = 0
  /// The values beyond the last version on which they were measured.
  package private(set) var assumed = 0
  /// The assumed values that were measured on no version.
  package private(set) var unmeasured = 0
  /// All values.
  package private(set) var total = 0
  /// The earliest and the latest end of the versions on which assumed values were last measured; nil
  /// where none ever was.
  package private(set) var measured: ClosedRange<OSVersion>?

  /// Counts nothing yet.
  package init() {}

  /// Counts the cells that have a value.
  package init(_ cells: [Cell]) {
    for cell in cells where cell.value != nil {
      count(cell.status, isStarred: cell.isStarred, measuredUntil: cell.measuredUntil)
    }
  }

  /// Counts the values of a table in which devices share rows: as one where they do, as unsure as the
  /// least sure of them.
  package init(_ groups: [AnswerTable.Group]) {
    for group in groups {
      for column in group.cells.indices where group.cells[column].value != nil {
        let cells = group.rows.map(\.cells[column])
        let ends = cells.filter { $0.status == .assumed }.map(\.measuredUntil)
        count(
          cells.contains { $0.status == .assumed } ? .assumed : group.cells[column].status,
          isStarred: cells.contains(where: \.isStarred),
          measuredUntil: ends.contains(nil) ? nil : ends.compactMap(\.self).min())
      }
    }
  }

  /// Counts one value.
  package mutating func count(_ status: Status, isStarred: Bool, measuredUntil: OSVersion?) {
    total += 1
    if isStarred { starred += 1 }
    guard status == .assumed else { return }
    assumed += 1
    guard let measuredUntil else {
      unmeasured += 1
      return
    }
    measured =
      min(
        measured?.lowerBound ?? measuredUntil, measuredUntil)...max(
        measured?.upperBound ?? measuredUntil, measuredUntil)
  }
}

import KeylineData
import KeylineModel
import KeylineQuery

extension ReadingList {
  /// Adds the length in a cell, or records it as missed if it is unreadable.
  mutating func add(
    _ entry: Entry, _ field: CSVRows.Field, _ column: CSVHeader.LengthColumn,
    _ orientation: Orientation
  ) throws(InputError) {
    let words = field.text
    if Self.statesNothing.contains(words.lowercased()) { return }
    let cell = CellText(words, isScale: column.metric == .screenScale)
    guard let length = Length(cell.digits) else {
      miss(.cell, words, "is not a length in points, to the sixth of a point", at: field.offset)
      return
    }
    try add(
      entry, column.metric, length, orientation: orientation,
      isInPixels: cell.isInPixels ?? column.isInPixels, at: field.offset, path: column.title)
  }

  /// Adds the width and the height in a cell such as `393×852`; in points, they also identify the
  /// device.
  mutating func add(
    _ entry: inout Entry, size field: CSVRows.Field, _ column: CSVHeader.LengthColumn
  ) throws(InputError) {
    let words = field.text
    if Self.statesNothing.contains(words.lowercased()) { return }
    let cell = CellText(words)
    guard let size = try? ScreenSize(cell.digits) else {
      miss(.cell, words, "is not a size, such as 393×852", at: field.offset)
      return
    }
    let isInPixels = cell.isInPixels ?? column.isInPixels
    if !isInPixels { entry.screen = size }
    for (metric, length) in [(Metric.ID.screenWidth, size.width), (.screenHeight, size.height)] {
      try add(
        entry, metric, length, orientation: size.isLandscape ? .landscape : .portrait,
        isInPixels: isInPixels, at: field.offset, path: column.title)
    }
  }

  /// The texts for a missing value, of people and of Keyline's own tables.
  private static let statesNothing: Set<String> = [
    "", "-", "–", "—", "?", "n/a", "unknown", "never ran",
  ]
}

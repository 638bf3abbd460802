import KeylineModel
import KeylineQuery
import Testing

/// Readings as a table states them: `iPhone X,12,statusBar.height,44`, with a device, versions with spaces
/// between, a metric, a value and an orientation that may be left out. The first stands in line 2.
func readings(_ rows: [String]) throws -> [ExternalReading] {
  try rows.enumerated().map { index, row in
    let cells = row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let orientation = cells.count > 4 ? Orientation(rawValue: cells[4]) : .portrait
    return ExternalReading(
      device: cells[0], screen: nil, metric: cells[2], orientation: try #require(orientation),
      split: .none, conditions: [:],
      os: cells[1].isEmpty ? nil : try VersionSet(cells[1].replacing(" ", with: ",")),
      value: try #require(Length(cells[3])), place: .init(line: index + 2, column: 1),
      path: "value")
  }
}

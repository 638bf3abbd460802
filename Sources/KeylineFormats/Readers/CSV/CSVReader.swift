import KeylineJSON
import KeylineModel
import KeylineQuery

/// Reads a table of comma-separated values by a map of its columns.
enum CSVReader {
  static func read(
    _ text: JSONText, map: ColumnMap, into list: inout ReadingList
  ) throws(InputError) {
    var rows = CSVRows(text)
    guard let first = try rows.next() else {
      throw text.error("an empty file", at: 0)
    }
    let header = try CSVHeader(first, map: map, in: text)
    while let row = try rows.next() {
      guard row.count == header.count else {
        throw text.error(
          "\(row.count) values where the first line has \(header.count)", at: row[0].offset)
      }
      try read(row, header, text, into: &list)
    }
  }

  private static func read(
    _ row: [CSVRows.Field], _ header: CSVHeader, _ text: JSONText, into list: inout ReadingList
  ) throws(InputError) {
    let device = row[header.device]
    guard !device.text.isEmpty else {
      list.leaveOut()
      return
    }
    let entry = ReadingList.Entry(
      device: device.text,
      os: try header.os.flatMap { index throws(InputError) in
        try versions(row[index], text)
      })
    let stated = try header.orientation.map { index throws(InputError) in
      try orientation(row[index], text)
    }
    if let tidy = header.tidy, let value = try length(row[tidy.value], text) {
      try list.add(
        entry, row[tidy.metric].text, value, orientation: stated ?? .portrait,
        at: row[tidy.value].offset, path: "value")
    }
    for column in header.lengths {
      guard let value = try length(row[column.column], text) else { continue }
      try list.add(
        entry, column.metric, value, orientation: column.orientation ?? stated ?? .portrait,
        at: row[column.column].offset, path: column.title)
    }
  }

  /// The length in a cell; nil for one that states none.
  private static func length(
    _ field: CSVRows.Field, _ text: JSONText
  ) throws(InputError) -> Length? {
    if statesNothing.contains(field.text.lowercased()) { return nil }
    let digits = field.text.hasSuffix("pt") ? String(field.text.dropLast(2)) : field.text
    guard let length = Length(digits.withoutSpaces) else {
      throw text.error(
        "\(quoted(field)) is no length in points, to the sixth of a point", at: field.offset)
    }
    return length
  }

  private static func versions(
    _ field: CSVRows.Field, _ text: JSONText
  ) throws(InputError) -> VersionSet? {
    guard !field.text.isEmpty else { return nil }
    let words = field.text.split(separator: " ", omittingEmptySubsequences: true)
    let isNamed = ["ios", "ipados"].contains(words.first?.lowercased() ?? "")
    let digits = isNamed ? words.dropFirst().joined(separator: " ") : field.text
    do {
      return try VersionSet(digits)
    } catch {
      throw text.error("\(error)", at: field.offset)
    }
  }

  private static func orientation(
    _ field: CSVRows.Field, _ text: JSONText
  ) throws(InputError) -> Orientation {
    if field.text.isEmpty { return .portrait }
    guard let orientation = Orientation(rawValue: field.text.lowercased()) else {
      throw text.error("\(quoted(field)) is neither portrait nor landscape", at: field.offset)
    }
    return orientation
  }

  private static func quoted(_ field: CSVRows.Field) -> String {
    "\"\(String(field.text.prefix(60)).printable)\""
  }

  /// What people, and our own tables, write where there is no value.
  private static let statesNothing: Set<String> = [
    "", "-", "–", "—", "?", "n/a", "unknown", "never ran",
  ]
}

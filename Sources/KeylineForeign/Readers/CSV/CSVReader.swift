import KeylineJSON
import KeylineModel
import KeylineQuery

/// Reads a table of comma-separated values by a map of its columns.
struct CSVReader: ExternalReader {
  let text: SourceText
  let header: CSVHeader

  static func recognizes(_ text: SourceText) -> Bool { CSVHeader.isOurs(text) }

  static func read(
    _ text: SourceText, map: ColumnMap, into list: inout ReadingList
  ) throws(InputError) {
    var rows = CSVRows(text)
    guard let first = try rows.next() else {
      throw text.error("an empty file", at: 0)
    }
    let reader = CSVReader(text: text, header: try CSVHeader(first, map: map, in: text))
    list.unread = reader.header.unread
    while let row = try rows.next() { try reader.read(row, into: &list) }
  }

  private func read(
    _ row: [CSVRows.Field], into list: inout ReadingList
  ) throws(InputError) {
    guard row.count == header.count else {
      throw text.error(
        "\(row.count) values where the first line has \(header.count)", at: row[0].offset)
    }
    let device = row[header.device].text
    guard !device.isEmpty else {
      list.leaveOut()
      return
    }
    let entry = ReadingList.Entry(
      device: device, os: try versions(row), conditions: try conditions(row))
    let orientation = try orientation(row)
    if let tidy = header.tidy, let value = try length(row[tidy.value]) {
      try list.add(
        entry, row[tidy.metric].text, value, orientation: orientation ?? .portrait,
        at: row[tidy.value].offset, path: "value")
    }
    for column in header.lengths {
      guard let value = try length(row[column.column]) else { continue }
      try list.add(
        entry, column.metric, value,
        orientation: column.orientation ?? orientation ?? .portrait,
        at: row[column.column].offset, path: column.title)
    }
  }

  /// The length in a cell; nil for one that states none.
  private func length(_ field: CSVRows.Field) throws(InputError) -> Length? {
    let words = field.text
    if Self.statesNothing.contains(words.lowercased()) { return nil }
    let digits = words.hasSuffix("pt") ? String(words.dropLast(2)) : words
    guard let length = Length(digits.withoutSpaces) else {
      throw text.error(
        "\(Self.quoted(field)) is not a length in points, to the sixth of a point", at: field.offset
      )
    }
    return length
  }

  private func versions(_ row: [CSVRows.Field]) throws(InputError) -> VersionSet? {
    guard let column = header.os, !row[column].text.isEmpty else { return nil }
    let field = row[column]
    let words = field.text.split(separator: " ", omittingEmptySubsequences: true)
    let isNamed = ["ios", "ipados"].contains(words.first?.lowercased() ?? "")
    let digits = isNamed ? words.dropFirst().joined(separator: " ") : field.text
    do {
      return try VersionSet(digits)
    } catch {
      throw text.error("\(error)", at: field.offset)
    }
  }

  /// The states that the row names; an empty cell names none.
  private func conditions(
    _ row: [CSVRows.Field]
  ) throws(InputError) -> [Dimension: ValueSet] {
    var conditions: [Dimension: ValueSet] = [:]
    for (column, dimension) in header.conditions where !row[column].text.isEmpty {
      let field = row[column]
      do {
        let change = try SituationChange("\(dimension.key)=\(field.text.lowercased())")
        conditions[dimension] = ValueSet(values: change.settings.map(\.code))
      } catch {
        throw text.error("\(error)", at: field.offset)
      }
    }
    return conditions
  }

  private func orientation(_ row: [CSVRows.Field]) throws(InputError) -> Orientation? {
    guard let column = header.orientation else { return nil }
    let field = row[column]
    if field.text.isEmpty { return .portrait }
    guard let orientation = Orientation(rawValue: field.text.lowercased()) else {
      throw text.error("\(Self.quoted(field)) is neither portrait nor landscape", at: field.offset)
    }
    return orientation
  }

  private static func quoted(_ field: CSVRows.Field) -> String {
    "\"\(String(field.text.prefix(60)).printable)\""
  }

  /// The texts that people, and our own tables, write where there is no value.
  private static let statesNothing: Set<String> = [
    "", "-", "–", "—", "?", "n/a", "unknown", "never ran",
  ]
}

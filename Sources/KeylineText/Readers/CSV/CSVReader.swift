import KeylineData
import KeylineModel
import KeylineQuery

/// Reads a table of rows by a map of its columns.
struct CSVReader: ExternalReader {
  let header: CSVHeader
  private let titles: [CSVRows.Field]

  static func recognizes(_ text: SourceText) -> Bool {
    CSVHeader.areOurs(CSVHeader.titles(text))
  }

  static func read(
    _ text: SourceText, map: ColumnMap, into list: inout ReadingList
  ) throws(InputError) {
    var rows = CSVRows(text)
    try read(&rows, map: map, into: &list)
  }

  /// Reads rows, the titles first.
  ///
  /// - Parameter kind: The kind to report for a column that is not read.
  static func read(
    _ rows: inout some TableRows, map: ColumnMap, calling kind: Missed.Kind = .column,
    into list: inout ReadingList
  ) throws(InputError) {
    guard let first = try rows.next() else {
      throw list.text.error("an empty file", at: 0)
    }
    let titles = first.map(\.text)
    if map.isTransposed(titles) {
      let reader = TransposedReader(first, map: map)
      while let row = try rows.next() { try reader.read(row, into: &list) }
      return
    }
    let suggestion = map.isEmpty ? map.suggestion(for: titles) : nil
    if let suggestion { list.suggested = list.suggested.merged(with: suggestion.entries) }
    let header = try CSVHeader(first, map: suggestion?.map ?? map, in: list.text)
    let reader = CSVReader(header: header, titles: first)
    list.unread += header.unread.map { first[$0].text }
    list.inPixels += (header.lengths + [header.size].compactMap(\.self)).filter(\.isInPixels)
      .map(\.title)
    while let row = try rows.next() { try reader.read(row, calling: kind, into: &list) }
  }

  private func read(
    _ row: [CSVRows.Field], calling kind: Missed.Kind, into list: inout ReadingList
  ) throws(InputError) {
    guard row.count == header.count else {
      throw list.text.error(
        "\(row.count) values where the first line has \(header.count)", at: row[0].offset)
    }
    let isOurs = header.tidy != nil && CSVHeader.areOurs(titles.map(\.text))
    for column in header.unread where Missed.isNumber(row[column].text) {
      let title = titles[column].text
      if isOurs, Self.ownTitles.contains(title.lowercased()) { continue }
      list.miss(kind, title, at: titles[column].offset)
    }
    let device = row[header.device].text
    guard !device.isEmpty else {
      if row.contains(where: { Missed.isNumber($0.text) }) {
        let cells = row.map(\.text).filter { !$0.isEmpty }
        list.miss(.row, cells.joined(separator: ", "), "names no device", at: row[0].offset)
      }
      return
    }
    var entry = ReadingList.Entry(
      device: device, os: try versions(row, in: list.text),
      conditions: try conditions(row, in: list.text))
    let orientation = try orientation(row, in: list.text)
    if let size = header.size { try list.add(&entry, size: row[size.column], size) }
    if let tidy = header.tidy {
      let metric = row[tidy.metric].text
      try list.add(
        entry, row[tidy.value], .init(tidy.value, "value", metric), orientation ?? .portrait)
    }
    for column in header.lengths {
      try list.add(
        entry, row[column.column], column, column.orientation ?? orientation ?? .portrait)
    }
  }

  private func versions(
    _ row: [CSVRows.Field], in text: SourceText
  ) throws(InputError) -> VersionSet? {
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
    _ row: [CSVRows.Field], in text: SourceText
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

  private func orientation(
    _ row: [CSVRows.Field], in text: SourceText
  ) throws(InputError) -> Orientation? {
    guard let column = header.orientation else { return nil }
    let field = row[column]
    if field.text.isEmpty { return .portrait }
    guard let orientation = Orientation(rawValue: field.text.lowercased()) else {
      let word = String(field.text.prefix(60)).printable
      throw text.error("\"\(word)\" is neither portrait nor landscape", at: field.offset)
    }
    return orientation
  }

  /// The columns of Keyline's own tables that repeat a value or give its status.
  private static let ownTitles: Set<String> = [
    "from", "until", "pixels", "candidates", "verifiedthrough", "unit", "status", "situation",
  ]
}

/// The rows of a table, the titles first.
protocol TableRows {
  /// The next row; nil at the end.
  mutating func next() throws(InputError) -> [CSVRows.Field]?
}

extension CSVRows: TableRows {}

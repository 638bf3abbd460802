package import KeylineData
package import KeylineQuery

/// The values of a foreign file, in its order.
package struct ExternalTable: Sendable {
  /// The format of the file.
  package let format: ExternalFormat
  /// The statements of the table, one value each.
  package let readings: [ExternalReading]
  /// The number of entries left out because they are about devices that are not Apple's.
  package let leftOut: Int
  /// The measurement behind the readings, if the file describes it.
  package let measurement: Measurement?
  /// The titles of the columns in a CSV that are not read, in order.
  package let unread: [String]
  /// The titles of the columns in pixels.
  package let inPixels: [String]
  /// The parts of the file with numbers that are not read, in order.
  package let missed: [Missed]
  /// The assumed contents of the columns in a CSV without a map, `device=Model`; empty if the
  /// titles name them.
  package let suggested: [String]

  /// The most versions, sets and ranges of them in one file.
  package static let maximumVersions = 2_000
}

extension ExternalTable {
  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The file; a byte order mark is skipped. A table in Markdown is read as a CSV.
  ///   - format: Its format; nil detects it by the content.
  ///   - map: The contents of the columns in a CSV.
  ///
  /// Errors: a text that has no known format or not the requested one, that ends too early,
  /// contains a number that is not a length, states nothing, or states more than
  /// ``Knowledge/maximumRows`` values or ``maximumVersions`` versions.
  package init(
    _ text: SourceText, as format: ExternalFormat? = nil, map: ColumnMap = ColumnMap()
  ) throws(InputError) {
    let text = text.withoutMark
    var list = ReadingList(text: text, ignoring: map.ignored)
    let found: ExternalFormat
    // A comment in another format may contain a table, too.
    let mayBeTable = format == .csv || format == nil && ExternalFormat.recognizing(text) == nil
    let (tables, stray) = mayBeTable ? text.markdownTables : ([], [])
    if tables.isEmpty {
      found = if let format { format } else { try ExternalFormat(detecting: text, map: map) }
      try found.reader.read(text, map: map, into: &list)
      list.missKeys(besides: found.reader.besides)
    } else {
      found = if let format { format } else { try list.format(of: tables, map: map) }
      try list.read(tables, map: map)
      list.text = text
      for line in stray { list.missRow(at: line) }
    }
    guard !list.readings.isEmpty || list.leftOut > 0 else { throw list.emptyError(found) }
    self.init(
      format: found, readings: list.readings, leftOut: list.leftOut,
      measurement: list.measurement, unread: list.unread, inPixels: list.inPixels,
      missed: list.missed.sorted {
        ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
      },
      suggested: list.suggested)
  }
}

extension ReadingList {
  /// The format of the tables in a Markdown file: that of the first readable one.
  fileprivate func format(
    of tables: [SourceText], map: ColumnMap
  ) throws(InputError) -> ExternalFormat {
    if tables.contains(where: { map.reads(CSVHeader.titles($0)) }) { return .csv }
    return try ExternalFormat(detecting: Self.likeliest(of: tables, map: map), map: map)
  }

  private static func likeliest(of tables: [SourceText], map: ColumnMap) -> SourceText {
    tables.first { map.fits(CSVHeader.titles($0)) } ?? tables[0]
  }

  /// Reads each readable table, or else the likeliest one, whose error tells why it cannot be read.
  fileprivate mutating func read(
    _ tables: [SourceText], map: ColumnMap
  ) throws(InputError) {
    let readable = tables.indices.filter { map.reads(CSVHeader.titles(tables[$0])) }
    for (index, table) in tables.enumerated() {
      text = table
      if readable.isEmpty
        ? table.bytes == Self.likeliest(of: tables, map: map).bytes : readable.contains(index)
      {
        try CSVReader.read(table, map: map, into: &self)
      } else {
        try missTable()
      }
    }
  }

  /// Records a table that is not read as missed, if there are numbers below its head.
  private mutating func missTable() throws(InputError) {
    var rows = CSVRows(text)
    guard let head = try rows.next() else { return }
    while let row = try rows.next() {
      guard row.contains(where: { Missed.isNumber($0.text) }) else { continue }
      miss(.table, head.map(\.text).joined(separator: ", "), at: head[0].offset)
      return
    }
  }

  /// Records a line that looks like a row of a table as missed, if there are numbers in it.
  fileprivate mutating func missRow(at offset: Int) {
    let line = text.bytes[offset...].prefix { !CSVRows.endsLine($0) }
    let cells = line.split(separator: UInt8(ascii: "|"))
      .map { String(decoding: $0, as: UTF8.self).withoutSpaces }
    guard cells.contains(where: Missed.isNumber) else { return }
    miss(.row, cells.filter { !$0.isEmpty }.joined(separator: ", "), "is in no table", at: offset)
  }

  /// The error for a file without a reading: the first missed part, with its place.
  fileprivate func emptyError(_ format: ExternalFormat) -> InputError {
    guard let first = missed.first(where: { !$0.reason.isEmpty }) else {
      return InputError(
        file: text.name, message: "it contains no readings; it was read as \(format.rawValue)")
    }
    return InputError(first, in: text.name)
  }
}

extension InputError {
  /// Creates the error for an unreadable part of a file.
  package init(_ missed: Missed, in file: String) {
    self.init(
      file: file,
      position: .init(line: missed.place.line, column: missed.place.column), path: "",
      message: missed.text)
  }
}

extension SourceText {
  /// The text without a byte order mark at its start.
  fileprivate var withoutMark: SourceText {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.starts(with: mark) ? SourceText(name: name, bytes: bytes.dropFirst(3)) : self
  }
}

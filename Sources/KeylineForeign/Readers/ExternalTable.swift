package import KeylineJSON
package import KeylineQuery

/// The values of a foreign file, in its order.
package struct ExternalTable: Sendable {
  /// The format that the file was read as.
  package let format: ExternalFormat
  /// The statements of the table, one value each.
  package let readings: [ExternalReading]
  /// How many of its entries are left out because they are about no device of Apple's.
  package let leftOut: Int
  /// How the readings were made, where the file says so.
  package let measurement: Measurement?
  /// The titles of the columns of a CSV that nothing is read from, in their order.
  package let unread: [String]
  /// What the titles of the columns of a CSV were taken to mean without a map, `device=Model`; empty where
  /// they say it themselves.
  package let suggested: [String]

  /// The most versions, sets and ranges of them that one file names.
  package static let maximumVersions = 2_000
}

extension ExternalTable {
  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The file; a byte order mark is passed over. A table in Markdown is read as a CSV.
  ///   - format: Its format; nil finds it out by what is in the text.
  ///   - map: What the columns of a CSV hold.
  ///
  /// Errors: a text that is of no known format or not of the one asked for, that ends too early,
  /// holds a number that is not a length, states nothing, or states more than
  /// ``Knowledge/maximumRows`` values or ``maximumVersions`` versions.
  package init(
    _ text: SourceText, as format: ExternalFormat? = nil, map: ColumnMap = ColumnMap()
  ) throws(InputError) {
    var text = text.withoutMark
    // A comment of another format may hold a table, too.
    let mayBeTable = format == .csv || format == nil && ExternalFormat.recognizing(text) == nil
    if mayBeTable, let table = text.markdownTable(where: map.fits) { text = table }
    let isOpen = map.isEmpty && format ?? .csv == .csv
    let suggestion = isOpen ? map.suggestion(for: text) : nil
    let map = suggestion?.map ?? map
    let format = if let format { format } else { try ExternalFormat(detecting: text, map: map) }
    var list = ReadingList(text: text)
    try format.reader.read(text, map: map, into: &list)
    guard !list.readings.isEmpty || list.leftOut > 0 else {
      throw InputError(
        file: text.name, message: "it contains no readings; it was read as \(format.rawValue)")
    }
    self.init(
      format: format, readings: list.readings, leftOut: list.leftOut,
      measurement: list.measurement, unread: list.unread, suggested: suggestion?.entries ?? [])
  }
}

extension SourceText {
  /// The text without the byte order mark that it may begin with.
  fileprivate var withoutMark: SourceText {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.starts(with: mark) ? SourceText(name: name, bytes: bytes.dropFirst(3)) : self
  }
}

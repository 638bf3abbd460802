import KeylineJSON
import KeylineModel
import KeylineQuery

/// Reads a table of comma-separated values by a map of its columns.
struct CSVReader: ExternalReader {
  private let text: SourceText
  private let header: CSVHeader
  private var names = CellMemory<Name>()
  private var lengths = CellMemory<Length?>()
  private var versions = CellMemory<VersionSet?>()
  private var versionNumbers = CellMemory<UInt32>()
  private var orientations = CellMemory<Orientation>()
  private var numbers = Numbering<[UInt8]>()
  private var subjects: [Subject: UInt32] = [:]

  /// A name of a device or a metric, and its number among them.
  private struct Name {
    let text: String
    let number: Int
  }

  /// The subject of a reading, in the numbers of its names.
  private struct Subject: Hashable {
    let device: Int
    let metric: Int
    let orientation: Orientation
  }

  static func recognizes(_ text: SourceText) -> Bool { CSVHeader.isOurs(text) }

  static func read(
    _ text: SourceText, map: ColumnMap, into list: inout ReadingList
  ) throws(InputError) {
    var rows = CSVRows(text)
    guard let first = try rows.next() else {
      throw text.error("an empty file", at: 0)
    }
    var reader = CSVReader(text: text, header: try CSVHeader(first, map: map, in: text))
    while let row = try rows.next() { try reader.read(row, into: &list) }
  }

  private init(text: SourceText, header: CSVHeader) {
    self.text = text
    self.header = header
  }

  private mutating func read(
    _ row: [CSVRows.Field], into list: inout ReadingList
  ) throws(InputError) {
    guard row.count == header.count else {
      throw text.error(
        "\(row.count) values where the first line has \(header.count)", at: row[0].offset)
    }
    let device = name(row[header.device])
    guard !device.text.isEmpty else {
      list.leaveOut()
      return
    }
    let versions = try versions(row)
    let orientation = try orientation(row)
    if let tidy = header.tidy, let value = try length(row[tidy.value]) {
      let (metric, cell) = (name(row[tidy.metric]), row[tidy.value])
      let subject = try subject(
        device, metric, orientation ?? .portrait, &list, at: cell.offset, path: "value")
      try list.add(
        subject, number(versions, row, &list), value, at: cell.offset,
        path: list.number(path: "value"))
    }
    for column in header.lengths {
      let cell = row[column.column]
      guard let value = try length(cell) else { continue }
      let subject = try subject(
        device, name(column.metric), column.orientation ?? orientation ?? .portrait, &list,
        at: cell.offset, path: column.title)
      try list.add(
        subject, number(versions, row, &list), value, at: cell.offset,
        path: list.number(path: column.title))
    }
  }

  private mutating func name(_ cell: CSVRows.Field) -> Name {
    if let known = names[cell] { return known }
    let new = name(cell.text)
    names[cell] = new
    return new
  }

  private mutating func name(_ text: String) -> Name {
    Name(text: text, number: numbers.number(of: Array(text.utf8)))
  }

  private mutating func versions(_ row: [CSVRows.Field]) throws(InputError) -> VersionSet? {
    guard let index = header.os else { return nil }
    if let known = versions[row[index]] { return known }
    let new = try Self.versions(row[index], text)
    versions[row[index]] = .some(new)
    return new
  }

  /// The number of the versions of a row that states a value.
  private mutating func number(
    _ versions: VersionSet?, _ row: [CSVRows.Field], _ list: inout ReadingList
  ) -> UInt32 {
    guard let index = header.os else { return list.number(nil) }
    if let known = versionNumbers[row[index]] { return known }
    let new = list.number(versions)
    versionNumbers[row[index]] = new
    return new
  }

  private mutating func orientation(
    _ row: [CSVRows.Field]
  ) throws(InputError) -> Orientation? {
    guard let index = header.orientation else { return nil }
    if let known = orientations[row[index]] { return known }
    let new = try Self.orientation(row[index], text)
    orientations[row[index]] = new
    return new
  }

  private mutating func length(_ cell: CSVRows.Field) throws(InputError) -> Length? {
    if let known = lengths[cell] { return known }
    let new = try Self.length(cell, text)
    lengths[cell] = .some(new)
    return new
  }

  private mutating func subject(
    _ device: Name, _ metric: Name, _ orientation: Orientation, _ list: inout ReadingList,
    at offset: Int, path: String
  ) throws(InputError) -> UInt32 {
    let key = Subject(device: device.number, metric: metric.number, orientation: orientation)
    if let number = subjects[key] { return number }
    let number = try list.number(
      ReadingList.Entry(device: device.text), metric.text, orientation: orientation, at: offset,
      path: path)
    subjects[key] = number
    return number
  }

  /// The length in a cell; nil for one that states none.
  private static func length(
    _ field: CSVRows.Field, _ text: SourceText
  ) throws(InputError) -> Length? {
    if statesNothing.contains(field.text.lowercased()) { return nil }
    let digits = field.text.hasSuffix("pt") ? String(field.text.dropLast(2)) : field.text
    guard let length = Length(digits.withoutSpaces) else {
      throw text.error(
        "\(quoted(field)) is not a length in points, to the sixth of a point", at: field.offset)
    }
    return length
  }

  private static func versions(
    _ field: CSVRows.Field, _ text: SourceText
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
    _ field: CSVRows.Field, _ text: SourceText
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

  /// The texts that people, and our own tables, write where there is no value.
  private static let statesNothing: Set<String> = [
    "", "-", "–", "—", "?", "n/a", "unknown", "never ran",
  ]
}

/// The meanings of a table's cells, each text read once: it comes again in every line.
struct CellMemory<Meaning> {
  private var known: [Key: Meaning] = [:]

  private struct Key: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// The meaning of a cell; nil for one whose text is new.
  subscript(cell: CSVRows.Field) -> Meaning? {
    get { known[Key(bytes: cell.bytes)] }
    set { known[Key(bytes: cell.bytes)] = newValue }
  }
}

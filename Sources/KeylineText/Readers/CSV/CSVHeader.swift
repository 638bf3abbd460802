import KeylineData
import KeylineModel

/// The columns of a CSV and their contents.
struct CSVHeader {
  let count: Int
  let device: Int
  let os: Int?
  let orientation: Int?
  /// The columns of metrics and of values, if each row is about one metric.
  let tidy: (metric: Int, value: Int)?
  /// The columns of a single metric.
  let lengths: [LengthColumn]
  /// The column of the sizes of screens.
  let size: LengthColumn?
  /// The columns with the state of a condition.
  let conditions: [(column: Int, dimension: Dimension)]
  /// The columns that are not read.
  let unread: [Int]

  /// A column of lengths.
  struct LengthColumn {
    let column: Int
    let title: String
    let metric: Metric.ID
    let orientation: Orientation?
    let isInPixels: Bool

    init(_ column: Int, _ title: String, _ metric: Metric.ID, _ orientation: Orientation? = nil) {
      self.column = column
      self.title = title
      self.metric = metric
      self.orientation = orientation
      isInPixels = ColumnTitle(title).isInPixels
    }
  }

  /// Finds the columns in the first row: those of the map, and others with a title that names their
  /// content.
  ///
  /// A title in the form of a metric's key counts only if no other column holds a value.
  init(_ row: [CSVRows.Field], map: ColumnMap, in text: SourceText) throws(InputError) {
    let titles = row.map { $0.text.lowercased() }
    var found: [ColumnMap.Content: Int] = [:]
    var lengths: [LengthColumn] = []
    for entry in map.entries {
      let index = try Self.column(entry.column, titles, row, text)
      if case .length(let metric, let orientation) = entry.content {
        lengths.append(LengthColumn(index, row[index].text, metric, orientation))
      } else {
        found[entry.content] = index
      }
    }
    let mapped = Set(found.values).union(lengths.map(\.column))
    for (index, field) in row.enumerated() where !mapped.contains(index) {
      guard let content = ColumnMap.content(titled: field.text), found[content] == nil else {
        continue
      }
      found[content] = index
    }
    if lengths.isEmpty, found[.size] == nil, found[.metric] == nil, found[.value] == nil {
      lengths = Self.keys(row, besides: Set(found.values))
    }
    guard let device = found[.device] else {
      let remedy = map.remedy { "; name one with \($0) device=COLUMN" }
      throw text.error("no column holds the device" + remedy, at: 0)
    }
    count = row.count
    self.device = device
    os = found[.os]
    orientation = found[.orientation]
    if let metric = found[.metric], let value = found[.value] {
      tidy = (metric, value)
    } else {
      tidy = nil
    }
    self.lengths = lengths
    size = found[.size].map { LengthColumn($0, row[$0].text, ColumnMap.size) }
    conditions = found.compactMap { content, column in
      if case .condition(let dimension) = content { (column, dimension) } else { nil }
    }.sorted { $0.column < $1.column }
    let read = Set(found.values).union(lengths.map(\.column))
    unread = row.indices.filter { !read.contains($0) }
    guard tidy != nil || !lengths.isEmpty || size != nil else {
      let remedy = map.remedy { "; name one with \($0) safeAreaInsets.top=COLUMN" }
      throw text.error("no column holds a value" + remedy, at: 0)
    }
  }

  /// The unmapped columns with titles in the form of a metric's key; of two equal titles the first.
  private static func keys(
    _ row: [CSVRows.Field], besides read: Set<Int>
  ) -> [LengthColumn] {
    var known: Set<String> = []
    return row.enumerated().compactMap { index, field in
      let title = field.text
      guard !read.contains(index), ColumnMap.isKey(title),
        known.insert(title.lowercased()).inserted
      else { return nil }
      return LengthColumn(index, title, ColumnTitle(title).name)
    }
  }

  private static func column(
    _ name: String, _ titles: [String], _ row: [CSVRows.Field], _ text: SourceText
  ) throws(InputError) -> Int {
    if let index = titles.firstIndex(of: name.lowercased()) { return index }
    if name.hasPrefix("#"), let number = Int(name.dropFirst()), (1...row.count).contains(number) {
      return number - 1
    }
    let known = row.prefix(12).map(\.text.cut).joined(separator: ", ")
    throw text.error("no column \"\(name)\". Columns: \(known)", at: 0)
  }

  /// True if titles name a device, and either a metric and a value, as in Keyline's own tables, or
  /// the keys of metrics.
  static func areOurs(_ titles: [String]) -> Bool {
    let words = Set(titles.map { $0.lowercased() })
    return words.contains("device")
      && (words.isSuperset(of: ["metric", "value"]) || ColumnMap.areKeys(titles))
  }

  /// The cells of the first line that is not empty; none if it is too long for titles.
  static func titles(_ text: SourceText) -> [String] {
    let line = text.bytes.drop(while: CSVRows.endsLine).prefix { !CSVRows.endsLine($0) }
    guard line.count <= 4_096 else { return [] }
    var rows = CSVRows(SourceText(name: text.name, bytes: line))
    return (try? rows.next())?.map(\.text) ?? []
  }
}

import KeylineJSON
import KeylineModel

/// Which column of a CSV holds what.
struct CSVHeader {
  let count: Int
  let device: Int
  let os: Int?
  let orientation: Int?
  /// The columns of metrics and of values, where each row is about one.
  let tidy: (metric: Int, value: Int)?
  /// The columns that are about one metric each.
  let lengths: [(column: Int, title: String, metric: Metric.ID, orientation: Orientation?)]
  /// The columns that hold the state of a condition.
  let conditions: [(column: Int, dimension: Dimension)]
  /// The titles of the columns that nothing is read from.
  let unread: [String]

  /// Finds the columns in the first row: those of the map, and of the others those whose titles say what
  /// they hold. A title that has the form of a metric's key does so where no other column holds a value.
  init(_ row: [CSVRows.Field], map: ColumnMap, in text: SourceText) throws(InputError) {
    let titles = row.map { $0.text.lowercased() }
    var found: [ColumnMap.Content: Int] = [:]
    var lengths: [(column: Int, title: String, metric: Metric.ID, orientation: Orientation?)] = []
    for entry in map.entries {
      let index = try Self.column(entry.column, titles, row, text)
      if case .length(let metric, let orientation) = entry.content {
        lengths.append((index, row[index].text, metric, orientation))
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
    if lengths.isEmpty, found[.metric] == nil, found[.value] == nil {
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
    conditions = found.compactMap { content, column in
      if case .condition(let dimension) = content { (column, dimension) } else { nil }
    }.sorted { $0.column < $1.column }
    let read = Set(found.values).union(lengths.map(\.column))
    unread = row.indices.filter { !read.contains($0) }.map { row[$0].text }
    guard tidy != nil || !lengths.isEmpty else {
      let remedy = map.remedy { "; name one with \($0) safeAreaInsets.top=COLUMN" }
      throw text.error("no column holds a value" + remedy, at: 0)
    }
  }

  /// The columns whose titles have the form of a metric's key, which nobody said anything about; of two with
  /// one title the first.
  private static func keys(
    _ row: [CSVRows.Field], besides read: Set<Int>
  ) -> [(column: Int, title: String, metric: Metric.ID, orientation: Orientation?)] {
    var known: Set<String> = []
    return row.enumerated().compactMap { index, field in
      let title = field.text
      guard !read.contains(index), ColumnMap.isKey(title),
        known.insert(title.lowercased()).inserted
      else { return nil }
      return (column: index, title: title, metric: title, orientation: nil)
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

  /// True if the first line names a device, with a metric and a value as our own tables do, or with the keys
  /// of metrics.
  static func isOurs(_ text: SourceText) -> Bool {
    let titles = titles(text) ?? []
    let words = Set(titles.map { $0.lowercased() })
    return words.contains("device")
      && (words.isSuperset(of: ["metric", "value"]) || ColumnMap.areKeys(titles))
  }

  /// The cells of the first line that is not empty; nil where it is too long to be one of titles.
  static func titles(_ text: SourceText) -> [String]? {
    let line = text.bytes.drop(while: CSVRows.endsLine).prefix { !CSVRows.endsLine($0) }
    guard line.count <= 4_096 else { return nil }
    var rows = CSVRows(SourceText(name: text.name, bytes: line))
    return try? rows.next()?.map(\.text)
  }
}

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

  /// Finds the mapped columns in the first row; without a map, titles are keys themselves.
  init(_ row: [CSVRows.Field], map: ColumnMap, in text: SourceText) throws(InputError) {
    let titles = row.map { $0.text.lowercased() }
    var found: [ColumnMap.Content: Int] = [:]
    if map.isEmpty {
      for (index, title) in titles.enumerated() {
        if let word = ColumnMap.words[title], found[word] == nil { found[word] = index }
      }
    }
    var lengths: [(column: Int, title: String, metric: Metric.ID, orientation: Orientation?)] = []
    for entry in map.entries {
      let index = try Self.column(entry.column, titles, row, text)
      if case .length(let metric, let orientation) = entry.content {
        lengths.append((index, row[index].text, metric, orientation))
      } else {
        found[entry.content] = index
      }
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
    guard tidy != nil || !lengths.isEmpty else {
      let remedy = map.remedy { "; name one with \($0) safeAreaInsets.top=COLUMN" }
      throw text.error("no column holds a value" + remedy, at: 0)
    }
  }

  private static func column(
    _ name: String, _ titles: [String], _ row: [CSVRows.Field], _ text: SourceText
  ) throws(InputError) -> Int {
    if let index = titles.firstIndex(of: name.lowercased()) { return index }
    if name.hasPrefix("#"), let number = Int(name.dropFirst()), (1...row.count).contains(number) {
      return number - 1
    }
    let known = row.prefix(12).map(\.text).joined(separator: ", ")
    throw text.error("no column \"\(name)\". Columns: \(known)", at: 0)
  }

  /// True if the first line names a device, a metric and a value as our own tables do.
  static func isOurs(_ text: SourceText) -> Bool {
    let end = text.bytes.prefix(4_096).firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
    guard end <= 4_096 else { return false }
    var rows = CSVRows(SourceText(name: text.name, bytes: text.bytes[..<end]))
    guard let row = try? rows.next() else { return false }
    return Set(row.map { $0.text.lowercased() }).isSuperset(of: ["device", "metric", "value"])
  }
}

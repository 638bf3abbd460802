import KeylineData
import KeylineModel
import KeylineQuery

/// Reads a table with devices in the head row and one metric in each other row.
struct TransposedReader {
  private let titles: [CSVRows.Field]
  private let map: ColumnMap

  /// - Parameter titles: The head row; its first cell is above the metrics.
  init(_ titles: [CSVRows.Field], map: ColumnMap) {
    self.titles = titles
    self.map = map
  }

  func read(_ row: [CSVRows.Field], into list: inout ReadingList) throws(InputError) {
    guard row.count == titles.count else {
      throw list.text.error(
        "\(row.count) values where the first line has \(titles.count)", at: row[0].offset)
    }
    let label = row[0].text
    let name = ColumnTitle(label).name
    let metric = ColumnMap.isKey(label) ? name : map.metric(name)
    let cells = zip(titles, row).dropFirst()
    guard let metric else {
      if cells.contains(where: { Missed.isNumber($1.text) }) {
        list.miss(
          .row, label,
          "names no metric; begin its row with one, such as statusBar.height, or transpose the table",
          at: row[0].offset)
      }
      return
    }
    for (index, (title, field)) in zip(1..., cells) {
      let column = CSVHeader.LengthColumn(index, label, metric)
      guard map.isDevice(title.text) else {
        if Missed.isNumber(field.text) { list.miss(.column, title.text, at: title.offset) }
        continue
      }
      var entry = ReadingList.Entry(device: title.text)
      if metric == ColumnMap.size {
        try list.add(&entry, size: field, column)
      } else {
        try list.add(entry, field, column, .portrait)
      }
    }
  }
}

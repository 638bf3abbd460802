import KeylineData

extension SourceText {
  /// The tables of a Markdown file with tabs between their cells, each on its own lines without the
  /// rest of the file, and the offsets of lines that look like rows but belong to no table.
  var markdownTables: (tables: [SourceText], stray: [Int]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var tables: [SourceText] = []
    var stray: [Int] = []
    var index = 0
    while index < lines.count {
      let isHead = index + 1 < lines.count && Self.isHead(lines[index], above: lines[index + 1])
      guard isHead else {
        if lines[index].first(where: { $0 != Self.blank }) == Self.bar {
          stray.append(lines[index].startIndex)
        }
        index += 1
        continue
      }
      let end = lines[(index + 2)...].firstIndex(where: Self.endsTable) ?? lines.endIndex
      let count = Self.withTabs(lines[index]).filter { $0 == Self.tab }.count
      let table = lines.indices.map { line -> [UInt8] in
        guard line == index || (index + 2..<end).contains(line) else { return [] }
        let row = Self.withTabs(lines[line])
        // Cells missing at the end of a row are empty.
        let missing = max(0, count - row.filter { $0 == Self.tab }.count)
        return row + Array(repeating: Self.tab, count: missing)
      }
      tables.append(SourceText(name: name, bytes: table.joined(separator: [UInt8(ascii: "\n")])))
      index = end
    }
    return (tables, tables.isEmpty ? [] : stray)
  }

  /// True for a line that is not a row of the table above it: an empty one, or one that begins
  /// another block.
  private static func endsTable(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == blank || $0 == tab || $0 == carriageReturn }
    guard let first = text.first else { return true }
    return [UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "<")].contains(first)
      || text.starts(with: Array("```".utf8)) || text.starts(with: Array("~~~".utf8))
  }

  /// True for a line with bars above one with as many cells of only dashes and colons.
  private static func isHead(_ line: ArraySlice<UInt8>, above next: ArraySlice<UInt8>) -> Bool {
    let signs: [UInt8] = [bar, blank, tab, carriageReturn, UInt8(ascii: "-"), UInt8(ascii: ":")]
    guard line.contains(bar), next.contains(bar), next.allSatisfy(signs.contains) else {
      return false
    }
    let rules = withTabs(next).split(separator: tab, omittingEmptySubsequences: false)
    return rules.allSatisfy { $0.contains(UInt8(ascii: "-")) }
      && rules.count == withTabs(line).filter { $0 == tab }.count + 1
  }

  /// A row with a tab for each bar between two cells, and blanks for the outer bars and for the
  /// marks that set a whole cell in bold, italics or code.
  private static func withTabs(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var row = line.map { $0 == tab ? blank : $0 }
    if row.last == carriageReturn { row[row.count - 1] = blank }
    for index in row.indices where row[index] == bar {
      let isEscaped = index > 0 && row[index - 1] == UInt8(ascii: "\\")
      row[isEscaped ? index - 1 : index] = isEscaped ? blank : tab
    }
    if let first = row.firstIndex(where: { $0 != blank }), row[first] == tab { row[first] = blank }
    if let last = row.lastIndex(where: { $0 != blank }), row[last] == tab { row[last] = blank }
    for cell in row.indices.split(whereSeparator: { row[$0] == tab }) {
      for index in cell.prefix(while: { around.contains(row[$0]) }) { row[index] = blank }
      for index in cell.reversed().prefix(while: { around.contains(row[$0]) }) {
        row[index] = blank
      }
    }
    return row
  }

  private static let bar = UInt8(ascii: "|")
  private static let blank = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
  private static let carriageReturn = UInt8(ascii: "\r")
  /// The marks around the text of a cell.
  private static let around: [UInt8] = [
    blank, UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"),
  ]
}

import KeylineJSON

extension SourceText {
  /// A table of a Markdown file with tabs between its cells, each on its line and in its column, and nothing
  /// else of the file; nil where the file holds no table.
  ///
  /// - Parameter isWanted: Whether a table with these titles is the one; where none is, it is the first.
  func markdownTable(where isWanted: ([String]) -> Bool) -> SourceText? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let heads = lines.indices.dropLast().filter { Self.isHead(lines[$0], above: lines[$0 + 1]) }
    guard let head = heads.first(where: { isWanted(Self.titles(lines[$0])) }) ?? heads.first else {
      return nil
    }
    let end = lines[(head + 2)...].firstIndex { !$0.contains(Self.bar) } ?? lines.endIndex
    let table = lines.indices.map { index in
      index == head || (head + 2..<end).contains(index) ? Self.withTabs(lines[index]) : []
    }
    return SourceText(name: name, bytes: table.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// True for a line with bars above one of as many cells that hold dashes and colons alone.
  private static func isHead(_ line: ArraySlice<UInt8>, above next: ArraySlice<UInt8>) -> Bool {
    let signs: [UInt8] = [bar, blank, tab, carriageReturn, UInt8(ascii: "-"), UInt8(ascii: ":")]
    guard line.contains(bar), next.contains(bar), next.allSatisfy(signs.contains) else {
      return false
    }
    let rules = withTabs(next).split(separator: tab, omittingEmptySubsequences: false)
    return rules.allSatisfy { $0.contains(UInt8(ascii: "-")) }
      && rules.count == withTabs(line).filter { $0 == tab }.count + 1
  }

  private static func titles(_ line: ArraySlice<UInt8>) -> [String] {
    withTabs(line).split(separator: tab, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self).withoutSpaces
    }
  }

  /// A row with a tab for each bar between two cells, and blanks for the bars at its ends and for what sets a
  /// whole cell in bold, italics or code.
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
  /// What stands around the text of a cell.
  private static let around: [UInt8] = [
    blank, UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"),
  ]
}

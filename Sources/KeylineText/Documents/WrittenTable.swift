/// A Markdown, AsciiDoc or HTML table in a text, read back into cells.
struct WrittenTable {
  let columns: [TextTable.Column]
  /// The cells of each row, with the offset of its line in the text.
  let rows: [(line: Int, cells: [String])]

  /// Reads the first table of a text; nil if there is none.
  init?(_ lines: [Substring]) {
    if let start = lines.firstIndex(where: { $0 == AsciiDocTable.fence }) {
      self.init(asciidoc: lines[start...], below: start > 0 ? lines[start - 1] : "")
    } else if let start = lines.indices.dropLast().first(where: { Self.isRule(lines[$0 + 1]) }) {
      self.init(markdown: lines[start...])
    } else {
      self.init(html: lines)
    }
  }

  /// Reads lines that begin with the titles and the rule below them.
  private init?(markdown lines: ArraySlice<Substring>) {
    let start = lines.startIndex
    let titles = Self.cells(lines[start])
    let rule = Self.cells(lines[start + 1])
    guard titles.count == rule.count, !titles.isEmpty else { return nil }
    columns = zip(titles, rule).map { TextTable.Column($0, isNumeric: $1.hasSuffix(":")) }
    rows = lines[(start + 2)...].prefix { $0.utf8.first == Self.bar }.indices.map {
      ($0, Self.cells(lines[$0]))
    }
  }

  /// Reads lines that begin with a fence and the titles, below the attributes of the columns.
  private init?(asciidoc lines: ArraySlice<Substring>, below attributes: Substring) {
    let body = lines.dropFirst().prefix { $0 != AsciiDocTable.fence }
    let rows = body.indices.filter { body[$0].utf8.first == Self.bar }.map { index in
      (index, Self.cells(body[index] + "|"))
    }
    guard let titles = rows.first?.1, let signs = AsciiDocTable.signs(attributes),
      signs.count == titles.count
    else { return nil }
    columns = zip(titles, signs).map { TextTable.Column($0, isNumeric: $1 == ">") }
    self.rows = rows.dropFirst().map { ($0, $1) }
  }

  /// Reads lines that each hold a whole row of ``HTMLTable``, which marks every cell of a numeric
  /// column.
  private init?(html lines: [Substring]) {
    let rows = lines.indices.map { ($0, HTMLTable.cells(ofRow: lines[$0])) }
      .filter { !$0.1.isEmpty }
    guard let titles = rows.first?.1 else { return nil }
    let body = rows.dropFirst().filter { $0.1.count == titles.count }
    columns = titles.indices.map { index in
      TextTable.Column(
        titles[index].text, isNumeric: body.first.map { $0.1[index].isNumeric } ?? false)
    }
    self.rows = body.map { ($0.0, $0.1.map(\.text)) }
  }

  /// The subject of a row: its cells without numbers, the version with its system.
  func subject(_ cells: [String]) -> String {
    zip(columns, cells).filter { !$0.0.isNumeric }
      .map { $0.0.title == "iOS" ? "iOS \($0.1)" : $0.1 }.joined(separator: ", ")
  }

  private static let bar = UInt8(ascii: "|")

  private static func isRule(_ line: Substring) -> Bool {
    line.utf8.first == bar && line.contains("-") && MarkdownRow.isRule(Array(line.utf8)[...])
  }

  /// The cells of a row that end at a bar.
  private static func cells(_ line: Substring) -> [String] {
    let bytes = Array(line.utf8)
    let row = bytes[..<(bytes.lastIndex(of: bar).map { $0 + 1 } ?? 0)]
    return MarkdownRow.cells(row).map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}

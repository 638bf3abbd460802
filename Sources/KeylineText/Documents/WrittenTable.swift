/// A Markdown or HTML table as it stands in a text, read back into cells.
struct WrittenTable {
  let columns: [TextTable.Column]
  /// The cells of each row with the offset of its line in the text.
  let rows: [(line: Int, cells: [String])]

  /// Reads the first table of a text; nil where there is none.
  init?(_ lines: [Substring]) {
    if let start = lines.indices.dropLast().first(where: { Self.isRule(lines[$0 + 1]) }) {
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
    rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.indices.map {
      ($0, Self.cells(lines[$0]))
    }
  }

  /// Reads lines that each hold a whole row of ``HTMLTable``, which says in every cell of a column
  /// of numbers that it is one.
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

  /// The subject of a row: its cells that are not numbers, the version with its system.
  func subject(_ cells: [String]) -> String {
    zip(columns, cells).filter { !$0.0.isNumeric }
      .map { $0.0.title == "iOS" ? "iOS \($0.1)" : $0.1 }.joined(separator: ", ")
  }

  private static func isRule(_ line: Substring) -> Bool {
    line.hasPrefix("|") && line.contains("-") && line.allSatisfy { "|-: ".contains($0) }
  }

  /// The cells between the bars that are not escaped.
  private static func cells(_ line: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in line.dropFirst() {
      if character == "|", !isEscaped {
        cells.append(String(cell.drop { $0 == " " }).withoutTrailingSpaces)
        cell = ""
      } else {
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return cells
  }
}

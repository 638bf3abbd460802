/// A Markdown table as it stands in a text, read back into cells.
struct WrittenTable {
  let columns: [TextTable.Column]
  /// The cells of each row with the offset of its line in the text.
  let rows: [(line: Int, cells: [String])]

  /// Reads the first table of a text; nil where there is none.
  init?(_ lines: [Substring]) {
    guard let start = lines.indices.dropLast().first(where: { Self.isRule(lines[$0 + 1]) }) else {
      return nil
    }
    let titles = Self.cells(lines[start])
    let rule = Self.cells(lines[start + 1])
    guard titles.count == rule.count, !titles.isEmpty else { return nil }
    columns = zip(titles, rule).map { TextTable.Column($0, isNumeric: $1.hasSuffix(":")) }
    rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.indices.map {
      ($0, Self.cells(lines[$0]))
    }
  }

  /// What a row is about: its cells that are no numbers, the version with its system.
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

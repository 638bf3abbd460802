import KeylineData

/// A table of GitHub's Markdown, aligned to be readable as source, too.
package struct MarkdownTable: TableFormat {
  /// Creates the format; it has no settings.
  package init() {}

  /// The table, with a list of the footnotes after it.
  package func text(_ table: TextTable) -> String {
    let lines = ([table.columns.map(\.title)] + table.rows).map { $0.map(Self.escaped) }
    let widths = table.columns.indices.map { column in
      max(3, lines.map { $0[column].displayWidth }.max() ?? 0)
    }
    let rule = table.columns.indices.map { column in
      String(repeating: "-", count: widths[column] - 1)
        + (table.columns[column].isNumeric ? ":" : "-")
    }
    var text = ""
    for (index, line) in lines.enumerated() {
      let cells = line.indices.map { column in
        line[column].padded(to: widths[column], right: table.columns[column].isNumeric)
      }
      text += "| " + cells.joined(separator: " | ") + " |\n"
      if index == 0 { text += "| " + rule.joined(separator: " | ") + " |\n" }
    }
    if !table.footnotes.isEmpty { text += "\n" }
    for (index, note) in table.footnotes.enumerated() {
      text += "\(index + 1). \(Self.escaped(note))\n"
    }
    for legend in table.legends { text += "\n\(Self.escaped(legend))\n" }
    return text
  }

  /// A text without special characters for Markdown.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.printable.unicodeScalars {
      if "\\`*_{}[]<>#|~&".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}

extension TableFormat where Self == MarkdownTable {
  /// GitHub's Markdown.
  package static var markdown: MarkdownTable { MarkdownTable() }
}

extension ListFormat {
  /// A table of GitHub's Markdown.
  package static let markdown = pivoted("markdown") { _ in MarkdownTable() }
}

/// A table element, without a page around it.
package struct HTMLTable: TableFormat {
  /// Creates the format; it has no settings.
  package init() {}

  /// The table element, with a list of the footnotes after it.
  package func text(_ table: TextTable) -> String {
    var text = "<table>\n  <thead>\n    <tr>"
    for column in table.columns { text += "<th scope=\"col\">\(Self.escaped(column.title))</th>" }
    text += "</tr>\n  </thead>\n  <tbody>\n"
    for row in table.rows {
      text += "    <tr>"
      for (column, cell) in zip(table.columns, row) {
        let style = column.isNumeric ? Self.numericStyle : ""
        text += "<td\(style)>\(Self.escaped(cell))</td>"
      }
      text += "</tr>\n"
    }
    text += "  </tbody>\n</table>\n"
    if !table.footnotes.isEmpty {
      text += "<ol>\n"
      for note in table.footnotes { text += "  <li>\(Self.escaped(note))</li>\n" }
      text += "</ol>\n"
    }
    for legend in table.legends { text += "<p>\(Self.escaped(legend))</p>\n" }
    return text
  }

  private static let numericStyle = " style=\"text-align: right\""

  /// The cells of a row on a line that this format wrote; empty for any other line.
  static func cells(ofRow line: Substring) -> [(text: String, isNumeric: Bool)] {
    let row = line.drop { $0 == " " || $0 == "\t" }
    guard row.hasPrefix("<tr><t") else { return [] }
    // Every "<" inside a cell is escaped, so each "<t" begins a cell.
    return row.dropFirst(4).split(separator: "<").filter { $0.hasPrefix("t") }.map { cell in
      let tag = cell.prefix { $0 != ">" }
      return (unescaped(cell.dropFirst(tag.count + 1)), tag.hasSuffix(numericStyle))
    }
  }

  private static let entities = [
    "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&amp;": "&",
  ]

  private static func unescaped(_ text: Substring) -> String {
    var unescaped = ""
    var rest = text
    while let character = rest.first {
      if character == "&", let entity = entities.first(where: { rest.hasPrefix($0.key) }) {
        unescaped += entity.value
        rest = rest.dropFirst(entity.key.count)
      } else {
        unescaped.append(character)
        rest = rest.dropFirst()
      }
    }
    return unescaped
  }

  /// A text for a text node or a double-quoted attribute.
  package static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      case "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// True if a byte is plain, rather than special or the possible start of a control character or of
/// a sign that changes the writing direction.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case ..<0x20, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: false
  default: true
  }
}

extension TableFormat where Self == HTMLTable {
  /// An HTML table element.
  package static var html: HTMLTable { HTMLTable() }
}

extension ListFormat {
  /// An HTML table element.
  package static let html = pivoted("html") { _ in HTMLTable() }
}

import KeylineData

/// A table of AsciiDoc: a row on each line, the titles first.
package struct AsciiDocTable: TableFormat {
  /// Creates the format; it has no settings.
  package init() {}

  /// The line above and below the rows.
  static let fence = "|==="
  private static let opening = "[%header,cols=\""
  private static let closing = "\"]"

  /// The table, with a list of the footnotes after it.
  package func text(_ table: TextTable) -> String {
    let signs = table.columns.map { $0.isNumeric ? ">" : "<" }.joined(separator: ",")
    var text = "\(Self.opening)\(signs)\(Self.closing)\n\(Self.fence)\n"
    for row in [table.columns.map(\.title)] + table.rows {
      text += row.map { "|\(Self.escaped($0))" }.joined(separator: " ") + "\n"
    }
    text += Self.fence + "\n"
    if !table.footnotes.isEmpty { text += "\n" }
    for note in table.footnotes { text += ". \(Self.escaped(note))\n" }
    for legend in table.legends { text += "\n\(Self.escaped(legend))\n" }
    return text
  }

  /// The alignments of the columns in the line above a table: `>` for numbers; nil for any other
  /// line.
  static func signs(_ attributes: Substring) -> [Substring]? {
    guard attributes.hasPrefix(opening), attributes.hasSuffix(closing) else { return nil }
    return attributes.dropFirst(opening.count).dropLast(closing.count).split(separator: ",")
  }

  /// A text without special characters for AsciiDoc.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    var last: Unicode.Scalar?
    for scalar in text.printable.unicodeScalars {
      // Two dashes or dots, and a plus before a word, are special; the one in "14+" is not.
      let isSign =
        "\\`*_{}[]<>#|~&^".unicodeScalars.contains(scalar)
        || scalar == last && "-.+:(".unicodeScalars.contains(scalar)
        || scalar == "+" && last?.properties.isAlphabetic != true
          && last?.properties.numericType == nil
      escaped += isSign ? "&#\(scalar.value);" : String(scalar)
      last = scalar
    }
    return escaped
  }
}

extension TableFormat where Self == AsciiDocTable {
  /// AsciiDoc.
  package static var asciidoc: AsciiDocTable { AsciiDocTable() }
}

extension ListFormat {
  /// A table of AsciiDoc.
  package static let asciidoc = pivoted("asciidoc") { _ in AsciiDocTable() }
}

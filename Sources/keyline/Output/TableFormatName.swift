import ArgumentParser
import KeylineText

/// The formats in which a table can be had.
enum TableFormatName: String, CaseIterable, ExpressibleByArgument {
  case text, markdown, html, asciidoc, csv, tsv, jsonl, json

  /// True if devices and versions are folded and metrics stand side by side.
  var isPivoted: Bool { [.text, .markdown, .html, .asciidoc].contains(self) }

  /// How a table is written; nil for the formats that are made of objects.
  ///
  /// - Parameter width: The columns of the terminal.
  func table(_ width: Int) -> (any TableFormat)? {
    switch self {
    case .text: PlainTable(width: width)
    case .markdown: .markdown
    case .html: .html
    case .asciidoc: .asciidoc
    case .csv: .csv
    case .tsv: .tsv
    case .jsonl, .json: nil
    }
  }
}

/// The formats of answers that are not tables.
enum TextFormatName: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

import KeylineData

/// A format for lists: its name, its purpose, and its writer.
///
/// Each is declared beside its writer and listed in ``allCases``.
package struct ListFormat: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// The name on the command line.
  package let rawValue: String
  /// True if people read it: devices and versions are folded and metrics are side by side.
  package let isPivoted: Bool
  /// True if it has its own escapes, so that every character has to stay as it is.
  package let isExact: Bool
  /// The table format for a number of columns; nil for a format of objects.
  package let table: (@Sendable (_ width: Int) -> any TableFormat)?
  let write: @Sendable (_ list: Listing, _ data: Int, _ width: Int) -> String

  /// Every format, the usual one first.
  package static let allCases: [ListFormat] = [
    .text, .markdown, .html, .asciidoc, .csv, .tsv, .jsonl, .json,
  ]

  /// The format with a name; nil if there is none.
  package init?(rawValue: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = format
  }

  private init(
    _ name: String, isPivoted: Bool, isExact: Bool,
    table: (@Sendable (Int) -> any TableFormat)?,
    write: @escaping @Sendable (Listing, Int, Int) -> String
  ) {
    rawValue = name
    self.isPivoted = isPivoted
    self.isExact = isExact
    self.table = table
    self.write = write
  }

  /// A table for people, written for a number of columns.
  static func pivoted(
    _ name: String, _ table: @escaping @Sendable (Int) -> any TableFormat
  ) -> ListFormat {
    ListFormat(name, isPivoted: true, isExact: false, table: table) { list, _, width in
      table(width).text(list.table)
    }
  }

  /// A table for spreadsheets, with a row for each object.
  static func separated(_ name: String, _ table: some TableFormat) -> ListFormat {
    ListFormat(
      name, isPivoted: false, isExact: true, table: { _ in table },
      write: { list, _, _ in table.text(list.records) })
  }

  /// Objects for programs, with the number of the data.
  static func objects(
    _ name: String, _ write: @escaping @Sendable (Listing, Int) -> String
  ) -> ListFormat {
    ListFormat(name, isPivoted: false, isExact: false, table: nil) { list, data, _ in
      write(list, data)
    }
  }

  package static func == (one: ListFormat, other: ListFormat) -> Bool {
    one.rawValue == other.rawValue
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension ListFormat {
  /// One JSON document with its schema.
  package static let json = objects("json") { list, data in
    Document(
      schema: list.schema.name, data: data,
      members: [(list.key ?? list.schema.listKey, .array(list.objects))] + list.further
    ).text
  }

  /// A line of JSON for each object.
  package static let jsonl = objects("jsonl") { list, _ in
    list.objects.map { $0.sorted.inline + "\n" }.joined()
  }
}

package import KeylineData
package import KeylineQuery

/// A result of a search, with the command that shows more of it.
package struct SearchRecord: Sendable {
  /// The match.
  package let hit: SearchHit
  /// The command that shows more of it.
  package let next: String

  /// Creates a record.
  package init(_ hit: SearchHit, next: String) {
    self.hit = hit
    self.next = next
  }

  /// The record as an object.
  package var json: JSONValue { Self.fields.object(of: self) }

  fileprivate static let fields: [Field<SearchRecord>] = [
    .required("kind", .choice, "Its kind.") { $0.hit.kind },
    .required("id", .text, "The identifier.") { $0.hit.id },
    .required("title", .text, "The title, the name of a device, or what a command does.") {
      $0.hit.title
    },
    .optional("title-zh", .text, "The title in Chinese.") { $0.hit.chineseTitle },
    .required("next", .text, "The command that shows more; DEVICE stands for a device of yours.") {
      $0.next
    },
  ]
}

extension [SearchRecord] {
  /// The table for people, with Chinese titles for a Chinese question if there are any.
  package func table(isChinese: Bool) -> TextTable {
    TextTable(
      columns: [.init("Kind"), .init("Name"), .init("Title")],
      rows: map { record in
        let chinese = isChinese ? record.hit.chineseTitle : nil
        return [record.hit.kind.rawValue, record.hit.id, chinese ?? record.hit.title]
      })
  }

  /// The table for spreadsheets: a row per record.
  package var records: TextTable {
    TextTable(self, SearchRecord.fields.columns("kind", "id", "title", "title-zh", "next"))
  }
}

extension JSONSchema {
  /// The schema of `keyline search`.
  package static let search = JSONSchema(
    "keyline.search/1",
    "The metrics, commands, devices, versions, techniques and sources that contain the given words.",
    [
      .required("query", .string, "The words that were searched for."),
      .required(
        "results", .array(of: .object(SearchRecord.fields)),
        "The matches: metrics, commands, devices, versions, techniques, then sources, the best of "
          + "each kind first. If the words name several things, the matches for one of them follow."
      ),
      .optional(
        "without", .array(of: .string),
        "The words that the search left out; omitted if every match has all words."),
      .optional(
        "instead", .string,
        "The words that were searched for in place of misspelled ones; missing if none was."),
    ], definitions: [])
}

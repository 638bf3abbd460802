import KeylineJSON
import KeylineText

/// The findings in files, as an object for machines.
struct DocsReport {
  private let documents: [FilledDocument]

  init(_ documents: [FilledDocument]) { self.documents = documents }

  /// One object per file with its blocks and their stale cells.
  func json(schema: String, data: Int) -> String {
    let files = documents.map { document in
      JSONValue.object([
        ("path", .string(document.path)), ("stale", .bool(document.isStale)),
        (
          "blocks",
          .array(
            document.blocks.map { block in
              .object([
                ("line", .number(block.marked.line)), ("query", .string(block.marked.query)),
                (
                  "stale",
                  .array(
                    block.stale.map { cell in
                      .object([("line", .number(cell.line)), ("text", .string(cell.text))])
                    })
                ),
              ])
            })
        ),
      ])
    }
    return Document(schema: schema, data: data, members: [("results", .array(files))]).text
  }
}

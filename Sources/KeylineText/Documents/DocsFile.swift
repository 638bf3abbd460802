import KeylineData

/// A file with blocks.
package struct DocsFile: Sendable {
  private let path: String
  private let isStale: Bool
  private let blocks: [Block]

  /// Creates the report of a file as it was named.
  package init(path: String, isStale: Bool, blocks: [Block]) {
    self.path = path
    self.isStale = isStale
    self.blocks = blocks
  }

  /// A block with its stale parts.
  package struct Block: Sendable {
    /// The line of its marker.
    package let line: Int
    /// The command in its marker.
    package let query: String
    /// The stale parts.
    package let stale: [StaleCell]

    /// Creates a block; a generated file is one block.
    package init(line: Int, query: String, stale: [StaleCell]) {
      self.line = line
      self.query = query
      self.stale = stale
    }

    fileprivate static let fields: [Field<Block>] = [
      .required("line", .integer, "The line of the first marker.") { $0.line },
      .required("query", .text, "The command in the marker.") { $0.query },
      .required(
        "stale", .array(of: .object(StaleCell.fields)),
        "The cells that are or were stale; empty for a block that is up to date."
      ) { $0.stale },
    ]
  }

  private static let fields: [Field<DocsFile>] = [
    .required("path", .text, "The file as it was given.") { $0.path },
    .required("stale", .flag, "True if the file is or was out of date.") { $0.isStale },
    .required(
      "blocks", .array(of: .object(Block.fields)),
      "The blocks between markers, in their order."
    ) { $0.blocks },
  ]

  /// The answer to which blocks are stale.
  package static let check = AnswerKind(
    "keyline.docs-check/1", "The stale blocks of files.", results)
  /// The answer to which blocks were brought up to date.
  package static let update = AnswerKind(
    "keyline.docs-update/1", "The blocks of files that were brought up to date.", results)

  private static let results: [Field<[DocsFile]>] = [
    .required("results", .array(of: .object(fields)), "The files that contain blocks.") { $0 }
  ]
}

extension StaleCell {
  fileprivate static let fields: [Field<StaleCell>] = [
    .required("line", .integer, "The line of the file.") { $0.line },
    .required(
      "text", .text, "The change, for example iPhone XR, iOS 14: 44 → 48."
    ) { $0.text },
  ]
}

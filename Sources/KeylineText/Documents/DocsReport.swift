import KeylineData

/// The findings in files with blocks.
package struct DocsReport: Sendable {
  /// A file with blocks.
  package struct File: Sendable {
    private let path: String
    private let isStale: Bool
    private let blocks: [Block]

    /// Creates the report of a file as it was named.
    package init(path: String, isStale: Bool, blocks: [Block]) {
      self.path = path
      self.isStale = isStale
      self.blocks = blocks
    }

    fileprivate static let fields: [Field<File>] = [
      .required("path", .text, "The file as it was given.") { $0.path },
      .required("stale", .flag, "True if the file is or was out of date.") { $0.isStale },
      .required(
        "blocks", .array(of: .object(Block.fields)),
        "The blocks between markers, in their order."
      ) { $0.blocks },
    ]
  }

  /// A block with its stale parts.
  package struct Block: Sendable {
    private let line: Int
    private let query: String
    private let stale: [StaleCell]

    /// Creates the report of a block, or of a generated file, which is one block.
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

  private let files: [File]

  /// Creates the report of files.
  package init(_ files: [File]) { self.files = files }

  /// The answer to which blocks are stale.
  package static let check = AnswerKind(
    "keyline.docs-check/1", "The stale blocks of files.", fields)
  /// The answer to which blocks were brought up to date.
  package static let update = AnswerKind(
    "keyline.docs-update/1", "The blocks of files that were brought up to date.", fields)

  private static let fields: [Field<DocsReport>] = [
    .required("results", .array(of: .object(File.fields)), "The files that contain blocks.") {
      $0.files
    }
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

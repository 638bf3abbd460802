import KeylineData
import KeylineText

/// A file with blocks, or one that Keyline generated, with its expected content.
struct FilledDocument {
  let path: String
  let text: String
  /// The text with every block up to date.
  let filled: String
  let blocks: [DocsFile.Block]

  /// True for generated code, which is a single block.
  let isGenerated: Bool

  init(path: String, answers: BlockAnswers, context: CommandContext) throws {
    self.path = path
    let text = try DocumentFiles.text(path, context.environment)
    self.text = text
    let kind = DocumentKind(fileNamed: path)
    let file = try Self.refusing(path, answers) { () throws(MarkerError) in
      kind == .source ? try GeneratedFile(text) : nil
    }
    isGenerated = file != nil
    if let file {
      filled = try answers.code(file, in: path, context)
      blocks = [
        .init(line: 1, query: file.query, stale: StaleCell.all(fromCode: text, to: filled))
      ]
      return
    }
    let marked = try Self.refusing(path, answers) { () throws(MarkerError) in
      try MarkedText(text, fileNamed: path)
    }
    if let line = marked.misplaced, marked.blocks.isEmpty {
      throw Failure(
        "\(path.printable):\(line): keyline:file is not in the first line, so the file was not read.",
        exitCode: ExitStatus.notPermitted)
    }
    var contents: [String] = []
    var blocks: [DocsFile.Block] = []
    for block in marked.blocks {
      let answer = try answers.answer(block, in: path, of: kind, context)
      let content = MarkedText.content(answer, for: block)
      contents.append(content)
      blocks.append(
        .init(
          line: block.line, query: block.query,
          stale: StaleCell.all(from: marked.content(of: block), to: content, in: block)))
    }
    self.blocks = blocks
    filled = try Self.refusing(path, answers) { () throws(MarkerError) in
      try marked.filled(contents, atMost: InputFile.maximumSize)
    }
  }

  private static func refusing<Result>(
    _ path: String, _ answers: BlockAnswers, _ body: () throws(MarkerError) -> Result
  ) throws(Failure) -> Result {
    do {
      return try body()
    } catch {
      throw answers.refusal("\(path.printable):\(error.line)", error.message)
    }
  }

  /// True if the expected text differs.
  var isStale: Bool { !text.utf8.elementsEqual(filled.utf8) }

  /// The number of stale blocks.
  var staleBlocks: Int { blocks.count { !$0.stale.isEmpty } }

  /// The stale cells, from the first line to the last.
  var stale: [StaleCell] { blocks.flatMap(\.stale) }
}

extension DocsFile {
  /// Creates the report of a file.
  init(_ document: FilledDocument) {
    self.init(path: document.path, isStale: document.isStale, blocks: document.blocks)
  }
}

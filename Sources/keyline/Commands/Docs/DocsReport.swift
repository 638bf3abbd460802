import KeylineText

extension DocsReport {
  /// Takes what was found in files.
  init(_ documents: [FilledDocument]) {
    self.init(
      documents.map { document in
        File(
          path: document.path, isStale: document.isStale,
          blocks: document.blocks.map { Block($0.marked, stale: $0.stale) })
      })
  }
}

import KeylineData
import KeylineModel
import KeylineStore

/// A folder of rows that receives more; its own rows stay.
struct SeedOutput {
  /// The files that differ.
  let output: FolderOutput
  /// The rows of the folder that are replaced by different ones.
  let replaced: [RowKey]

  /// Plans the changes to a folder of a user's rows.
  ///
  /// Errors: the folder holds files that no layer has, or that are unreadable; it would hold more
  /// rows than can be read.
  init(_ rows: [KnowledgeRow], masks: [RowKey], to folder: String) throws {
    let old =
      FilePath(folder).kind == .folder
      ? try LayerFolder.files(folder, except: [ProjectConfiguration.fileName]) : []
    let there = try LayerSeed(folder: old, layer: .local)
    let present = Dictionary(there.rows.map { ($0.key, $0) }) { first, _ in first }
    let masked = Set(there.masks)
    replaced = Self.replaced(by: rows, masks, isMasked: masked.contains, { present[$0] })
    let merged = Knowledge()
      .applying(there.changes + rows.map(Change.put) + masks.map { .mask($0) })
    let (all, taken) = (merged.rows(of: .local), merged.masks.map(\.key))
    try Self.refuseExcess(all.count + taken.count)
    output = Self.output(LayerSeed.files(all, masks: taken), over: old, in: folder)
  }

  /// Plans the changes to the files of a seed, which loses the masked rows.
  ///
  /// Errors: the folder is not a seed, or is unreadable.
  init(_ rows: [KnowledgeRow], masks: [RowKey], into folder: String) throws {
    let old = try SeedFolder.files(folder)
    let there = try Seed.knowledge(old)
    let present = RowIndex(there)
    replaced = Self.replaced(by: rows, masks, isMasked: { _ in false }, present.row)
    // A row of a seed has no layer in its file.
    var merged = there.applying((rows.map(\.key) + masks).map { .drop($0) }, to: .shipped)
      .applying(rows.map(Change.put))
    merged.sources.sort { $0.id < $1.id }
    func inFolder(_ path: String) -> String { String(path.dropFirst("seed/".count)) }
    output = Self.output(
      try Seed.files(merged).map { (inFolder($0.path), $0.text) },
      over: old.map { (inFolder($0.name), $0) }, in: folder)
  }

  private static func output(
    _ files: [(path: String, text: String)], over old: [(path: String, text: SourceText)],
    in folder: String
  ) -> FolderOutput {
    let before = Dictionary(
      old.map { ($0.path, String(decoding: $0.text.bytes, as: UTF8.self)) }
    ) { first, _ in first }
    let kept = Set(files.map(\.path))
    let written = files.filter { before[$0.path] != $0.text }.map {
      FolderOutput.Change(path: $0.path, text: $0.text)
    }
    let removed = old.filter { !kept.contains($0.path) }.map {
      FolderOutput.Change(path: $0.path, text: nil)
    }
    return FolderOutput(
      folder: folder, changes: (written + removed).sorted { $0.path < $1.path })
  }

  /// The rows and masks of a folder that would be replaced.
  private static func replaced(
    by rows: [KnowledgeRow], _ masks: [RowKey], isMasked: (RowKey) -> Bool,
    _ present: (RowKey) -> KnowledgeRow?
  ) -> [RowKey] {
    let changed = rows.filter { row in
      isMasked(row.key) || present(row.key).map { !RowCoding.areSame($0, row) } ?? false
    }.map(\.key)
    return (changed + masks.filter { present($0) != nil }).sorted()
  }

  /// Refuses more rows than an import could read back.
  private static func refuseExcess(_ count: Int) throws(Failure) {
    guard count > Knowledge.maximumRows else { return }
    throw Failure(
      "\(count) rows are too many: Keyline reads at most \(Knowledge.maximumRows) in the seed's "
        + "form. Nothing was written. Keep all of them: keyline db backup FILE",
      exitCode: ExitStatus.badData)
  }
}

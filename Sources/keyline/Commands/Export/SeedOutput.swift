import KeylineFiles
import KeylineJSON
import KeylineModel
import KeylineSeed

/// A folder of seed files that gets rows: those that it has stay, each file is whole or as it was.
struct SeedOutput {
  /// A file that becomes another one.
  struct Change {
    /// The path below the folder.
    let path: String
    /// The text that the file is to hold; nil if it is removed.
    let text: String?
  }

  /// The folder as the user named it.
  let folder: String
  /// The files that are different, sorted by path.
  let changes: [Change]
  /// The rows of the folder that are replaced by different ones.
  let replaced: [RowKey]

  /// Works out what is to be written.
  ///
  /// Errors: the folder holds files that no layer has, or that cannot be read; it would hold more
  /// rows than can be read.
  init(_ rows: [KnowledgeRow], masks: [RowKey], to folder: String) throws {
    self.folder = folder
    let old =
      FilePath(folder).kind == .folder
      ? try LayerFolder.files(folder, except: [ProjectConfiguration.fileName]) : []
    let there = try LayerSeed(folder: old, layer: .local)
    replaced = Self.replaced(of: there, by: rows, masks)
    let merged = Knowledge()
      .applying(there.changes + rows.map(KeylineModel.Change.put) + masks.map { .mask($0) })
    let (all, taken) = (merged.rows(of: .local), merged.masks.map(\.key))
    try Self.refuseExcess(all.count + taken.count)
    let files = LayerSeed.files(all, masks: taken)
    let before = Dictionary(
      old.map { ($0.path, String(decoding: $0.text.bytes, as: UTF8.self)) }
    ) { first, _ in first }
    let kept = Set(files.map(\.path))
    let written = files.filter { before[$0.path] != $0.text }.map {
      Change(path: $0.path, text: $0.text)
    }
    let removed = old.filter { !kept.contains($0.path) }.map { Change(path: $0.path, text: nil) }
    changes = (written + removed).sorted { $0.path < $1.path }
  }

  /// The rows and masks of a folder that others take the place of.
  private static func replaced(
    of there: LayerSeed, by rows: [KnowledgeRow], _ masks: [RowKey]
  ) -> [RowKey] {
    let present = Dictionary(there.rows.map { ($0.key, $0) }) { first, _ in first }
    let masked = Set(there.masks)
    let changed = rows.filter { row in
      masked.contains(row.key) || present[row.key].map { text($0) != text(row) } ?? false
    }.map(\.key)
    return (changed + masks.filter { present[$0] != nil }).sorted()
  }

  private static func text(_ row: KnowledgeRow) -> String { LayerSeed.text([row], masks: []) }

  /// Refuses what no import could read back.
  private static func refuseExcess(_ count: Int) throws(Failure) {
    guard count > Knowledge.maximumRows else { return }
    throw Failure(
      "\(count) rows are too many: Keyline reads at most \(Knowledge.maximumRows) in the seed's "
        + "form. Nothing was written. Keep all of them: keyline db backup FILE",
      exitCode: ExitStatus.badData)
  }

  /// The folder, made where it is missing, and kept from other exports as long as it is open.
  func keptFolder() throws -> OpenFolder {
    do {
      try FilePath(folder).makeFolder()
    } catch {
      throw Failure("\(folder.printable) cannot be created.", exitCode: ExitStatus.cannotCreate)
    }
    let root = try OpenFolder(folder)
    guard root.lock() else {
      throw Failure(
        "Another export writes into \(folder.printable). Nothing was written. Run the command again.",
        exitCode: ExitStatus.locked)
    }
    return root
  }

  /// Writes the files, then removes those that hold nothing any longer; no link below the folder is
  /// followed.
  func write(into root: OpenFolder) throws {
    if changes.isEmpty { return }
    let beside = try PrivateFolder(in: root)
    for change in changes {
      guard let text = change.text else { continue }
      let (place, name) = try root.place(creating: change.path)
      let file = try Replacement(of: name, in: place, by: beside)
      try file.write(Array(text.utf8))
      try file.finish()
    }
    for change in changes where change.text == nil {
      let (place, name) = try root.place(change.path)
      try place.remove(name)
    }
  }
}

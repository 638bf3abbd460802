import Foundation
import KeylineJSON
import KeylineModel
import KeylineSeed

/// A folder of seed files that gets rows: those that it has stay, each file is whole or as it was.
struct SeedOutput {
  /// A file that becomes another one.
  struct Change {
    let path: String
    /// What it is to hold; nil where it goes.
    let text: String?
  }

  /// The files that are different, sorted by path.
  let changes: [Change]

  /// Works out what is to be written.
  ///
  /// Errors: the folder holds files that no layer has, or that cannot be read; it would hold more
  /// rows than can be read.
  init(_ rows: [KnowledgeRow], masks: [RowKey], to folder: String) throws {
    let old =
      LayerFolder.exists(folder)
      ? try LayerFolder.files(folder, except: [ProjectConfiguration.fileName]) : []
    let there = try LayerSeed(folder: old, layer: .local)
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
      Change(path: folder + "/" + $0.path, text: $0.text)
    }
    let removed = old.filter { !kept.contains($0.path) }.map {
      Change(path: folder + "/" + $0.path, text: nil)
    }
    changes = (written + removed).sorted { $0.path < $1.path }
  }

  /// Refuses what no import could read back.
  private static func refuseExcess(_ count: Int) throws(Failure) {
    guard count > LayerSeed.maximumCount else { return }
    throw Failure(
      "\(count) rows are more than the \(LayerSeed.maximumCount) that can be read in the seed's "
        + "form. Nothing was written. Keep all of them: keyline db backup FILE",
      exitCode: ExitStatus.badData)
  }

  /// Writes the files, then removes those that hold nothing any longer.
  func write() throws {
    for change in changes {
      guard let text = change.text else { continue }
      let folder = (change.path as NSString).deletingLastPathComponent
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw Failure("\(folder) cannot be created.", exitCode: ExitStatus.cannotCreate)
      }
      try OutputFile(change.path).write { take in try take(Array(text.utf8)) }
    }
    for change in changes where change.text == nil {
      guard unlink(change.path) == 0 else {
        throw Failure(
          "\(change.path) cannot be removed: \(String(cString: strerror(errno))).",
          exitCode: ExitStatus.inputOutput)
      }
    }
  }
}

import Foundation
import KeylineFormats
import KeylineJSON

/// The folder that a site is written into: files that change are replaced, others stay untouched.
struct SiteFolder {
  private let folder: String
  private let temporary: String
  /// What an earlier site left.
  private let earlier: Set<String>

  /// Looks at a folder; one that has files of somebody else is refused.
  init(_ path: String) throws {
    folder = ((path as NSString).resolvingSymlinksInPath as NSString).standardizingPath
    temporary = folder + ".tmp-\(ProcessInfo.processInfo.processIdentifier)"
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      earlier = []
      return
    }
    guard isFolder.boolValue else {
      throw Failure("\(folder) is no folder.", exitCode: ExitStatus.cannotCreate)
    }
    let list = FileManager.default.contents(atPath: folder + "/" + SiteManifest.path)
    let paths = list.flatMap {
      SiteManifest.paths(in: JSONText(name: SiteManifest.path, bytes: $0))
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard paths != nil || names.isEmpty else {
      throw Failure(
        "\(folder) has files and is no site of Keyline. Name a new or an empty folder.",
        exitCode: ExitStatus.cannotCreate)
    }
    earlier = Set(paths ?? [])
  }

  /// Takes every file; whatever fails before the last of them is made leaves the folder alone.
  ///
  /// Files are made beside the folder and then renamed one by one, in the order in which they came.
  func fill(_ make: (_ take: (SiteFile) throws -> Void) throws -> Void) throws {
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    var written: [String] = []
    var kept: Set<String> = []
    try make { file in
      kept.insert(file.path)
      let bytes = Data(file.text.utf8)
      if FileManager.default.contents(atPath: folder + "/" + file.path) == bytes { return }
      try write(bytes, to: temporary + "/" + file.path)
      written.append(file.path)
    }
    for path in written { try move(path) }
    for path in earlier.subtracting(kept).sorted() {
      try? FileManager.default.removeItem(atPath: folder + "/" + path)
    }
  }

  private func write(_ bytes: Data, to path: String) throws {
    try create((path as NSString).deletingLastPathComponent)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw cannotCreate(path) }
    let isWhole = StandardStream(descriptor: descriptor).write(Array(bytes))
    guard close(descriptor) == 0, isWhole else {
      throw Failure("\(path) could not be written.", exitCode: ExitStatus.inputOutput)
    }
  }

  private func move(_ path: String) throws {
    let target = folder + "/" + path
    try create((target as NSString).deletingLastPathComponent)
    guard rename(temporary + "/" + path, target) == 0 else { throw cannotCreate(target) }
  }

  private func create(_ folder: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw cannotCreate(folder)
    }
  }

  private func cannotCreate(_ path: String) -> Failure {
    Failure("\(path) cannot be created.", exitCode: ExitStatus.cannotCreate)
  }
}

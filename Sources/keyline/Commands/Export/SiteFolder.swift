import KeylineExport
import KeylineFiles

/// The folder that a site is written into: files that change are replaced, others stay untouched.
///
/// A file that Keyline did not write, or that is no longer as Keyline wrote it, is neither replaced
/// nor removed: see ``SiteCopy``.
struct SiteFolder {
  private let folder: OpenFolder
  /// True if the folder was made for this site.
  private let isNew: Bool
  /// The files that an earlier site wrote.
  private let copy: SiteCopy

  /// Looks at a folder.
  ///
  /// - Parameter force: Whether it may have files that no site wrote, which stay.
  init(_ path: String, force: Bool) throws {
    isNew = FilePath(path).kind == nil
    if isNew { try Self.create(path) }
    guard FilePath(path).kind == .folder else {
      throw Failure("\(path) is not a folder.", exitCode: ExitStatus.cannotCreate)
    }
    folder = try OpenFolder(path)
    copy = SiteCopy(of: folder)
    try Self.refuseObstacles(in: folder)
    if !force, let foreign = try foreign() {
      throw Failure(
        "\(path) has \(foreign), which Keyline did not write. Name a new or empty folder, or "
          + "write beside it with --force, which keeps it.", exitCode: ExitStatus.cannotCreate)
    }
  }

  private static func create(_ path: String) throws {
    do {
      try FilePath(path).makeFolder()
    } catch {
      throw Failure("\(path) cannot be created.", exitCode: ExitStatus.cannotCreate)
    }
  }

  /// Refuses what stands where a site has its folders.
  private static func refuseObstacles(in folder: OpenFolder) throws {
    let obstacle = try (SiteFile.folders + [SiteCopy.name]).first { name in
      guard let kind = try folder.kind(name) else { return false }
      return kind != .folder
    }
    guard let obstacle else { return }
    throw Failure(
      "\(folder.path(obstacle)) is in the way: a site uses that name itself. Nothing was "
        + "changed. Name a new or empty folder.", exitCode: ExitStatus.cannotCreate)
  }

  /// The first thing in the folder that no earlier site wrote, or that changed since.
  private func foreign() throws -> String? {
    for name in try folder.names() {
      if name == SiteCopy.name || PrivateFolder.isName(name) { continue }
      guard SiteFile.folders.contains(name), let inner = try? folder.folder(name) else {
        if try !copy.isAsWritten(name) { return name }
        continue
      }
      for page in try inner.names() where try !copy.isAsWritten("\(name)/\(page)") {
        return "\(name)/\(page)"
      }
    }
    return nil
  }

  /// Takes every file; whatever fails before the last of them is made leaves the folder alone.
  ///
  /// A file that takes its place, or goes, is known by a copy until all have, so that a run that
  /// dies leaves no page without an owner.
  func fill(_ make: (_ take: (SiteFile) throws -> Void) throws -> Void) throws {
    do {
      let made = try MadeFiles(in: folder, beside: copy, make)
      let gone = try copy.paths().filter { !made.paths.contains($0) }
      for (path, file) in made.copies { try copy.take(file, from: made.beside.folder, for: path) }
      for (path, file) in made.files {
        let (place, name) = try folder.place(creating: path)
        try made.beside.folder.move(file, to: place, as: name)
      }
      for path in gone where try copy.isAsWritten(path) {
        let (place, name) = try folder.place(path)
        try place.remove(name)
        if place !== folder { folder.removeIfEmpty(String(path.prefix { $0 != "/" })) }
      }
      for (path, _) in made.copies { try copy.settle(path) }
      for path in gone { try copy.forget(path) }
    } catch {
      if isNew { FilePath(folder.path).removeFolderIfEmpty() }
      throw error
    }
  }
}

/// The files of a site that are different from what is there, made beside them.
private struct MadeFiles {
  let beside: PrivateFolder
  /// Every path of the site.
  private(set) var paths: Set<String> = []
  /// The files that are different, and those whose copies are, with their names beside the site.
  private(set) var files: [(path: String, name: String)] = []
  private(set) var copies: [(path: String, name: String)] = []

  init(
    in folder: OpenFolder, beside copy: SiteCopy,
    _ make: (_ take: (SiteFile) throws -> Void) throws -> Void
  ) throws {
    let beside = try PrivateFolder(in: folder)
    self.beside = beside
    var paths: Set<String> = []
    var files: [(path: String, name: String)] = []
    var copies: [(path: String, name: String)] = []
    try make { file in
      let bytes = Array(file.text.utf8)
      paths.insert(file.path)
      if try !copy.isCopied(file.path, as: bytes) {
        copies.append((file.path, "\(paths.count).copy"))
        try beside.folder.write(bytes, to: "\(paths.count).copy")
      }
      if try SiteCopy.bytes(file.path, in: folder) == bytes { return }
      if let (place, name) = try? folder.place(file.path), try place.kind(name) != nil,
        try !copy.isAsWritten(file.path)
      {
        throw Failure(
          "\(place.path(name)) is not as Keyline wrote it, and the site has a page of that name. "
            + "Nothing was changed. Move it away, or name another folder.",
          exitCode: ExitStatus.cannotCreate)
      }
      files.append((file.path, "\(paths.count)"))
      try beside.folder.write(bytes, to: "\(paths.count)")
    }
    self.paths = paths
    self.files = files
    self.copies = copies
  }
}

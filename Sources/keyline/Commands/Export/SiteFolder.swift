import KeylineData
import KeylinePublish
import KeylineStore

/// The folder of a site: changed files are replaced, others stay untouched.
///
/// Only files on the list of written files are replaced or removed: see ``SiteList``. A page that
/// somebody edited is output and is written again.
struct SiteFolder {
  private let folder: OpenFolder
  /// True if the folder was made for this site.
  private let isNew: Bool
  private let list: SiteList

  /// Examines a folder.
  ///
  /// - Parameter force: True if it may contain files that no site wrote, which stay.
  init(_ path: String, force: Bool) throws {
    isNew = FilePath(path).kind == nil
    if isNew { try Self.create(path) }
    guard FilePath(path).kind == .folder else {
      throw Failure("\(path.printable) is not a folder.", exitCode: ExitStatus.cannotCreate)
    }
    folder = try OpenFolder(path)
    try Self.refuseObstacles(in: folder)
    list = try SiteList(of: folder)
    if !force, let foreign = try foreign(in: folder, below: "") {
      throw Failure(
        "\(path) has \(foreign), which Keyline did not write. Name a new or empty folder, or "
          + "write beside it with --force, which keeps it.", exitCode: ExitStatus.cannotCreate)
    }
  }

  private static func create(_ path: String) throws {
    do {
      try FilePath(path).makeFolder()
    } catch {
      throw Failure("\(path.printable) cannot be created.", exitCode: ExitStatus.cannotCreate)
    }
  }

  /// Refuses other files in the place of a site's folders and its list.
  private static func refuseObstacles(in folder: OpenFolder) throws {
    let obstacle =
      try SiteFile.folders.first { name in
        guard let (place, last) = try? folder.place(name), let kind = try place.kind(last) else {
          return false
        }
        return kind != .folder
      } ?? SiteList.obstacle(in: folder)
    guard let obstacle else { return }
    throw Failure(
      "\(folder.path(obstacle)) is in the way: a site uses that name itself. Nothing was "
        + "changed. Name a new or empty folder.", exitCode: ExitStatus.cannotCreate)
  }

  /// The first thing in the folder that no earlier site wrote.
  private func foreign(in inner: OpenFolder, below start: String) throws -> String? {
    for name in try inner.names() {
      let path = start + name
      if start.isEmpty, path == SiteList.name { continue }
      if start.isEmpty, PrivateFolder.isName(path) { continue }
      if SiteFile.folders.contains(path), let next = try? inner.folder(name) {
        if let found = try foreign(in: next, below: path + "/") { return found }
      } else if !list.hasWritten(path) {
        return path
      }
    }
    return nil
  }

  /// Writes all files; an error before the last of them is made leaves the folder alone.
  ///
  /// While files are replaced and others removed, the list has both, so that a run that dies leaves
  /// no page without an owner.
  func fill(_ make: (_ take: (SiteFile) throws -> Void) throws -> Void) throws {
    do {
      let made = try MadeFiles(in: folder, list, make)
      let gone = list.paths.filter { !made.paths.contains($0) && list.hasWritten($0) }.sorted()
      try list.write(made.paths.union(gone), from: made.beside.folder)
      for (path, file) in made.files {
        let (place, name) = try folder.place(creating: path)
        try made.beside.folder.move(file, to: place, as: name)
      }
      for path in gone {
        let (place, name) = try folder.place(path)
        try place.remove(name)
      }
      for name in SiteFile.folders.reversed() {
        if let (place, last) = try? folder.place(name) { place.removeIfEmpty(last) }
      }
      try list.write(made.paths, from: made.beside.folder)
    } catch {
      if isNew { FilePath(folder.path).removeFolderIfEmpty() }
      throw error
    }
  }
}

/// The changed files of a site, made beside the existing ones.
private struct MadeFiles {
  let beside: PrivateFolder
  /// Every path of the site.
  let paths: Set<String>
  /// The changed files, with their names beside the site.
  let files: [(path: String, name: String)]

  init(
    in folder: OpenFolder, _ list: SiteList,
    _ make: (_ take: (SiteFile) throws -> Void) throws -> Void
  ) throws {
    let beside = try PrivateFolder(in: folder)
    self.beside = beside
    var paths: Set<String> = []
    var files: [(path: String, name: String)] = []
    try make { file in
      let bytes = Array(file.text.utf8)
      paths.insert(file.path)
      if let (place, name) = try? folder.place(file.path), try place.kind(name) != nil {
        guard list.hasWritten(file.path) else {
          throw Failure(
            "\(place.path(name)) was not written by Keyline, and the site has a page of that name. "
              + "Nothing was changed. Move it away, or name another folder.",
            exitCode: ExitStatus.cannotCreate)
        }
        if try place.bytes(name, atMost: InputFile.maximumSize) == bytes { return }
      }
      files.append((file.path, "\(paths.count)"))
      try beside.folder.write(bytes, to: "\(paths.count)")
    }
    self.paths = paths
    self.files = files
  }
}

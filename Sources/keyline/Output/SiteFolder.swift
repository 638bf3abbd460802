import KeylineFormats
import KeylineJSON
import KeylineOutput
import KeylineStorage

/// The folder that a site is written into: files that change are replaced, others stay untouched.
///
/// What Keyline did not write, or what is no longer as Keyline wrote it, is neither replaced nor
/// removed, whatever the list of an earlier site says.
struct SiteFolder {
  private let folder: OpenFolder
  /// Whether the folder was made for this site.
  private let isNew: Bool
  /// What the list says an earlier site wrote.
  private let earlier: [SiteManifest.Entry]

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
    PrivateFolder.sweep(folder)
    let list = try folder.bytes(SiteManifest.path, atMost: InputFile.maximumSize).flatMap {
      SiteManifest.entries(in: JSONText(name: SiteManifest.path, bytes: $0))
    }
    earlier = list ?? []
    try Self.refuseObstacles(in: folder, hasList: list != nil)
    if !force, let foreign = try Self.foreign(in: folder, besides: list) {
      throw Failure(
        "\(path) has \(foreign), which Keyline did not write. Name a new or an empty folder, or "
          + "write beside it and leave it alone: --force", exitCode: ExitStatus.cannotCreate)
    }
  }

  private static func create(_ path: String) throws {
    do {
      try FilePath(path).makeFolder()
    } catch {
      throw Failure("\(path) cannot be created.", exitCode: ExitStatus.cannotCreate)
    }
  }

  /// Refuses what stands where a site has its list or its folders.
  private static func refuseObstacles(in folder: OpenFolder, hasList: Bool) throws {
    var obstacles = try SiteManifest.folders.filter { name in
      guard let kind = try folder.kind(name) else { return false }
      return kind != .folder
    }
    if !hasList, try folder.kind(SiteManifest.path) != nil { obstacles.append(SiteManifest.path) }
    guard let name = obstacles.first else { return }
    throw Failure(
      "\(folder.path(name)) is in the way: a site has something else of that name. Nothing was "
        + "changed. Name a new or an empty folder.", exitCode: ExitStatus.cannotCreate)
  }

  /// The first thing in the folder that no earlier site wrote, or that changed since.
  private static func foreign(
    in folder: OpenFolder, besides list: [SiteManifest.Entry]?
  ) throws -> String? {
    let known = Dictionary(grouping: list ?? [], by: \.path)
    for name in try folder.names() {
      if name == SiteManifest.path || PrivateFolder.isName(name) { continue }
      guard SiteManifest.folders.contains(name), let inner = try? folder.folder(name) else {
        if try !isAsWritten(name, in: folder, known[name]) { return name }
        continue
      }
      for page in try inner.names() {
        let path = "\(name)/\(page)"
        if try !isAsWritten(page, in: inner, known[path]) { return path }
      }
    }
    return nil
  }

  private static func isAsWritten(
    _ name: String, in folder: OpenFolder, _ entries: [SiteManifest.Entry]?
  ) throws -> Bool {
    guard let longest = entries?.map(\.bytes).max(),
      let bytes = try folder.bytes(name, atMost: longest)
    else { return false }
    let digest = Digest.sha256(bytes)
    return entries?.contains { $0.bytes == bytes.count && $0.sha256 == digest } ?? false
  }

  /// Takes every file; whatever fails before the last of them is made leaves the folder alone.
  ///
  /// The list names what was there and what is to be there until the last file has its name and the
  /// last page that is gone is removed, so that a run that dies leaves no page without an owner.
  func fill(data: Int, _ make: (_ take: (SiteFile) throws -> Void) throws -> Void) throws {
    do {
      let made = try MadeFiles(in: folder, earlier: earlier, make)
      let stale = try stale(besides: made.entries)
      if !made.files.isEmpty || !stale.isEmpty {
        let kept = Set(made.entries)
        try write(
          SiteManifest(data: data, entries: made.entries + earlier.filter { !kept.contains($0) }))
      }
      for (index, path) in made.files.enumerated() {
        let (place, name) = try folder.place(creating: path)
        try made.beside.folder.move("\(index)", to: place, as: name)
      }
      for path in stale {
        let (place, name) = try folder.place(path)
        try place.remove(name)
        if place !== folder { folder.removeIfEmpty(String(path.prefix { $0 != "/" })) }
      }
      try write(SiteManifest(data: data, entries: made.entries))
    } catch {
      if isNew { FilePath(folder.path).removeFolderIfEmpty() }
      throw error
    }
  }

  /// What an earlier site wrote, is as it was written, and is not part of this one.
  private func stale(besides entries: [SiteManifest.Entry]) throws -> [String] {
    let kept = Set(entries.map(\.path))
    let gone = Dictionary(grouping: earlier.filter { !kept.contains($0.path) }, by: \.path)
    return try gone.keys.sorted().filter { path in
      guard let (place, name) = try? folder.place(path) else { return false }
      return try Self.isAsWritten(name, in: place, gone[path])
    }
  }

  private func write(_ list: SiteManifest) throws {
    let bytes = Array(list.text.utf8)
    if try folder.bytes(SiteManifest.path, atMost: bytes.count) == bytes { return }
    let replacement = try Replacement(of: SiteManifest.path, in: folder)
    try replacement.write(bytes)
    try replacement.finish()
  }
}

/// The files of a site that are different from what is there, made beside them.
private struct MadeFiles {
  let beside: PrivateFolder
  /// Where those that are different go; each is named after its place in this list.
  private(set) var files: [String] = []
  /// Every file of the site.
  private(set) var entries: [SiteManifest.Entry] = []

  init(
    in folder: OpenFolder, earlier: [SiteManifest.Entry],
    _ make: (_ take: (SiteFile) throws -> Void) throws -> Void
  ) throws {
    beside = try PrivateFolder(in: folder)
    let known = Set(earlier)
    var files: [String] = []
    var entries: [SiteManifest.Entry] = []
    try make { file in
      let bytes = Array(file.text.utf8)
      let new = SiteManifest.Entry(
        path: file.path, bytes: bytes.count, sha256: Digest.sha256(bytes))
      entries.append(new)
      if let (place, name) = try? folder.place(file.path),
        try place.kind(name) != nil
      {
        let old = try place.bytes(name, atMost: InputFile.maximumSize)
        if old == bytes { return }
        let isOurs = old.map {
          known.contains(
            SiteManifest.Entry(path: file.path, bytes: $0.count, sha256: Digest.sha256($0)))
        }
        guard isOurs == true else {
          throw Failure(
            "\(place.path(name)) is not as Keyline wrote it, and the site has a page of that name. "
              + "Nothing was changed. Move it away, or name another folder.",
            exitCode: ExitStatus.cannotCreate)
        }
      }
      try beside.folder.write(bytes, to: "\(files.count)")
      files.append(file.path)
    }
    self.files = files
    self.entries = entries
  }
}

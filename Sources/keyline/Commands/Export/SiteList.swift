import KeylineExport
import KeylineFiles

/// The list of the files that a site wrote into its folder: only these are ever replaced or removed.
///
/// Version 0.1.0 kept a second copy of each file instead: a page that is like its copy is on the list, too.
struct SiteList {
  /// The file that holds the list.
  static let name = ".keyline-files"
  /// The folder in which 0.1.0 kept the copies.
  static let copies = ".keyline-site"

  private static let head =
    "Written by keyline export site, which may replace and remove these files:"

  private let site: OpenFolder
  /// The paths that were written.
  let paths: Set<String>
  /// Those that are known by their copies alone.
  private let copied: Set<String>

  /// Reads the list of a folder; a path that no site can have is left out, whoever wrote it there.
  init(of site: OpenFolder) throws {
    self.site = site
    copied = Set(try Self.copiedPaths(in: site))
    let lines = try Self.lines(in: site) ?? []
    paths = Set(lines.filter(SiteFile.isPath)).union(copied)
  }

  /// True if a file of the folder was written by a site: it is on the list, and a file itself.
  func hasWritten(_ path: String) -> Bool {
    guard paths.contains(path), let (place, name) = try? site.place(path) else { return false }
    return (try? place.kind(name)) == .file
  }

  /// What stands where the list or the copies are, and is neither; nil where nothing is in the way.
  static func obstacle(in site: OpenFolder) throws -> String? {
    if let kind = try site.kind(copies), kind != .folder { return copies }
    guard try site.kind(name) != nil else { return nil }
    return try lines(in: site) == nil ? name : nil
  }

  /// Writes the list of the paths that were written; one that is there already is left as it is.
  func write(_ paths: Set<String>, from beside: OpenFolder) throws {
    let text = ([Self.head] + paths.sorted()).joined(separator: "\n") + "\n"
    let bytes = Array(text.utf8)
    if try site.bytes(Self.name, atMost: InputFile.maximumSize) == bytes { return }
    try beside.write(bytes, to: Self.name)
    try beside.move(Self.name, to: site, as: Self.name)
  }

  /// Removes the copies of the pages that 0.1.0 wrote, and nothing else that lies there.
  func removeCopies() throws {
    guard !copied.isEmpty, let folder = try? site.folder(Self.copies) else { return }
    for path in copied.sorted() {
      guard let (place, name) = try? folder.place(path) else { continue }
      for name in [name, name + Self.newEnding] where try place.kind(name) == .file {
        try place.remove(name)
      }
    }
    for name in Self.copiedFolders { folder.removeIfEmpty(name) }
    site.removeIfEmpty(Self.copies)
  }

  private static let newEnding = ".new"
  private static let copiedFolders = ["devices", "metrics"]

  /// The lines below the head; nil where the file is no list.
  private static func lines(in site: OpenFolder) throws -> [String]? {
    guard let bytes = try site.bytes(name, atMost: InputFile.maximumSize) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.first == head ? Array(lines.dropFirst()) : nil
  }

  /// The pages that are like the copies of 0.1.0, those included that it was about to replace.
  private static func copiedPaths(in site: OpenFolder) throws -> [String] {
    guard let folder = try? site.folder(copies) else { return [] }
    var paths = try folder.names()
    for name in copiedFolders {
      guard let inner = try? folder.folder(name) else { continue }
      paths += try inner.names().map { "\(name)/\($0)" }
    }
    let known = paths.map {
      $0.hasSuffix(newEnding) ? String($0.dropLast(newEnding.count)) : $0
    }
    return try Set(known.filter(SiteFile.isPath)).filter { path in
      guard let page = try bytes(path, in: site) else { return false }
      return try [path, path + newEnding].contains { try bytes($0, in: folder) == page }
    }.sorted()
  }

  /// The bytes of a file below a folder; nil where there is none.
  private static func bytes(_ path: String, in folder: OpenFolder) throws -> [UInt8]? {
    guard let (place, name) = try? folder.place(path) else { return nil }
    return try place.bytes(name, atMost: InputFile.maximumSize)
  }
}

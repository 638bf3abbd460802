import KeylinePublish
import KeylineStore

/// The list of the files that a site wrote into its folder: only these are ever replaced or removed.
struct SiteList {
  /// The file that holds the list.
  static let name = ".keyline-files"

  private static let head =
    "Written by keyline export site, which may replace and remove these files:"

  private let site: OpenFolder
  /// The paths that were written.
  let paths: Set<String>

  /// Reads the list of a folder, without paths that no site can have, whoever wrote them.
  init(of site: OpenFolder) throws {
    self.site = site
    paths = Set((try Self.lines(in: site) ?? []).filter(SiteFile.isPath))
  }

  /// True if a site wrote a file of the folder: it is on the list and is a regular file.
  func hasWritten(_ path: String) -> Bool {
    guard paths.contains(path), let (place, name) = try? site.place(path) else { return false }
    return (try? place.kind(name)) == .file
  }

  /// An entry at the path of the list that is not a list; nil if there is none.
  static func obstacle(in site: OpenFolder) throws -> String? {
    guard try site.kind(name) != nil else { return nil }
    return try lines(in: site) == nil ? name : nil
  }

  /// Writes the list of written paths, unless an equal one exists.
  func write(_ paths: Set<String>, from beside: OpenFolder) throws {
    let text = ([Self.head] + paths.sorted()).joined(separator: "\n") + "\n"
    let bytes = Array(text.utf8)
    if try site.bytes(Self.name, atMost: InputFile.maximumSize) == bytes { return }
    try beside.write(bytes, to: Self.name)
    try beside.move(Self.name, to: site, as: Self.name)
  }

  /// The lines below the head; nil if the file is not a list.
  private static func lines(in site: OpenFolder) throws -> [String]? {
    guard let bytes = try site.bytes(name, atMost: InputFile.maximumSize) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.first == head ? Array(lines.dropFirst()) : nil
  }
}

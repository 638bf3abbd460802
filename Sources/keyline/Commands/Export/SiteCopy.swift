import KeylineExport
import KeylineFiles

/// The files of a site once more, as they were written, in a folder of the site: a file that is
/// still like its copy is Keyline's, any other belongs to someone else.
///
/// While a site is replaced a file has two copies, as it was and as it is to be, so that a run that
/// dies leaves no file that nobody knows.
struct SiteCopy {
  /// The folder in which they lie.
  static let name = ".keyline-site"
  private static let newEnding = ".new"

  private let site: OpenFolder

  init(of site: OpenFolder) { self.site = site }

  /// The paths that have a copy, sorted; what a site never has is left out, so that a copy cannot
  /// stand for anything else.
  func paths() throws -> [String] {
    guard let folder = try? site.folder(Self.name) else { return [] }
    var paths = try folder.names()
    for name in SiteFile.folders {
      guard let inner = try? folder.folder(name) else { continue }
      paths += try inner.names().map { "\(name)/\($0)" }
    }
    let known = paths.map { $0.hasSuffix(Self.newEnding) ? String($0.dropLast(4)) : $0 }
    return Set(known.filter(SiteFile.isPath)).sorted()
  }

  /// True if a file of the site is as it was written.
  func isAsWritten(_ path: String) throws -> Bool {
    guard SiteFile.isPath(path), let bytes = try Self.bytes(path, in: site) else { return false }
    return try isCopy(path, of: bytes) || isCopy(path + Self.newEnding, of: bytes)
  }

  /// True if bytes have a copy already that is not about to be replaced.
  func isCopied(_ path: String, as bytes: [UInt8]) throws -> Bool {
    try isCopy(path, of: bytes) && Self.bytes(path + Self.newEnding, in: folder) == nil
  }

  /// Takes a file as the copy that is to be.
  func take(_ name: String, from made: OpenFolder, for path: String) throws {
    let (place, target) = try site.folder(creating: Self.name).place(
      creating: path + Self.newEnding)
    try made.move(name, to: place, as: target)
  }

  /// Lets the copy that is to be take the place of the one that was.
  func settle(_ path: String) throws {
    let (place, name) = try site.folder(Self.name).place(path)
    try place.move(name + Self.newEnding, to: place, as: name)
  }

  /// Removes the copies of a file that the site has no longer.
  func forget(_ path: String) throws {
    let folder = try site.folder(Self.name)
    let (place, name) = try folder.place(path)
    try place.remove(name)
    try place.remove(name + Self.newEnding)
    if place !== folder { folder.removeIfEmpty(String(path.prefix { $0 != "/" })) }
  }

  private var folder: OpenFolder? { try? site.folder(Self.name) }

  private func isCopy(_ path: String, of bytes: [UInt8]) throws -> Bool {
    try Self.bytes(path, in: folder) == bytes
  }

  /// The bytes of a file below a folder; nil where there is none.
  static func bytes(_ path: String, in folder: OpenFolder?) throws -> [UInt8]? {
    guard let (place, name) = try? folder?.place(path) else { return nil }
    return try place.bytes(name, atMost: InputFile.maximumSize)
  }
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder beside an output in which it is made before it takes its name.
///
/// Its name cannot be foreseen and nobody else may look into it, so nobody can lay a link where a
/// file is about to be made. It goes with the value; one of a process that died goes with the next
/// one that is made in the same place.
package final class PrivateFolder {
  /// The folder, opened.
  package let folder: OpenFolder
  /// Where it lies.
  package let parent: OpenFolder
  private let name: String

  /// Creates one, and removes those left by processes that have ended.
  package init(in parent: OpenFolder) throws(FileFailure) {
    self.parent = parent
    Self.sweep(parent)
    for _ in 0..<100 {
      let name = Self.newName
      guard mkdirat(parent.descriptor, name, 0o700) == 0 else {
        if errno == EEXIST { continue }
        throw FileFailure(parent.path(name), .creating)
      }
      // Between the two calls another process may take it for one that was left, and remove it.
      guard let folder = try? parent.folder(name), Self.isHeld(folder) else { continue }
      self.folder = folder
      self.name = name
      return
    }
    throw FileFailure(parent.path, .creating, code: EEXIST)
  }

  deinit { parent.removeAll(name) }

  /// True if a name is one of such a folder.
  package static func isName(_ name: String) -> Bool {
    let digits = name.utf8.dropFirst(start.utf8.count).dropLast(end.utf8.count)
    return name.hasPrefix(start) && name.hasSuffix(end) && digits.count == 16
      && digits.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  private static let start = ".keyline-"
  private static let end = ".part"

  private static var newName: String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return start + String(repeating: "0", count: 16 - digits.utf8.count) + digits + end
  }

  /// Locks the folder, which says that its process lives; the system unlocks it when that dies.
  private static func isHeld(_ folder: OpenFolder) -> Bool {
    var status = stat()
    // Where there are no locks nobody can sweep either, and it is held without one.
    let isLocked = flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    return isLocked && fstat(folder.descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Removes what processes of this user left that died.
  package static func sweep(_ parent: OpenFolder) {
    for name in (try? parent.names()) ?? [] where isName(name) {
      guard let folder = try? parent.folder(name) else { continue }
      var status = stat()
      guard fstat(folder.descriptor, &status) == 0, status.st_uid == geteuid(),
        flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      parent.removeAll(name)
    }
  }
}

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder beside an output in which it is made before it takes its name.
///
/// Its name cannot be foreseen and nobody else may look into it, so nobody can lay a link where a
/// file is about to be made. It goes with the value; one of a process that died stays.
package final class PrivateFolder {
  /// The folder, opened.
  package let folder: OpenFolder
  /// Where it lies.
  package let parent: OpenFolder
  private let name: String
  /// True if the folder stays when the value goes.
  private var isLeft = false

  /// Creates one.
  package init(in parent: OpenFolder) throws(FileFailure) {
    self.parent = parent
    name = Self.newName
    guard mkdirat(parent.descriptor, name, 0o700) == 0 else {
      throw FileFailure(parent.path(name), .creating)
    }
    do {
      folder = try parent.folder(name)
    } catch {
      parent.removeIfEmpty(name)
      throw error
    }
  }

  deinit {
    guard !isLeft else { return }
    // What is usually in it goes first: to look for more needs descriptors, and there may be none left.
    try? folder.remove(Replacement.name)
    parent.removeIfEmpty(name)
    parent.removeAll(name)
  }

  /// Leaves the folder where it is, and tells its name.
  func leave() -> String {
    isLeft = true
    return name
  }

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
}

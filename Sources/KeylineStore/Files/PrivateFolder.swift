import KeylineModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A folder beside an output, in which the output is made before it takes its name.
///
/// Its name is unpredictable and only the user can look into it, so nobody can plant a link where a
/// file is about to be made. It is removed with the value; a process that dies leaves it behind.
package final class PrivateFolder {
  /// The folder, opened.
  package let folder: OpenFolder
  /// The folder that contains it.
  package let parent: OpenFolder
  private let name: String
  /// True if the folder stays after the value is gone.
  private var isLeft = false

  /// Creates a private folder.
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
    // The usual content goes first: listing the folder needs descriptors, and none may be left.
    try? folder.remove(Replacement.name)
    parent.removeIfEmpty(name)
    parent.removeAll(name)
  }

  /// Keeps the folder and returns its name.
  func leave() -> String {
    isLeft = true
    return name
  }

  /// True for the name of a private folder.
  package static func isName(_ name: String) -> Bool {
    let digits = name.utf8.dropFirst(start.utf8.count).dropLast(end.utf8.count)
    return name.hasPrefix(start) && name.hasSuffix(end) && digits.count == 16
      && digits.allSatisfy { $0.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
  }

  private static let start = ".keyline-"
  private static let end = ".part"

  private static var newName: String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return start + String(repeating: "0", count: 16 - digits.utf8.count) + digits + end
  }
}

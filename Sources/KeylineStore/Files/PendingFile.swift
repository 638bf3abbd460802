#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A complete file beside its target that waits for its name and holds nothing open, so that any
/// number may wait.
package final class PendingFile {
  /// The path of the target.
  package let path: String
  private let target: String
  private let folder: String
  private let place: String
  /// The size and the digest that the target must have; nil if that does not matter.
  private let old: (size: Int, digest: Int)?
  fileprivate private(set) var isFinished = false

  init(_ target: String, in folder: String, made place: String, replacing old: [UInt8]?) {
    path = FilePath(folder).appending(target).text
    self.target = target
    self.folder = folder
    self.place = place
    self.old = old.map { ($0.count, $0.hashValue) }
  }

  deinit {
    // A refused file leaves nothing behind.
    guard !isFinished else { return }
    // By path, without a descriptor: none may be left.
    let path = FilePath(folder).appending(place)
    unlink(path.appending(Replacement.name).text)
    path.removeFolderIfEmpty()
  }

  /// Refuses a target that changed after it was read.
  fileprivate func check() throws(FileFailure) { try check(in: try OpenFolder(folder)) }

  private func check(in parent: OpenFolder) throws(FileFailure) {
    guard let old else { return }
    let before = try parent.status(target)
    let bytes = try parent.bytes(target, atMost: old.size)
    let after = try parent.status(target)
    guard let bytes, (bytes.count, bytes.hashValue) == old, let before, let after,
      before.isSame(as: after)
    else { throw FileFailure(path, .replacingChanged, code: EBUSY) }
  }

  fileprivate func finish() throws(FileFailure) {
    let parent = try OpenFolder(folder)
    let made = try parent.folder(place)
    try check(in: parent)
    try made.move(Replacement.name, to: parent, as: target)
    isFinished = true
    parent.removeIfEmpty(place)
    try parent.synchronize()
  }
}

extension [PendingFile] {
  /// Gives each file its name, one after the other.
  ///
  /// - Throws: The failure of one file, with the paths of those that have their names already.
  package func finish() throws(FileFailure) {
    // If one must not be replaced, none is.
    for file in self { try file.check() }
    for file in self {
      do {
        try file.finish()
      } catch {
        throw FileFailure(
          file.path, error.attempt, code: error.code,
          finished: filter(\.isFinished).map(\.path))
      }
    }
  }
}

extension stat {
  /// True if both are the same file with nothing written in between.
  fileprivate func isSame(as other: stat) -> Bool {
    #if canImport(Darwin)
      let (own, others) = (st_mtimespec, other.st_mtimespec)
    #else
      let (own, others) = (st_mtim, other.st_mtim)
    #endif
    return (st_dev, st_ino, st_size) == (other.st_dev, other.st_ino, other.st_size)
      && (own.tv_sec, own.tv_nsec) == (others.tv_sec, others.tv_nsec)
  }
}

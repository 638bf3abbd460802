/// A whole file beside its target that waits for its name, of which nothing is open: as many may wait as
/// one call writes.
package final class WaitingFile {
  /// The path of the target.
  package let path: String
  private let target: String
  private let folder: String
  private let place: String
  /// True if the file has its name.
  fileprivate private(set) var isFinished = false

  init(_ target: String, in folder: String, made place: String) {
    path = FilePath(folder).appending(target).text
    self.target = target
    self.folder = folder
    self.place = place
  }

  deinit {
    // What is refused leaves nothing behind.
    if !isFinished { try? OpenFolder(folder).removeAll(place) }
  }

  /// Gives the file its name.
  fileprivate func finish() throws(FileFailure) {
    let parent = try OpenFolder(folder)
    try parent.folder(place).move(Replacement.name, to: parent, as: target)
    isFinished = true
    parent.removeIfEmpty(place)
    try parent.synchronize()
  }
}

extension [WaitingFile] {
  /// Gives all of them their names, one after the other.
  ///
  /// - Throws: The failure of one of them, which names those that have their names already.
  package func finish() throws(FileFailure) {
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

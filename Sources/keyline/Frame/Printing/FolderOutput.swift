import KeylineData
import KeylineStore

/// The changes to a folder's files, each made completely or not at all.
struct FolderOutput {
  /// A changed file.
  struct Change {
    /// The path below the folder.
    let path: String
    /// The new text of the file; nil removes it.
    let text: String?
    /// True if the file is a program.
    var isProgram = false
  }

  /// The folder as the user named it.
  let folder: String
  /// The files that differ, sorted by path.
  let changes: [Change]

  /// The folder, made if it is missing, and locked against other exports while it is open.
  func keptFolder() throws -> OpenFolder {
    do {
      try FilePath(folder).makeFolder()
    } catch {
      throw Failure("\(folder.printable) cannot be created.", exitCode: ExitStatus.cannotCreate)
    }
    let root = try OpenFolder(folder)
    guard root.lock() else {
      throw Failure(
        "Another export writes into \(folder.printable). Nothing was written. Run the command again.",
        exitCode: ExitStatus.locked)
    }
    return root
  }

  /// Writes the files, then removes those without a new text; no link below the folder is followed.
  func write(into root: OpenFolder) throws {
    if changes.isEmpty { return }
    let beside = try PrivateFolder(in: root)
    for change in changes {
      guard let text = change.text else { continue }
      let (place, name) = try root.place(creating: change.path)
      let file = try Replacement(
        of: name, in: place, by: beside, mode: change.isProgram ? 0o755 : nil)
      try file.write(Array(text.utf8))
      try file.finish()
    }
    for change in changes where change.text == nil {
      let (place, name) = try root.place(change.path)
      try place.remove(name)
    }
  }

  /// The changes in words, a line each.
  var lines: [String] {
    changes.map { "\($0.text == nil ? "removed" : "wrote") \("\(folder)/\($0.path)".printable)\n" }
  }
}

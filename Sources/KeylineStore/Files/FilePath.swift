#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A path as text, and what the file system has there.
package struct FilePath: Hashable, Sendable {
  /// The path as it was given.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The path without slashes at its end; the root stays.
  private var trimmed: Substring {
    var rest = text[...]
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    return rest
  }

  /// The last name of the path.
  package var name: String {
    let path = trimmed
    guard path != "/", let slash = path.lastIndex(of: "/") else { return String(path) }
    return String(path[path.index(after: slash)...])
  }

  /// The folder that holds it: `.` where the path names none.
  package var folder: FilePath {
    let path = trimmed
    guard let slash = path.lastIndex(of: "/") else { return FilePath(".") }
    return FilePath(
      slash == path.startIndex ? "/" : String(FilePath(String(path[..<slash])).trimmed))
  }

  /// The end of the name after its last dot, in lower case; empty where there is none.
  package var ending: String {
    dot.map { String(name[name.index(after: $0)...]).lowercased() } ?? ""
  }

  /// The name without its end.
  package var stem: String { dot.map { String(name[..<$0]) } ?? name }

  /// The dot before the end of the name; one that begins a name hides it and ends nothing.
  private var dot: String.Index? {
    name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
  }

  /// The path of something in this folder.
  package func appending(_ name: String) -> FilePath {
    FilePath(text.hasSuffix("/") ? text + name : text + "/" + name)
  }

  /// The path from the root with its links followed; the path itself where it leads nowhere.
  package var resolved: FilePath {
    guard let real = realpath(text, nil) else { return self }
    defer { free(real) }
    return FilePath(String(cString: real))
  }

  /// The kind of file that it leads to, links followed; nil if there is none.
  package var kind: FileKind? {
    var status = stat()
    return stat(text, &status) == 0 ? FileKind(status) : nil
  }

  /// True if the file that it leads to belongs to the user who runs the program.
  package var belongsToUser: Bool {
    var status = stat()
    return stat(text, &status) == 0 && status.st_uid == geteuid()
  }

  /// Makes the folder, and those above it, where there are none.
  package func makeFolder(mode: UInt32 = 0o777) throws(FileFailure) {
    if kind == .folder { return }
    if folder != self { try folder.makeFolder(mode: mode) }
    guard mkdir(text, mode_t(mode)) == 0 || kind == .folder else {
      throw FileFailure(text, .creating)
    }
  }

  /// Removes a folder in which nothing is; any other stays.
  package func removeFolderIfEmpty() { rmdir(text) }
}

/// The kind of thing that a name stands for.
package enum FileKind: Sendable {
  case file, folder, link
  /// A pipe, a socket or a device.
  case other

  init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }
}

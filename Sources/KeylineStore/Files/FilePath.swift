#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A path as text, and what the file system has at it.
package struct FilePath: Hashable, Sendable {
  /// The path as it was given.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The path without trailing slashes; the root stays.
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

  /// The folder of the path: `.` if the path names none.
  package var folder: FilePath {
    let path = trimmed
    guard let slash = path.lastIndex(of: "/") else { return FilePath(".") }
    return FilePath(
      slash == path.startIndex ? "/" : String(FilePath(String(path[..<slash])).trimmed))
  }

  /// The extension in lower case; empty if there is none.
  package var ending: String {
    dot.map { String(name[name.index(after: $0)...]).lowercased() } ?? ""
  }

  /// The name without its extension.
  package var stem: String { dot.map { String(name[..<$0]) } ?? name }

  /// The dot before the extension; a leading dot hides the file and does not count.
  private var dot: String.Index? {
    name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
  }

  /// The path of something in this folder.
  package func appending(_ name: String) -> FilePath {
    FilePath(text.hasSuffix("/") ? text + name : text + "/" + name)
  }

  /// The path from the root with its links followed; the path itself if it leads nowhere.
  package var resolved: FilePath {
    guard let real = realpath(text, nil) else { return self }
    defer { free(real) }
    return FilePath(String(cString: real))
  }

  /// The kind of file at the path, links followed; nil if there is none.
  package var kind: FileKind? {
    var status = stat()
    return stat(text, &status) == 0 ? FileKind(status) : nil
  }

  /// True if the file, links followed, belongs to the user who runs the program.
  package var belongsToUser: Bool {
    var status = stat()
    return stat(text, &status) == 0 && status.st_uid == geteuid()
  }

  /// Makes the folder and its missing parents.
  package func makeFolder(mode: UInt32 = 0o777) throws(FileFailure) {
    if kind == .folder { return }
    if folder != self { try folder.makeFolder(mode: mode) }
    guard mkdir(text, mode_t(mode)) == 0 || kind == .folder else {
      throw FileFailure(text, .creating)
    }
  }

  /// Removes an empty folder; any other stays.
  package func removeFolderIfEmpty() { rmdir(text) }
}

extension FilePath {
  /// True if anything is at the path, even a link that leads nowhere.
  var exists: Bool {
    var status = stat()
    return lstat(text, &status) == 0
  }

  /// The permissions of the file; the owner's alone if it is missing.
  var mode: UInt16 {
    var status = stat()
    return stat(text, &status) == 0 ? UInt16(status.st_mode & 0o777) : 0o600
  }

  /// The path from the root.
  var absolute: FilePath {
    get throws(StorageError) {
      if text.hasPrefix("/") { return self }
      guard let working = getcwd(nil, 0) else {
        throw .cannotCreate(text, detail: FileFailure(text, .creating).reason)
      }
      defer { free(working) }
      return FilePath(String(cString: working) + "/" + text)
    }
  }

  /// Refuses a file in a missing folder, and names the nearest folder that exists.
  func requireFolder() throws(StorageError) {
    let folder = try absolute.folder
    var nearest = folder
    while nearest.kind != .folder, nearest.text != "/" { nearest = nearest.folder }
    if nearest != folder { throw .noFolder(text, nearest: nearest.text) }
  }

  /// Creates an empty file that only its owner may read and write, whatever the umask; an existing
  /// file stays as it is.
  func createFile() throws(StorageError) {
    let descriptor = open(text, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return }
      throw StorageError(FileFailure(text, .creating), path: text)
    }
    defer { close(descriptor) }
    guard fchmod(descriptor, 0o600) == 0 else {
      throw StorageError(FileFailure(text, .writing), path: text)
    }
  }
}

/// The kind of file behind a name.
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

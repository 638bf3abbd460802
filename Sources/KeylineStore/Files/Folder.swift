#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The file system calls beside SQLite's.
enum Folder {
  /// Refuses a file in a missing folder, and names the nearest folder that exists.
  static func check(of path: String) throws(StorageError) {
    let folder = FilePath(try absolute(path)).folder
    var nearest = folder
    while nearest.kind != .folder, nearest.text != "/" { nearest = nearest.folder }
    if nearest != folder { throw .noFolder(path, nearest: nearest.text) }
  }

  /// Creates an empty file that only its owner may read and write, whatever the umask; an existing
  /// file stays as it is.
  static func createFile(_ path: String) throws(StorageError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return }
      throw StorageError(FileFailure(path, .creating), path: path)
    }
    defer { close(descriptor) }
    guard fchmod(descriptor, 0o600) == 0 else { throw .inputOutput(path, detail: errorText) }
  }

  /// The path from the root.
  static func absolute(_ path: String) throws(StorageError) -> String {
    if path.hasPrefix("/") { return path }
    guard let working = getcwd(nil, 0) else { throw .cannotCreate(path, detail: errorText) }
    defer { free(working) }
    return String(cString: working) + "/" + path
  }

  /// The reason of the last failed call.
  static var errorText: String { String(cString: strerror(errno)) }

  /// The permissions of a file; the owner's alone if the file is missing.
  static func mode(of path: String) -> UInt16 {
    var status = stat()
    return stat(path, &status) == 0 ? UInt16(status.st_mode & 0o777) : 0o600
  }

  /// True if anything exists at a path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}

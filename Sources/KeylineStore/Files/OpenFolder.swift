#if canImport(Darwin)
  import Darwin
#else
  import CKeylineFiles
  import Glibc
#endif

/// A folder that is held open, so that nothing done in it leaves it.
///
/// Every operation uses a single name in the open folder; neither a link in it nor a name chosen by
/// another can lead elsewhere.
package final class OpenFolder {
  /// The path that it was opened with, for messages.
  package let path: String
  let descriptor: Int32

  /// The deepest nesting of folders, each of which stays open meanwhile.
  package static let maximumDepth = 64

  /// Opens a folder; links in the path are followed, because the caller chose the path.
  package init(_ path: String) throws(FileFailure) {
    self.path = path
    descriptor = open(path, Self.flags)
    guard descriptor >= 0 else { throw FileFailure(path, .opening) }
  }

  private init(_ name: String, in parent: OpenFolder) throws(FileFailure) {
    path = parent.path(name)
    descriptor = openat(parent.descriptor, name, Self.flags | O_NOFOLLOW)
    guard descriptor >= 0 else { throw FileFailure(path, .opening) }
  }

  deinit { close(descriptor) }

  private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC

  /// Locks the folder while it is open, so that concurrent changes take turns.
  ///
  /// - Returns: False if another call holds the lock; on a file system without locks always true.
  package func lock() -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// The path of something in the folder, for messages.
  package func path(_ name: String) -> String { FilePath(path).appending(name).text }

  /// The names in the folder, sorted.
  package func names() throws(FileFailure) -> [String] {
    let copy = openat(descriptor, ".", Self.flags)
    guard copy >= 0 else { throw FileFailure(path, .opening) }
    guard let stream = fdopendir(copy) else {
      let code = errno
      close(copy)
      throw FileFailure(path, .opening, code: code)
    }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let length = Int(MemoryLayout.size(ofValue: entry.pointee.d_name))
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: length) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    // `readdir` returns nil at the end and for an error; only `errno` differs.
    guard errno == 0 else { throw FileFailure(path, .opening) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The status of the file with a name, links not followed; nil if there is none.
  func status(_ name: String) throws(FileFailure) -> stat? {
    try check(name)
    var status = stat()
    if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
    guard errno == ENOENT else { throw FileFailure(path(name), .opening) }
    return nil
  }

  /// The kind of the file with a name, links not followed; nil if there is none.
  package func kind(_ name: String) throws(FileFailure) -> FileKind? {
    try status(name).map(FileKind.init)
  }

  /// Opens the folder of a name, which must not be a link.
  package func folder(_ name: String) throws(FileFailure) -> OpenFolder {
    try check(name)
    return try OpenFolder(name, in: self)
  }

  /// Opens the folder of a name and makes it if it is missing.
  package func folder(creating name: String) throws(FileFailure) -> OpenFolder {
    try check(name)
    guard mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else {
      throw FileFailure(path(name), .creating)
    }
    return try OpenFolder(name, in: self)
  }

  /// The folder and the name at the end of a path with slashes, without leaving this folder.
  package func place(_ path: String) throws(FileFailure) -> (folder: OpenFolder, name: String) {
    try place(path) { folder, name throws(FileFailure) in try folder.folder(name) }
  }

  /// The same, with missing folders made.
  package func place(
    creating path: String
  ) throws(FileFailure) -> (folder: OpenFolder, name: String) {
    try place(path) { folder, name throws(FileFailure) in try folder.folder(creating: name) }
  }

  private func place(
    _ path: String, _ next: (OpenFolder, String) throws(FileFailure) -> OpenFolder
  ) throws(FileFailure) -> (folder: OpenFolder, name: String) {
    var names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let last = names.removeLast()
    var folder = self
    for name in names { folder = try next(folder, name) }
    try check(last)
    return (folder, last)
  }

  /// True if the folder belongs to the user who runs the program and not everybody may write to it.
  package var isOwn: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.isOwn
  }

  /// Opens a file, which must not be a link, while a closure runs.
  package func withFile<Result>(
    _ name: String, _ body: (_ descriptor: Int32, _ isOwn: Bool) throws -> Result
  ) throws -> Result {
    try check(name)
    // Without O_NONBLOCK opening a pipe would block.
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileFailure(path(name), .opening) }
    defer { close(file) }
    var status = stat()
    return try body(file, fstat(file, &status) == 0 && status.isOwn)
  }

  /// All bytes of a regular file; nil for another kind of file or a larger one.
  package func bytes(_ name: String, atMost limit: Int) throws(FileFailure) -> [UInt8]? {
    try check(name)
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit
    else { return nil }
    guard let bytes = Self.bytes(of: file, atMost: limit) else {
      throw FileFailure(path(name), .opening)
    }
    return bytes.count <= limit ? bytes : nil
  }

  /// All bytes of an open file, or one more than the limit of a longer one; nil if it cannot be
  /// read.
  package static func bytes(of file: Int32, atMost limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = read(file, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return bytes
  }

  /// Creates a new file and returns its descriptor.
  func create(_ name: String, mode: UInt32) throws(FileFailure) -> Int32 {
    try check(name)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(descriptor, name, flags, mode_t(mode))
    guard file >= 0 else { throw FileFailure(path(name), .creating) }
    return file
  }

  /// Writes a new file without forcing it onto the disk.
  package func write(_ bytes: [UInt8], to name: String) throws(FileFailure) {
    let file = try create(name, mode: 0o666)
    let isWhole = Replacement.write(bytes, to: file)
    let code = errno
    guard close(file) == 0, isWhole else {
      throw FileFailure(path(name), .writing, code: isWhole ? errno : code)
    }
  }

  /// Moves a file of this folder into another one, replacing the file there, or only if the name is
  /// free.
  ///
  /// A second link and the removal of the first would leave both names if the process died in
  /// between.
  package func move(
    _ name: String, to folder: OpenFolder, as target: String, replacing: Bool = true
  ) throws(FileFailure) {
    try check(name)
    try folder.check(target)
    guard replacing else { return try moveWithoutReplacing(name, to: folder, as: target) }
    guard renameat(descriptor, name, folder.descriptor, target) == 0 else {
      throw FileFailure(folder.path(target), .creating)
    }
  }

  private func moveWithoutReplacing(
    _ name: String, to folder: OpenFolder, as target: String
  ) throws(FileFailure) {
    #if canImport(Darwin)
      let code = renameatx_np(descriptor, name, folder.descriptor, target, UInt32(RENAME_EXCL))
    #else
      let code = renameat2(
        descriptor, name, folder.descriptor, target, UInt32(KEYLINE_RENAME_NOREPLACE))
    #endif
    guard code == 0 else { throw FileFailure(folder.path(target), .creating) }
  }

  /// Removes a file or a link, if it exists.
  package func remove(_ name: String) throws(FileFailure) {
    try check(name)
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else {
      throw FileFailure(path(name), .removing)
    }
  }

  /// Removes an empty folder; any other stays.
  package func removeIfEmpty(_ name: String) {
    _ = unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// Removes a folder and its content; links are removed, not followed.
  package func removeAll(_ name: String) {
    if let inner = try? folder(name), let names = try? inner.names() {
      for name in names {
        guard unlinkat(inner.descriptor, name, 0) != 0 else { continue }
        inner.removeAll(name)
      }
    }
    removeIfEmpty(name)
  }

  /// Writes the names of the folder to the disk; a file system that cannot answers EINVAL.
  func synchronize() throws(FileFailure) {
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileFailure(path, .writing) }
  }

  private func check(_ name: String) throws(FileFailure) {
    let isName =
      !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(UInt8(ascii: "/"))
      && !name.utf8.contains(0)
    guard isName else { throw FileFailure(path(name), .opening, code: EINVAL) }
  }
}

extension stat {
  /// True if the file belongs to the user who runs the program and not everybody may write to it.
  fileprivate var isOwn: Bool { st_uid == geteuid() && st_mode & 0o002 == 0 }
}

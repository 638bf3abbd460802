#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file made beside its target, whose name it takes once it is completely on the disk.
///
/// An existing target keeps its mode, its owner and its group; a read-only one is not replaced.
/// Until ``finish(replacing:)`` the target stays as it was, even after a crash.
package final class Replacement {
  /// The path of the file while it is made, for a library that opens files itself.
  package let temporary: String
  private let place: PrivateFolder
  private let parent: OpenFolder
  private let target: String
  private let before: stat?
  private var descriptor: Int32

  static let name = "whole"

  /// Makes an empty file beside a target.
  ///
  /// - Parameters:
  ///   - path: The target, links followed.
  ///   - mode: The mode of a new file; without one, the umask of the process decides.
  package convenience init(of path: String, mode: UInt16? = nil) throws(FileFailure) {
    let parent: OpenFolder
    do {
      parent = try OpenFolder(FilePath(path).folder.text)
    } catch {
      throw FileFailure(path, .creating, code: error.code)
    }
    try self.init(of: FilePath(path).name, in: parent, mode: mode)
  }

  /// Makes an empty file to replace one in a folder, which must not be a link.
  ///
  /// - Parameter place: The folder to make it in, shared by files made one after the other; by
  ///   default a new one beside the target.
  package init(
    of name: String, in parent: OpenFolder, by place: PrivateFolder? = nil, mode: UInt16? = nil
  ) throws(FileFailure) {
    self.parent = parent
    target = name
    let path = parent.path(name)
    before = try parent.status(target)
    if let before {
      guard before.st_mode & S_IFMT == S_IFREG else {
        throw FileFailure(path, .replacingOther, code: EEXIST)
      }
      let isWritable = faccessat(parent.descriptor, target, W_OK, AT_EACCESS) == 0
      guard before.st_mode & 0o222 != 0, isWritable else {
        throw FileFailure(path, .replacingReadOnly, code: EACCES)
      }
    }
    do {
      if let place { self.place = place } else { self.place = try PrivateFolder(in: parent) }
    } catch {
      throw FileFailure(path, .creating, code: error.code)
    }
    descriptor = try self.place.folder.create(Self.name, mode: mode.map { mode_t($0) } ?? 0o666)
    temporary = self.place.folder.path(Self.name)
    try adopt(mode.map { mode_t($0) }, path)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Gives the new file the owner, the group and the mode of the old one, before anything is
  /// written.
  private func adopt(_ mode: mode_t?, _ path: String) throws(FileFailure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(path, .creating) }
    if let before, (before.st_uid, before.st_gid) != (status.st_uid, status.st_gid) {
      guard fchown(descriptor, before.st_uid, before.st_gid) == 0 else {
        throw FileFailure(path, .keepingOwner)
      }
    }
    guard let mode = before.map({ $0.st_mode & 0o7777 }) ?? mode else { return }
    guard fchmod(descriptor, mode) == 0 else { throw FileFailure(path, .creating) }
  }

  /// Adds bytes to the file.
  package func write(_ bytes: [UInt8]) throws(FileFailure) {
    guard Self.write(bytes, to: descriptor) else { throw failure(.writing) }
  }

  /// Writes bytes to an open file; false when not all of them could be written.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        #if canImport(Darwin)
          let count = Darwin.write(
            descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
        #else
          let count = Glibc.write(
            descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
        #endif
        if count > 0 { offset += count } else if count == 0 || errno != EINTR { return false }
      }
      return true
    }
  }

  /// Writes everything to the disk, then gives the file its name.
  ///
  /// - Parameter replacing: False makes it an error if somebody has taken the name meanwhile.
  package func finish(replacing: Bool = true) throws(FileFailure) {
    try settle()
    if replacing {
      try place.folder.move(Self.name, to: parent, as: target)
    } else {
      try settleWithoutReplacing()
    }
    // The folder holds the new name and is written to the disk separately.
    try parent.synchronize()
  }

  /// Writes everything to the disk and closes the file, which then waits beside its target for its
  /// name.
  ///
  /// - Parameter old: The bytes that the target must have then, if that matters.
  package func wait(replacing old: [UInt8]? = nil) throws(FileFailure) -> PendingFile {
    try settle()
    return PendingFile(target, in: parent.path, made: place.leave(), replacing: old)
  }

  private func settle() throws(FileFailure) {
    let isWhole = fsync(descriptor) == 0
    let code = errno
    let isClosed = close(descriptor) == 0
    descriptor = -1
    guard isWhole, isClosed else { throw failure(.writing, code: isWhole ? errno : code) }
  }

  private func settleWithoutReplacing() throws(FileFailure) {
    do {
      try place.folder.move(Self.name, to: parent, as: target, replacing: false)
    } catch {
      // A file system that cannot refuse a taken name: the name is checked first.
      guard error.code != EEXIST, try parent.status(target) == nil else {
        throw failure(.creating, code: EEXIST)
      }
      try place.folder.move(Self.name, to: parent, as: target)
    }
  }

  private func failure(_ attempt: FileFailure.Attempt, code: Int32 = errno) -> FileFailure {
    FileFailure(parent.path(target), attempt, code: code)
  }
}

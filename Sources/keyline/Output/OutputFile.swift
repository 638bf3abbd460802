import Foundation

/// A file that the user names for the output: it has all of it or is as it was.
struct OutputFile {
  private let path: String

  /// Creates the file's place; a link is followed to what it names.
  init(_ path: String) throws {
    if path.isEmpty {
      throw Failure("'--output' needs the name of a file.", exitCode: ExitStatus.usage)
    }
    self.path = (path as NSString).resolvingSymlinksInPath
  }

  /// Writes what a closure hands over; whatever it throws leaves the file alone.
  func write(_ body: ((_ bytes: [UInt8]) throws -> Void) throws -> Void) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      if isFolder.boolValue {
        throw Failure("\(path) is a folder.", exitCode: ExitStatus.cannotCreate)
      }
      let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
      if type as? FileAttributeType != .typeRegular { return try writeInPlace(body) }
    }
    try settle { _, descriptor in try body { try Self.write($0, descriptor, path) } }
  }

  /// Replaces the file by one that a closure fills by its path; whatever it throws leaves the file
  /// alone. Only a regular file can be replaced.
  func replace(_ body: (_ temporary: String) throws -> Void) throws {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
    guard type == nil || type as? FileAttributeType == .typeRegular else {
      throw Failure("\(path) is no regular file.", exitCode: ExitStatus.cannotCreate)
    }
    try settle { temporary, _ in try body(temporary) }
  }

  private func settle(
    _ body: (_ temporary: String, _ descriptor: Int32) throws -> Void
  ) throws {
    let temporary = path + ".\(ProcessInfo.processInfo.processIdentifier).part"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { throw cannotCreate() }
    do {
      try body(temporary, descriptor)
      let mode = (try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions])
      if let mode = (mode as? NSNumber)?.uint32Value { fchmod(descriptor, mode_t(mode)) }
      guard fsync(descriptor) == 0, close(descriptor) == 0 else {
        throw Failure("\(path) could not be written.", exitCode: ExitStatus.inputOutput)
      }
      guard rename(temporary, path) == 0 else { throw cannotCreate() }
      // The new name stands in the folder, which is written to the disk by itself.
      try synchronizeFolder()
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Some file systems have no such thing as writing a folder, which they say with EINVAL.
  private func synchronizeFolder() throws {
    let folder = (path as NSString).deletingLastPathComponent
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw Failure(
        "\(path) was written, but may not survive a power loss.",
        exitCode: ExitStatus.inputOutput)
    }
  }

  /// A pipe or a device cannot be replaced, so it is written to.
  private func writeInPlace(
    _ body: ((_ bytes: [UInt8]) throws -> Void) throws -> Void
  ) throws {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw cannotCreate() }
    defer { close(descriptor) }
    try body { try Self.write($0, descriptor, path) }
  }

  private static func write(_ bytes: [UInt8], _ descriptor: Int32, _ path: String) throws {
    guard StandardStream(descriptor: descriptor).write(bytes) else {
      throw Failure("\(path) could not be written.", exitCode: ExitStatus.inputOutput)
    }
  }

  private func cannotCreate() -> Failure {
    Failure(
      "\(path) cannot be created: \(String(cString: strerror(errno))).",
      exitCode: ExitStatus.cannotCreate)
  }
}

import KeylineData
import KeylineStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An output file named by the user, which is written completely or not at all.
struct OutputFile {
  private let target: Target

  private enum Target {
    /// A file, links followed, or a free name.
    case file(String)
    /// A pipe or a device, which cannot be replaced and is written to.
    case stream(String)
  }

  /// Examines the path, links followed.
  ///
  /// Errors: an unwritable place, or one of Keyline's databases, which no output replaces.
  init(_ path: String) throws(Failure) {
    if path.isEmpty {
      throw Failure("'--output' needs the name of a file.", exitCode: ExitStatus.usage)
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      try Self.refuseObstacle(path, code: errno)
      target = .file(path)
      try refuseDatabase(path)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      target = .file(FilePath(path).resolved.text)
      try refuseDatabase(path)
    case S_IFIFO, S_IFCHR: target = .stream(path)
    case S_IFDIR: throw Failure("\(path.printable) is a folder.", exitCode: ExitStatus.cannotCreate)
    default:
      throw Failure("\(path.printable) is not a regular file.", exitCode: ExitStatus.cannotCreate)
    }
  }

  /// Refuses a name that cannot become a file.
  private static func refuseObstacle(_ path: String, code: Int32) throws(Failure) {
    var link = stat()
    if lstat(path, &link) == 0, link.st_mode & S_IFMT == S_IFLNK {
      throw Failure(
        "\(path.printable) is a link whose target cannot be written.",
        exitCode: ExitStatus.cannotCreate)
    }
    if code != ENOENT {
      throw Failure(FileFailure(path, .creating, code: code))
    }
  }

  /// Refuses the place of a database, or of a journal that SQLite would apply to it: an output
  /// there would destroy all of the user's rows.
  private func refuseDatabase(_ path: String) throws(Failure) {
    guard case .file(let file) = target, DatabaseFile.owns(file) else { return }
    throw Failure(
      "\(path.printable) is a Keyline database or its journal, which output never replaces. "
        + "Name another file.", exitCode: ExitStatus.cannotCreate)
  }

  /// True if both are the same file.
  func isSame(as other: OutputFile) -> Bool {
    if case .file(let own) = target, case .file(let others) = other.target {
      own == others
    } else {
      false
    }
  }

  /// Writes the bytes that a closure provides; an error leaves the file alone.
  ///
  /// The closure escapes: `withoutActuallyEscaping` would put the length of a source path into the
  /// program.
  func write(_ body: (@escaping (_ bytes: [UInt8]) throws -> Void) throws -> Void) throws {
    switch target {
    case .stream(let path): try Self.write(to: path, body)
    case .file(let path):
      let replacement = try Replacement(of: path)
      try body { try replacement.write($0) }
      try replacement.finish()
    }
  }

  /// Makes the file without its name; nil for a pipe or a device, which gets the bytes at once.
  ///
  /// - Parameter old: The bytes that the file must still hold when it is replaced.
  func prepare(_ bytes: [UInt8], replacing old: [UInt8]? = nil) throws -> PendingFile? {
    switch target {
    case .stream(let path):
      try Self.write(to: path) { try $0(bytes) }
      return nil
    case .file(let path):
      let replacement = try Replacement(of: path)
      try replacement.write(bytes)
      return try replacement.wait(replacing: old)
    }
  }

  /// Makes the file by a temporary path without its name, for a library that opens files itself.
  func prepare(_ body: (_ temporary: String) throws -> Void) throws -> PendingFile {
    switch target {
    case .stream(let path):
      throw Failure("\(path.printable) is not a regular file.", exitCode: ExitStatus.cannotCreate)
    case .file(let path):
      let replacement = try Replacement(of: path)
      try body(replacement.temporary)
      return try replacement.wait()
    }
  }

  private static func write(
    to path: String, _ body: (@escaping (_ bytes: [UInt8]) throws -> Void) throws -> Void
  ) throws {
    let descriptor = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path, .opening) }
    defer { close(descriptor) }
    try body { bytes in
      guard Replacement.write(bytes, to: descriptor) else { throw FileFailure(path, .writing) }
    }
  }
}

import KeylineData
import KeylineStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file that the user names for the output: it has all of it or is as it was.
struct OutputFile {
  private let target: Target

  private enum Target {
    /// A file, links followed, or a name that is free.
    case file(String)
    /// A pipe or a device, which cannot be replaced and is written to.
    case stream(String)
  }

  /// Looks at what is there; a link stands for what it leads to.
  ///
  /// Errors: nothing that can be written, or a database of Keyline's, which no output replaces.
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

  /// Refuses a name at which no file can be made.
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

  /// An output in the place of a database, or of the journal that SQLite would apply to it, would
  /// take every row of the user's along.
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

  /// Writes what a closure hands over; whatever it throws leaves the file alone.
  ///
  /// The closure escapes: `withoutActuallyEscaping` would put the length of a source path into the program.
  func write(_ body: (@escaping (_ bytes: [UInt8]) throws -> Void) throws -> Void) throws {
    switch target {
    case .stream(let path): try Self.write(to: path, body)
    case .file(let path):
      let replacement = try Replacement(of: path)
      try body { try replacement.write($0) }
      try replacement.finish()
    }
  }

  /// Makes the file of some bytes without giving it its name; nil for a pipe or a device, which has
  /// them at once.
  ///
  /// - Parameter old: What the file must still hold when it is replaced.
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

  /// Makes the file by its path without giving it its name, as a library needs it that opens files
  /// itself.
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

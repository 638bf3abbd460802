import KeylineData
import KeylineStore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads files named by the user.
enum InputFile {
  /// The largest file that is accepted.
  static let maximumSize = 8 * 1_024 * 1_024

  /// The text for errors in arguments.
  static let commandLine = SourceText(name: "command line", bytes: [])

  /// Reads a file, or standard input for `-`.
  static func text(_ path: String, _ environment: Environment) throws -> SourceText {
    if path == "-" {
      guard let bytes = environment.readInput() else {
        throw Failure("Standard input cannot be read.", exitCode: ExitStatus.noInput)
      }
      return try checked(SourceText(name: "standard input", bytes: bytes), size: bytes.count)
    }
    // Opened before it is examined, so that both are the same file; without O_NONBLOCK opening a
    // pipe would block.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw cannotOpen(path, code: errno) }
    defer { close(descriptor) }
    return try text(of: descriptor, path)
  }

  /// Reads an open file.
  static func text(of descriptor: Int32, _ path: String) throws -> SourceText {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Failure("\(path.printable) is not a regular file.", exitCode: ExitStatus.noInput)
    }
    guard status.st_size <= maximumSize else { throw tooLarge(path) }
    guard let bytes = OpenFolder.bytes(of: descriptor, atMost: maximumSize) else {
      throw Failure("\(path.printable) cannot be read.", exitCode: ExitStatus.notPermitted)
    }
    return try checked(SourceText(name: path, bytes: bytes), size: bytes.count)
  }

  private static func cannotOpen(_ path: String, code: Int32) -> Failure {
    switch code {
    case EACCES, EPERM:
      Failure("\(path.printable) cannot be read.", exitCode: ExitStatus.notPermitted)
    case ENXIO, ENODEV:
      Failure("\(path.printable) is not a regular file.", exitCode: ExitStatus.noInput)
    case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG:
      Failure("There is no file \(path.printable).", exitCode: ExitStatus.noInput)
    default:
      Failure(
        "\(path.printable) cannot be read: \(String(cString: strerror(code))).",
        exitCode: ExitStatus.inputOutput)
    }
  }

  private static func checked(_ text: SourceText, size: Int) throws -> SourceText {
    guard size <= maximumSize else { throw tooLarge(text.name) }
    return text
  }

  /// True if a file was refused for its kind, not for its content.
  static func isUnread(_ failure: Failure) -> Bool {
    failure.message.hasSuffix(" is not UTF-8.") || failure.message.hasSuffix(" MiB.")
  }

  private static func tooLarge(_ name: String) -> Failure {
    Failure(
      "\(name.printable) is larger than \(maximumSize >> 20) MiB.", exitCode: ExitStatus.badData)
  }
}

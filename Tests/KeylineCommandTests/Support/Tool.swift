import Foundation
import KeylineTestSupport

/// A program that a test needs and that may be missing.
enum Tool: String {
  case chromium, clang, datasette, node, python3, setpriv, sqlite3, swiftc, tsc

  /// Where it lies, if it is there.
  var url: URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.lazy.map { URL(fileURLWithPath: "\($0)/\(self.rawValue)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Whether a process may become nobody, and nobody may run the program.
  static let canBecomeNobody: Bool = {
    guard getuid() == 0, let setpriv = setpriv.url, let binary = Binary.url else { return false }
    let arguments = nobody + [binary.path, "--version"]
    let run = try? Program(setpriv, arguments, variables: ["HOME": "/"]).finish()
    return run?.exitCode == 0
  }()

  /// What makes `setpriv` run a program as nobody.
  static let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups"]
}

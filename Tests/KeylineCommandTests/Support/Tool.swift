import Foundation
import KeylineTestSupport
import Testing

/// A program besides the toolchain that a test needs.
///
/// The programs on a machine do not decide what is tested there: a Python may lack half its modules. So
/// these tests run where KEYLINE_TOOLS says that the machine was set up for them, and then fail
/// without the program.
enum Tool: String {
  case datasette, node, python3, setpriv, sqlite3, swiftc, tsc

  private static let areInstalled =
    ProcessInfo.processInfo.environment["KEYLINE_TOOLS"] != nil

  /// Leaves a test out where the machine was not set up for it.
  var trait: ConditionTrait {
    .enabled(if: Self.areInstalled, "needs \(rawValue): script/setup-checks, KEYLINE_TOOLS=1")
  }

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

import Foundation

/// What a call takes from around it.
struct Environment: Sendable {
  /// The environment variables.
  let variables: [String: String]
  /// All of standard input; called at most once.
  let readInput: @Sendable () -> [UInt8]?

  /// The environment of the process.
  static let process = Environment(variables: ProcessInfo.processInfo.environment) {
    (try? FileHandle.standardInput.readToEnd()).map { Array($0) }
  }

  init(
    variables: [String: String], readInput: @escaping @Sendable () -> [UInt8]? = { nil }
  ) {
    self.variables = variables
    self.readInput = readInput
  }
}

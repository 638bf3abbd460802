import Foundation

/// What a call takes from around it.
struct Environment: Sendable {
  /// The environment variables.
  let variables: [String: String]
  /// All of standard input, or of more than is ever read its beginning; called at most once.
  let readInput: @Sendable () -> [UInt8]?
  /// Writes to standard output at once; false when not all could be written. Nil where the output
  /// is only kept.
  let writeOutput: (@Sendable ([UInt8]) -> Bool)?

  /// The environment of the process.
  static let process = Environment(
    variables: ProcessInfo.processInfo.environment, readInput: standardInput,
    writeOutput: { StandardStream.output.write($0) })

  private static let standardInput: @Sendable () -> [UInt8]? = {
    var input: [UInt8] = []
    do {
      while input.count <= InputFile.maximumSize,
        let part = try FileHandle.standardInput.read(upToCount: 1 << 20), !part.isEmpty
      {
        input += part
      }
    } catch {
      return nil
    }
    return input
  }

  init(
    variables: [String: String], readInput: @escaping @Sendable () -> [UInt8]? = { nil },
    writeOutput: (@Sendable ([UInt8]) -> Bool)? = nil
  ) {
    self.variables = variables
    self.readInput = readInput
    self.writeOutput = writeOutput
  }
}

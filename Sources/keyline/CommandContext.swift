/// Where a command finds its surroundings and leaves its texts.
struct CommandContext {
  let environment: Environment
  /// Data, for standard output.
  private(set) var output = ""
  /// Everything else, for standard error.
  private(set) var messages = ""
  /// The code of a negative answer that is no error.
  var exitCode: Int32 = ExitStatus.success

  init(environment: Environment) { self.environment = environment }

  /// Adds data.
  mutating func write(_ text: String) { output += text }

  /// Adds a line for the reader.
  mutating func say(_ text: String) { messages += text + "\n" }
}

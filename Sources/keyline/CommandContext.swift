import KeylineExport
import KeylineJSON

/// Where a command finds its surroundings and leaves its texts.
struct CommandContext {
  let environment: Environment
  /// Data, for standard output.
  private(set) var output = ""
  /// Everything else, for standard error.
  private(set) var messages = ""
  /// The code of a negative answer that is not an error.
  var exitCode: Int32 = ExitStatus.success
  /// True if the rows that nobody else has are left out.
  var restsOnSharedData = false
  /// The number of the shipped data that was read last.
  var dataVersion = 0
  /// The rows that were read before, if one call asks many questions; nil if it asks one.
  var memory: KnowledgeMemory?

  init(environment: Environment) { self.environment = environment }

  /// Adds a text that people may read; formats that escape by rules of their own pass it unchanged.
  mutating func write(_ text: String) { output += text.printableLines }

  /// Adds data in a format that must keep every character as it is.
  mutating func write(data: String) { output += data }

  /// Adds data that is too long to keep: it is written at once where there is something to write to.
  mutating func stream(_ bytes: [UInt8]) throws {
    guard let write = environment.writeOutput else {
      output += String(decoding: bytes, as: UTF8.self)
      return
    }
    guard write(Array(output.utf8)), write(bytes) else {
      throw Failure("the output could not be written", exitCode: ExitStatus.inputOutput)
    }
    output = ""
  }

  /// Adds data that is never whole in memory: what goes into the sink is written piece by piece.
  mutating func stream(_ write: (inout ByteSink) throws -> Void) throws {
    var streamed = self
    try withUnsafeMutablePointer(to: &streamed) { pointer in
      var sink = ByteSink { try pointer.pointee.stream($0) }
      try write(&sink)
      try sink.finish()
    }
    self = streamed
  }

  /// Adds a line for the reader.
  mutating func say(_ text: String) { messages += text + "\n" }

  /// Adds a line for the reader unless it was said before.
  mutating func sayOnce(_ text: String) {
    if !messages.contains(text + "\n") { say(text) }
  }
}

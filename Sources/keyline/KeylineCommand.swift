import ArgumentParser

/// A command that writes into a context, so that tests can run it without a process.
protocol KeylineCommand: ParsableCommand {
  /// Does the work; what is thrown becomes a sentence on standard error and an exit code.
  func run(in context: CommandContext) throws
}

import ArgumentParser

extension Failure {
  /// The error in a command line that could be read, as the argument parser would say it.
  init(_ error: ValidationError, in command: any ParsableCommand.Type) {
    let usage = Keyline.usageString(for: command)
    self.init(
      "\(error.message)\nUsage: \(usage)\n"
        + "  See '\(CommandTree.path(of: command)) --help' for more information.",
      exitCode: ExitStatus.usage)
  }
}

import ArgumentParser

@main
enum Main {
  static func main() {
    let outcome = Invocation(
      arguments: Array(CommandLine.arguments.dropFirst()), environment: .process
    ).run()
    var code = outcome.exitCode
    // A negative answer with output is lost with the output; an error stays an error.
    let isLost = code == 0 || code == ExitStatus.negative && !outcome.output.isEmpty
    if !StandardStream.output.write(outcome.output), isLost {
      _ = StandardStream.error.write("error: the output could not be written\n")
      code = ExitStatus.inputOutput
    }
    _ = StandardStream.error.write(outcome.messages)
    ExitStatus.exit(code)
  }
}

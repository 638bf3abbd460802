import ArgumentParser

@main
enum Main {
  static func main() {
    let outcome = Invocation(
      arguments: Array(CommandLine.arguments.dropFirst()), environment: .process
    ).run()
    var code = outcome.exitCode
    if !StandardStream.output.write(outcome.output), code == 0 {
      _ = StandardStream.error.write("error: the output could not be written\n")
      code = ExitStatus.inputOutput
    }
    _ = StandardStream.error.write(outcome.messages)
    ExitStatus.exit(code)
  }
}

import ArgumentParser
import KeylineModel

/// The options of every picture.
struct DrawOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write to an .svg file, replaced only when complete; - is standard output.",
      valueName: "file"))
  var output: String?

  @Flag(name: .long, help: "Include your own rows, which other people do not have.")
  var local = false

  @OptionGroup var database: DatabaseOptions

  func validate() throws { try FileFormat.require(.svg, of: output) }

  /// Writes a picture where it was asked for.
  func write(_ picture: String, to context: CommandContext) throws {
    guard let output, output != "-" else { return context.write(picture) }
    try OutputFile(output).write { take in try take(Array(picture.utf8)) }
  }
}

import ArgumentParser
import KeylineModel

/// The options of every picture.
struct DrawOptions: ParsableArguments {
  @OptionGroup var destination: ExportDestination

  func validate() throws { try FileFormat.require(.svg, of: destination.output) }

  /// Writes a picture to the requested place.
  func write(_ picture: String, to context: CommandContext) throws {
    guard let output = destination.output, output != "-" else { return context.write(picture) }
    try context.file(picture) {
      try OutputFile(output).write { take in try take(Array(picture.utf8)) }
    }
  }
}

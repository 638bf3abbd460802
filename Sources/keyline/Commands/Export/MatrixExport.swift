import ArgumentParser
import KeylineExport
import KeylineModel
import KeylineQuery

/// A subcommand of `export` that writes values of devices.
protocol MatrixExport: KeylineCommand {
  var options: ExportOptions { get }
  /// The format of the file that it writes.
  static var fileFormat: FileFormat { get }
  /// True if every release has its own row.
  var eachRelease: Bool { get }

  /// The metrics that it takes of a catalogue; those that were named unless it has its own.
  func metrics(in catalogue: [Metric]) throws -> [Metric]

  /// Refuses a selection that the format cannot hold.
  func requireScope(_ selection: Selection) throws

  /// The format with its own options.
  func format() throws -> any Export
}

extension MatrixExport {
  var eachRelease: Bool { false }

  func requireScope(_ selection: Selection) {}

  func metrics(in catalogue: [Metric]) throws -> [Metric] { try options.metrics(in: catalogue) }

  func run(in context: CommandContext) throws {
    try FileFormat.require(Self.fileFormat, of: options.output)
    try requireScope(options.asked(context.defaults))
    let format = try format()
    let answers = try options.answers(context, metrics: metrics(in:))
    let content = ExportContent(
      answers.matrix, statesData: options.dataVersion, eachRelease: eachRelease)
    try write(format, content, to: context)
    answers.say(to: context)
  }

  private func write(
    _ format: any Export, _ content: ExportContent, to context: CommandContext
  ) throws {
    if let output = options.output, output != "-" {
      try OutputFile(output).write { take in
        var sink = ByteSink(take)
        try format.write(content, to: &sink)
      }
      return
    }
    try context.stream { try format.write(content, to: &$0) }
  }
}

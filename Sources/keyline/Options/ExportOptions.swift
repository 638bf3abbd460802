import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineText

/// The options of every export of values.
struct ExportOptions: ParsableArguments {
  @Argument(help: "Metrics or groups of them; without any, all of them.", completion: .metrics)
  var metric: [String] = []

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var situation: SituationOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write to a file, which is replaced only when all is written; - is standard output.",
      valueName: "file"))
  var output: String?

  @Flag(name: .long, help: "Include your own rows, which others do not have.")
  var local = false

  @Flag(name: .long, help: "State the number of the data in the output.")
  var dataVersion = false

  @OptionGroup var database: DatabaseOptions

  /// The situations: both orientations, unless one was named.
  var situations: [Situation] {
    var situation = situation.situation
    if self.situation.orientation.given != nil { return [situation] }
    situation.orientation = .landscape
    return [self.situation.situation, situation]
  }
}

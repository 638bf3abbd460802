import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineText

/// The question of an export of values; no option of it names a place.
struct ExportOptions: ParsableArguments {
  @Argument(help: "Metrics or groups of metrics; all by default.", completion: .metrics)
  var metric: [String] = []

  @OptionGroup var selection: SelectionOptions
  @OptionGroup(visibility: .condition) var situation: SituationOptions

  @Flag(name: .long, help: "Add the data version to the output.")
  var dataVersion = false

  /// The question, completed by the defaults of the project.
  func ask(_ defaults: ProjectConfiguration) -> Ask {
    selection.ask(metric, situation, defaults: defaults)
  }

  /// The options as words in a fixed order, without usual values.
  var spelled: [String] {
    selection.asked(metric, situation).arguments + [String](flag: "--data-version", dataVersion)
  }
}

/// The file of an export, and the choice of its rows.
struct ExportDestination: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write to a file, replaced only when complete; - is standard output.",
      valueName: "file"))
  var output: String?

  @Flag(name: .long, help: "Include your own rows, which other people do not have.")
  var local = false

  @OptionGroup var database: DatabaseOptions
}

/// The flag of code that other modules can use.
struct AccessOption: ParsableArguments {
  @Flag(
    name: .customLong("public"), help: "Make that type public, so that other modules can use it.")
  var isPublic = false
}

extension [String] {
  /// A flag, if it was given.
  init(flag: String, _ isGiven: Bool) { self = isGiven ? [flag] : [] }

  /// A flag and its value, if there is one.
  init(option flag: String, _ value: String?) { self = value.map { [flag, $0] } ?? [] }
}

import ArgumentParser
import KeylineModel

/// The flag that only shows the changes of a command.
struct DryRunOption: ParsableArguments {
  @Flag(name: .customLong("dry-run"), help: "Show what would change without changing it.")
  var isOn = false
}

/// The flags that decide whether a change is stored.
struct ChangeOptions: ParsableArguments {
  @OptionGroup var dryRun: DryRunOption

  @Flag(
    name: .long,
    help: "Store the change even if other rows name or rest on something that it removes.")
  var force = false
}

/// The file of rules and observations.
struct EvidenceFile: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A file of JSON; - is standard input.", valueName: "file"),
    completion: .file())
  var path: String
}

/// The source of readings, and how it obtained them.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .long, help: "The key of the source, or the title of a new one.", completion: .sources)
  var source: String?

  @Option(name: .long, help: "Record the source under this title if it is new.")
  var sourceTitle: String?

  @Option(name: .long, help: "The public address of a new source.")
  var sourceAddress: String?

  @Option(name: .long, help: "How the values were obtained.")
  var obtained: Observation.Obtained?
}

extension Observation.Obtained: ExpressibleByArgument {}

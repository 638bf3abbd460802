import ArgumentParser

/// The flags that say if a change is stored, and how it is shown.
struct ChangeOptions: ParsableArguments {
  @Flag(name: .long, help: "Check and show what would change, store nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Store it even where other rows lose what they rest on or name.")
  var force = false

  @OptionGroup var output: TextOptions
}

import ArgumentParser

/// The flags that decide if a change is stored and how it is shown.
struct ChangeOptions: ParsableArguments {
  @Flag(name: .long, help: "Show what would change without storing it.")
  var dryRun = false

  @Flag(
    name: .long,
    help: "Store the change even if other rows name or rest on something that it removes.")
  var force = false

  @OptionGroup var output: TextOptions
}

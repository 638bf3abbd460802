import ArgumentParser

/// The flags that say if devices share the rows of a table.
struct GroupingOptions: ParsableArguments {
  @Flag(
    name: .long, inversion: .prefixedNo,
    help: "Devices that are equal share a row, or each has rows of its own.")
  var group: Bool?
}

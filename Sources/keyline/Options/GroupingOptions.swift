import ArgumentParser

/// The flags that decide if devices share the rows of a table.
struct GroupingOptions: ParsableArguments {
  @Flag(
    name: .long, inversion: .prefixedNo,
    help: "Let devices with equal values share a row, or give each its own rows.")
  var group: Bool?
}

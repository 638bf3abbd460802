import ArgumentParser
import KeylineJSON
import KeylineModel

/// The parts of an observation, as flags.
struct ObservationOptions: ParsableArguments {
  @OptionGroup var scope: ConditionOptions

  @Option(name: .long, help: "The versions it was read on, joined by commas.")
  var os: String?

  @Option(name: .long, parsing: .unconditional, help: "A length in points.")
  var value: String?

  @Option(name: .long, help: "measured, documented, tabulated or reported.")
  var obtained: String?

  @Option(name: .long, help: "The simulator, device or program it was read with.")
  var tool: String?

  @Option(name: .long, help: "The key of the source.")
  var source: String?

  @Option(name: .long, help: "The exact place in the source.")
  var locator: String?

  @Option(name: .long, help: "The day it was last checked against its source, YYYY-MM-DD.")
  var readAgain: String?

  @Option(name: .long, help: "Why it is considered wrong; it then supports no rule.")
  var disputed: String?

  @Option(name: .long, help: "A note.")
  var note: String?

  /// True if nothing is given.
  var isEmpty: Bool {
    [os, value, obtained, tool, source, locator, readAgain, disputed, note]
      .allSatisfy { $0 == nil }
      && scope.conditions.isEmpty
  }

  /// The given parts, with the seed's keys.
  func members() throws -> [(String, JSONValue?)] {
    let versions = os.map { $0.split(separator: ",").map { JSONValue.string(String($0)) } }
    return [
      ("source", source.map(JSONValue.string)),
      ("where", try scope.object()),
      ("os", versions.map { $0.count == 1 ? $0[0] : .array($0) }),
      ("value", value.map { Length($0) == nil ? .string($0) : .number($0) }),
      ("obtained", obtained.map(JSONValue.string)),
      ("tool", tool.map(JSONValue.string)),
      ("locator", locator.map(JSONValue.string)),
      ("read-again", readAgain.map(JSONValue.string)),
      ("disputed", disputed.map(JSONValue.string)),
      ("note", note.map(JSONValue.string)),
    ]
  }
}

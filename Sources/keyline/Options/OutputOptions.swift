import ArgumentParser
import KeylineText

/// The output options of a table.
struct TableOptions: ParsableArguments {
  @Option(
    name: [.customShort("f"), .customLong("format")], help: "The output format.")
  var givenFormat: ListFormat?

  @Flag(name: .long, help: "The same as --format json.")
  var json = false

  @OptionGroup var noteOptions: NoteOptions

  @Flag(name: .long, help: "Exit with 1 if any cell has no value.")
  var strict = false

  /// The format that was asked for, if one was.
  var format: ListFormat? { json ? .json : givenFormat }

  func validate() throws { try OneFormat.check(givenFormat, json: json) }
}

/// The output options of an answer that is not a table.
struct TextOptions: ParsableArguments {
  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: "The output format; text by default.")
  var givenFormat: TextFormatName?

  @Flag(name: .long, help: "The same as --format json.")
  var json = false

  /// True if JSON is asked for.
  var isJSON: Bool { json || givenFormat == .json }

  func validate() throws { try OneFormat.check(givenFormat, json: json) }
}

/// The formats of answers that are not lists.
enum TextFormatName: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

/// A list, with the short form of its JSON.
struct ListOptions: ParsableArguments {
  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: "The output format; text by default.")
  var givenFormat: ListFormat?

  @Flag(name: .long, help: "The same as --format json.")
  var json = false

  /// The format that was asked for, if one was.
  var asked: ListFormat? { json ? .json : givenFormat }

  /// The format that was asked for, or text.
  var format: ListFormat { asked ?? .text }

  func validate() throws { try OneFormat.check(givenFormat, json: json) }
}

/// The rule that an answer has one format.
enum OneFormat {
  /// Refuses JSON beside another format.
  static func check(_ format: (some RawRepresentable<String>)?, json: Bool) throws {
    guard json, let format, format.rawValue != "json" else { return }
    throw ValidationError(
      "'--format \(format.rawValue)' and '--json' are two formats; leave one out.")
  }
}

/// The flags that decide if devices share the rows of a table.
struct GroupingOptions: ParsableArguments {
  @Flag(
    name: .long, inversion: .prefixedNo,
    help: "Let devices with equal values share a row, or give each its own rows.")
  var group: Bool?
}

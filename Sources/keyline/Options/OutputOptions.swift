import ArgumentParser
import KeylineText

/// The format of an answer, written in either of two ways.
struct FormatOptions<Format>: ParsableArguments
where Format: ExpressibleByArgument & CaseIterable & RawRepresentable<String> & Sendable {
  @Option(
    name: [.customShort("f"), .customLong("format")], help: "The output format; text by default.")
  var givenFormat: Format?

  @Flag(name: .long, help: "The same as --format json.")
  var json = false

  /// The requested format, if there is one.
  var asked: Format? { json ? Format(rawValue: "json") : givenFormat }

  func validate() throws {
    guard json, let givenFormat, givenFormat.rawValue != "json" else { return }
    throw ValidationError(
      "'--format \(givenFormat.rawValue)' and '--json' are two formats; leave one out.")
  }
}

/// The output options of an answer that is not a table.
typealias TextOptions = FormatOptions<TextFormatName>

extension FormatOptions<TextFormatName> {
  /// True if JSON was requested.
  var isJSON: Bool { asked == .json }
}

/// The formats of answers that are not lists.
enum TextFormatName: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

/// The output options of a list.
typealias ListOptions = FormatOptions<ListFormat>

extension FormatOptions<ListFormat> {
  /// The requested format, by default text.
  var format: ListFormat { asked ?? .text }
}

/// The output options of a table.
struct TableOptions: ParsableArguments {
  @OptionGroup private var list: ListOptions
  @OptionGroup var noteOptions: NoteOptions

  @Flag(name: .long, help: "Exit with 1 if any cell has no value.")
  var strict = false

  /// The requested format, if there is one.
  var format: ListFormat? { list.asked }

  /// The layout of a table of values.
  var form: TableForm { TableForm(format: format, detail: noteOptions.detail, strict: strict) }
}

/// The flag that gives every release a row of its own.
struct ReleaseOption: ParsableArguments {
  @Flag(name: .customLong("each-release"), help: "Print one row for each release, not for ranges.")
  var isOn = false
}

/// The flags that decide whether devices share the rows of a table.
struct GroupingOptions: ParsableArguments {
  @Flag(
    name: .long, inversion: .prefixedNo,
    help: "Let devices with equal values share a row, or give each its own rows.")
  var group: Bool?
}

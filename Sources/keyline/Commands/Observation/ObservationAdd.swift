import ArgumentParser
import KeylineFormats
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed

/// Adds observations of the user's own.
struct ObservationAdd: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add what you or a source of yours measured.",
    discussion: """
      $ keyline observation add statusBar.height --id my-bar-phone/status-bar --value 47 \\
          --where devices=bar-phone --where orientation=portrait --os 11.2 \\
          --obtained measured --source my-bar-phone --source-title "My Bar Phone"
      $ keyline observation add --from observations.json

      A file has the form of a seed file: { "metric", "rules", "observations" }. What \
      contradicts the rules is stored and said. Exit 65: refused, with the place.
      """)

  @Argument(help: "The metric.")
  var metric: String?

  @Option(name: .long, help: "The identifier: source/name.")
  var id: String?

  @OptionGroup var scope: ConditionOptions

  @Option(name: .long, help: "The versions it was read on, joined by commas.")
  var os: String?

  @Option(name: .long, parsing: .unconditional, help: "A length in points.")
  var value: String?

  @Option(name: .long, help: "measured, documented, tabulated or reported.")
  var obtained: String = Observation.Obtained.measured.rawValue

  @Option(name: .long, help: "The simulator, device or program it was read with.")
  var tool: String?

  @Option(name: .long, help: "The key of the source.")
  var source: String?

  @Option(name: .long, help: "Record the source under this title if it is new.")
  var sourceTitle: String?

  @Option(name: .long, help: "The public address of a new source.")
  var sourceAddress: String?

  @Option(name: .long, help: "A note.")
  var note: String?

  @OptionGroup var input: AddOptions
  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if input.from == nil,
      metric == nil || id == nil || value == nil || source == nil || os == nil
    {
      throw ValidationError(
        "give a metric, '--id', '--value', '--source' and '--os', or '--from'.")
    }
    if input.from != nil,
      metric != nil || id != nil || value != nil || os != nil || source != nil
        || tool != nil || note != nil || !scope.conditions.isEmpty
    {
      throw ValidationError("with '--from' everything stands in the file.")
    }
  }

  func run(in context: inout CommandContext) throws {
    let database = try Database(database, context.environment)
    let resolver = try database.resolver(&context)
    var file = try EvidenceInput.read(
      input.from, context.environment, metric: metric, rows: "observations", row: object,
      in: resolver)
    if let source, let sourceTitle, resolver.source(source) == nil {
      file.sources = [try newSource(source, sourceTitle)]
    }
    try file.add(to: database, resolver, dryRun: input.dryRun, &context)
  }

  private func newSource(_ id: String, _ title: String) throws -> Source {
    let locator: Source.Locator = sourceAddress == nil ? .notKept : .exact
    return try SourceCoding.decode(
      .object([
        ("id", .string(id)), ("title", .string(title)),
        ("kind", .string(Source.Kind.notes.rawValue)),
        ("address", sourceAddress.map(JSONValue.string)), ("locator", .string(locator.rawValue)),
      ]), in: InputFile.commandLine, path: "source", layer: .local)
  }

  private func object() throws -> JSONValue {
    let versions = (os ?? "").split(separator: ",").map { JSONValue.string(String($0)) }
    return .object([
      ("id", id.map(JSONValue.string)),
      ("source", source.map(JSONValue.string)),
      ("where", try scope.object()),
      ("os", versions.count == 1 ? versions[0] : .array(versions)),
      ("value", value.map { Length($0) == nil ? .string($0) : .number($0) }),
      ("obtained", .string(obtained)),
      ("tool", tool.map(JSONValue.string)),
      ("note", note.map(JSONValue.string)),
    ])
  }
}

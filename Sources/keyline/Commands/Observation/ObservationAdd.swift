import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed
import KeylineText

/// Adds the user's own observations.
struct ObservationAdd: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a value that you or one of your sources measured.",
    discussion: """
      $ keyline observation add statusBar.height --id my-bar-phone/status-bar \\
          --value 47 --where devices=bar-phone --where orientation=portrait \\
          --os 11.2 --obtained measured --source my-bar-phone \\
          --source-title "My Bar Phone"
      $ keyline observation add statusBar.height=47 -d bar-phone --os 11.2 \\
          --source my-bar-phone
      $ keyline observation add --from observations.json

      A file has the form of a seed file: { "metric", "rules", "observations" }. Keyline stores an \
      observation that contradicts the rules as evidence and says so. Only a rule changes an \
      answer; Keyline prints the command that makes one. Without --id, it makes an identifier of the \
      source, the device and the metric. On a terminal, it asks for a missing metric, value, version \
      or source. Exit 65: refused, with the place.
      """)

  @Argument(help: "The metric, or METRIC=VALUE.", completion: .metrics)
  var metric: String?

  @Option(
    name: [.customShort("d"), .customLong("device")], parsing: .singleValue,
    help: ArgumentHelp("The devices that it was read on, as '--where devices'.", valueName: "set"),
    completion: .devices)
  var device: [String] = []

  @Option(name: .long, help: "The identifier: source/name; made of the rest if missing.")
  var id: String?

  @OptionGroup var observation: ObservationOptions

  @Option(name: .long, help: "Record the source under this title if it is new.")
  var sourceTitle: String?

  @Option(name: .long, help: "The public address of a new source.")
  var sourceAddress: String?

  @OptionGroup var input: AddOptions
  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if input.from != nil, metric != nil || id != nil || !device.isEmpty || !observation.isEmpty {
      throw ValidationError("with '--from', put everything in the file.")
    }
    if metric?.contains("=") == true, observation.value != nil {
      throw ValidationError("give the value once: METRIC=VALUE or '--value'.")
    }
  }

  func run(in context: CommandContext) throws {
    let questions = input.questions(context.environment)
    let given = try completed(questions)
    let database = try Database(database, context)
    let title = try sourceTitle ?? given.askedTitle(questions, database, context)
    let rows =
      try EvidenceInput(input.from, context.environment)
      ?? EvidenceInput(title: "observation add \(given.id ?? given.metric ?? "")") { knowledge in
        try given.rows(in: knowledge, sourceTitle: title)
      }
    try rows.add(to: database, dryRun: input.dryRun, context)
  }

  /// The title of a source that is not recorded, from the person at the terminal. Nobody is asked
  /// while the database is locked.
  private func askedTitle(
    _ questions: Prompts, _ database: Database, _ context: CommandContext
  ) throws -> String? {
    guard questions.areAnswered, let name = observation.source else { return nil }
    let known = try database.knowledge(context)
    let source = try NamedSource(name, in: known.effective)
    return source.isNamed ? nil : try questions.text("Title of the new source \(source.id)")
  }

  /// The observation, and its source if that is new.
  private func rows(in knowledge: Knowledge, sourceTitle: String?) throws -> EvidenceInput.Rows {
    var given = self
    let effective = knowledge.effective
    let source = try observation.source.map { try NamedSource($0, in: effective) }
    given.observation.source = source?.id
    if !device.isEmpty {
      let devices = try DeviceSet(device, in: effective.devices).devices.map(\.id)
      given.observation.scope.conditions.append("devices=" + devices.joined(separator: ","))
    }
    if id == nil, let source {
      given.id = "\(source.id)/unnamed"
      given.id = try given.file(in: knowledge).observations.first.map {
        ObservationName.observationID($0.source, $0.metric, $0.scope, $0.os)
      }
    }
    let file = try given.file(in: knowledge)
    let new = try source?.record(
      title: sourceTitle, address: sourceAddress, kind: .notes, in: effective)
    return EvidenceInput.Rows(file: file, sources: new.map { [$0] } ?? [])
  }

  /// The same with what had to be asked for.
  private func completed(_ questions: Prompts) throws -> ObservationAdd {
    if input.from != nil { return self }
    var given = self
    if let metric, let sign = metric.firstIndex(of: "=") {
      given.metric = String(metric[..<sign])
      given.observation.value = String(metric[metric.index(after: sign)...])
    }
    given.metric = try given.metric ?? questions.text("Metric, for example statusBar.height")
    given.observation.value = try given.observation.value ?? questions.text("Value in points")
    given.observation.os = try observation.os ?? questions.text("Read on iOS, for example 17.2")
    given.observation.source =
      try observation.source ?? questions.text("Source, for example my-notes")
    let all = [
      given.metric, given.observation.value, given.observation.os, given.observation.source,
    ]
    guard !all.contains(nil) else {
      throw ValidationError(
        "give a metric, '--value', '--source' and '--os', or '--from'.")
    }
    return given
  }

  private func file(in knowledge: Knowledge) throws -> MetricFile {
    try EvidenceInput.file(about: metric, "observations", try object(), in: knowledge)
  }

  private func object() throws -> JSONValue {
    let measured = JSONValue.string(Observation.Obtained.measured.rawValue)
    return JSONValue.object([("id", id.map(JSONValue.string)), ("obtained", measured)])
      .overlaid(with: .object(try observation.members()))
  }
}

import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// Prints the explanation of a value.
struct Explain: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a value: the rule that won, the rules that lost, and the sources.",
    discussion: """
      $ keyline explain navigationBar.maxY -d iphone-x --os 11 --large-title
      $ keyline explain titleView.barButtonItemSpacing -d iphone-7 --os 11
      $ keyline explain status bar height iphone 15 landscape ios 18

      Keyline explains several metrics, devices or versions one after another. A range in which nothing \
      changes is explained once. Exit 1: none of them has a value.

      \(ConditionsTopic.note)
      """)

  @Argument(
    help: "Metrics, for example navigationBar.maxY; also devices, without --device.",
    completion: .metrics)
  var metric: [String]

  @Flag(name: .long, help: "Show all evidence and every rule that does not apply.")
  var all = false

  @OptionGroup var selection: SelectionOptions
  @OptionGroup(visibility: .condition) var situation: SituationOptions
  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let (catalogue, reader) = try Database(database, context).reading(context)
    let asked = try selection.ask(metric, situation, defaults: context.defaults)
      .read(in: catalogue)
    let versions = try asked.lookedUpVersions()
    let devices = try asked.lookedUpDevices()
    if asked.metrics.isEmpty { throw ValidationError("name a metric, such as statusBar.height.") }
    guard asked.namesDevices else { throw Ask.noDevice }
    let situation = try asked.ask.oneSituation()
    let resolver = try reader.resolver(
      about: Resolver.metrics(answering: asked.metrics, in: situation))
    reader.close()
    let found = found(asked.metrics, on: devices, versions, in: situation, resolver)
    let labels = VersionLabels(resolver.knowledge.releases)
    let answers = found.explanations.filter { $0.explanation.answer.status != .impossible }
    let possible = answers.map(\.explanation)
    if let note = resolver.knowledge.releases.note(on: versions) { context.say("* " + note) }
    if output.isJSON {
      context.write(
        Document(
          schema: JSONSchema.explain.name, data: resolver.knowledge.data,
          members: [
            (JSONSchema.explain.listKey, .array(found.explanations.map(\.explanation.json)))
          ]
        ).text)
    } else {
      let names = NameIndex(resolver)
      let texts = possible.map { $0.text(names, allWith: all ? nil : "--all") }
      context.show(texts.joined(separator: "\n"))
    }
    let idle = resolver.noEffects(
      on: possible.map(\.record), naming: context.named(in: situation))
    for note in idle.remarks + UnusedEvidence.notes(on: found.unused, in: resolver) {
      context.say("* " + note)
    }
    let sentences = found.sentences(labels, resolver)
    if possible.allSatisfy({ $0.answer.why == .undescribed(.firstOS) }), !sentences.isEmpty {
      throw Failure(sentences.joined(separator: "\n"))
    }
    for sentence in sentences { context.say("note: " + sentence) }
    // The explanation has the reason; the lines below it name nearby values and the way to record
    // one.
    let missing = answers.filter {
      $0.explanation.answer.value == nil && $0.explanation.answer.why != .undescribed(.firstOS)
    }.map { $0.explanation.record(over: $0.ranges) }
    for record in missing.prefix(3) {
      let lines = Missing.text(record, resolver, isExplained: true).split(separator: "\n")
      for line in lines.dropFirst() { context.say(String(line)) }
    }
    if possible.allSatisfy({ $0.answer.value == nil }) {
      context.exitCode = ExitStatus.negative
    }
  }

  private struct Found {
    var explanations: [(explanation: Explanation, ranges: [VersionRange])] = []
    /// Readings that no answer uses.
    var unused: [Observation] = []
    /// The rows of devices that never ran the versions, or without a known version.
    var unanswered: [AnswerTable.Row] = []

    /// The sentences of `get` about these devices, each once.
    func sentences(_ labels: VersionLabels, _ resolver: Resolver) -> [String] {
      let impossible = unanswered.filter(\.isImpossible).map { ($0.device, $0.ranges) }
      let others = unanswered.filter { !$0.isImpossible }
        .map { Missing.text($0.records[0], resolver) }
      return [].merged(with: DeviceText.neverRan(impossible, labels) + others)
    }
  }

  private func found(
    _ metrics: [Metric], on devices: DeviceSet, _ versions: VersionSet, in situation: Situation,
    _ resolver: Resolver
  ) -> Found {
    var request = AnswerTable.Request(columns: [], devices: devices, versions: versions)
    let evidence = UnusedEvidence(resolver)
    var found = Found()
    for metric in metrics {
      request.columns = [Column(metric, situation)]
      for member in versions.members {
        request.versions = member
        let table = resolver.table(request)
        found.unused += evidence.contradicting(table).filter { new in
          !found.unused.contains { $0.id == new.id }
        }
        found.unanswered += table.rows.filter {
          $0.isImpossible || $0.answers[0].why == .undescribed(.firstOS)
        }
        for row in table.rows {
          guard let question = resolver.question(metric.id, device: row.device.id),
            let first = row.ranges.first?.from
          else { continue }
          // The newest released version gives the reason for a missing value.
          let newest =
            row.answers[0].value == nil
            ? question.timeline(over: row.ranges, in: situation).stretches
              .last { $0.value.isReleased } : nil
          let version = newest?.from ?? first
          let explanation = question.explanation(
            at: version, in: situation)
          found.explanations.append((explanation, row.ranges))
        }
      }
    }
    return found
  }
}

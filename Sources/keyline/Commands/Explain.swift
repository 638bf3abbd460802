import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// Prints why a value is what it is.
struct Explain: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a value: the rule that won, the rules that lost, and the sources.",
    discussion: """
      $ keyline explain navigationBar.maxY -d iphone-x --os 11 --large-title
      $ keyline explain titleView.barButtonItemSpacing -d iphone-7 --os 11

      Keyline explains several metrics, devices or versions one after another. A range in which nothing \
      changes is explained once. Exit 1: none of them has a value.
      """)

  @Argument(
    help: "Metrics, for example navigationBar.maxY; also devices, without --device.",
    completion: .metrics)
  var metric: [String]

  @Flag(name: .long, help: "Show all evidence and every rule that does not apply.")
  var all = false

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var situation: SituationOptions
  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let selection = selection.selection(context.defaults)
    let resolver = try Database(database, context).resolver(context)
    let versions = try selection.versions(in: resolver.knowledge.releases)
    let (explanations, unused) = try explanations(
      resolver, selection, versions, in: try situation.situation(context.defaults))
    if let note = resolver.knowledge.releases.note(on: versions) { context.say("* " + note) }
    if output.isJSON {
      context.write(
        Document(
          schema: JSONSchema.explain.name, data: resolver.knowledge.data,
          members: [(JSONSchema.explain.listKey, .array(explanations.map(\.json)))]
        ).text)
    } else {
      let names = NameIndex(resolver)
      let texts = explanations.map { $0.text(names, allWith: all ? nil : "--all") }
      context.show(texts.joined(separator: "\n"))
    }
    let idle = resolver.noEffects(
      on: explanations.map {
        ($0.device, [Cell(Column($0.asked, $0.situation), $0.outcome)], [VersionRange($0.version)])
      })
    NoteLines([], idle).write(.all, to: context)
    for note in UnusedEvidence.notes(on: unused, in: resolver) { context.say("* " + note) }
    if explanations.allSatisfy({ $0.outcome.value == nil }) {
      context.exitCode = ExitStatus.negative
    }
  }

  private func explanations(
    _ resolver: Resolver, _ selection: Selection, _ versions: VersionSet, in situation: Situation
  ) throws -> ([Explanation], unused: [Observation]) {
    let (metrics, devices) = try selection.subjects(metric, in: resolver.knowledge)
    var request = AnswerTable.Request(columns: [], devices: devices, versions: versions)
    request.hypothetical = selection.hypothetical
    let evidence = UnusedEvidence(resolver)
    var explanations: [Explanation] = []
    var unused: [Observation] = []
    for metric in metrics {
      request.columns = [Column(metric, situation)]
      for member in versions.members {
        request.versions = member
        let table = resolver.table(request)
        unused += evidence.contradicting(table).filter { new in
          !unused.contains { $0.id == new.id }
        }
        explanations += table.rows.compactMap { row in
          guard let version = row.ranges.first?.from else { return nil }
          return resolver.question(metric.id, device: row.device.id)?.explanation(
            at: version, in: situation, hypothetical: selection.hypothetical)
        }
      }
    }
    return (explanations, unused)
  }
}

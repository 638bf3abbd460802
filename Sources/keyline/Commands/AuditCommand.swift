import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// Compares a rule of thumb with the answers.
struct AuditCommand: ReadingQuestion {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Check where a rule of thumb such as 'hasNotch ? 88 : 64' is right or wrong.",
    discussion: """
      $ keyline audit 'width > 375 ? 20 : 16' --os 14-18 \\
          --metric barButtonItem.edgeMargin
      $ keyline audit 'safeAreaInsets.bottom > 0 ? 83 : 49' -d family:iphone \\
          --metric tabBar.frameHeight
      $ keyline audit --grammar

      Keyline evaluates the expression for each device and version and compares it with the \
      metric. It agrees, disagrees (with the right value beside it), is uncertain, or is not \
      covered because one side is unknown. It can use attributes of the device, the OS version and \
      every metric. Exit 1: it disagrees somewhere, or nothing could be decided; with --strict, \
      also if anything is undecided.

      \(ConditionsTopic.note)
      """)

  @Argument(help: "The expression, in quotes, for example 'hasNotch ? 88 : 64'.")
  var expression: String?

  @Option(name: .long, help: "The metric that the expression should give.", completion: .metrics)
  var metric: String?

  @Flag(name: .long, help: "Print the grammar and the variables instead.")
  var grammar = false

  @OptionGroup var grouping: GroupingOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup(visibility: .condition) var situation: SituationOptions
  @OptionGroup var output: TableOptions

  func validate() throws {
    if grammar {
      guard expression == nil, metric == nil, output.format == nil else {
        throw ValidationError("'--grammar' takes no expression, '--metric' or '--format'.")
      }
    } else {
      guard let expression else { throw ValidationError("write an expression, or '--grammar'.") }
      guard FilePath(expression).kind == nil else {
        throw ValidationError(
          "audit takes an expression, such as 'hasNotch ? 88 : 64', and searches no source code. "
            + "One constant: keyline audit 44 --metric tabBar.height. A table: keyline compare FILE"
        )
      }
      guard metric != nil else {
        throw ValidationError(
          "name the metric that it should give, such as '--metric navigationBar.maxY'.")
      }
    }
  }

  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    guard let expression, let metric else { return context.write(AuditGrammar.text) }
    let selection = selection.ask(defaults: context.defaults)
    let situation = try situation.situation(context.defaults)
    let (catalogue, reader) = try source.reading(context)
    let parsed = try AuditExpression(expression, metrics: catalogue.metrics)
    let asked = try MetricNames(catalogue.metrics).metric(metric)
    let needed = [asked] + parsed.names.compactMap(\.metric)
    let resolver = try reader.resolver(
      about: Resolver.metrics(deciding: needed, in: [situation]))
    reader.close()
    let knowledge = resolver.knowledge
    try parsed.requireReleased(in: knowledge.releases)
    let versions = try selection.versions(in: knowledge.releases)
    let devices = try selection.devices(in: knowledge.devices)
    if output.noteOptions.detail != .silent, let note = selection.projectNote { context.say(note) }
    let request = AnswerTable.Request(
      columns: [Column(asked, situation)], devices: devices, versions: versions)
    try write(resolver.audit(parsed, request), over: versions, resolver, to: context)
  }

  private func write(
    _ audit: Audit, over versions: VersionSet, _ resolver: Resolver, to context: CommandContext
  ) throws {
    let page = Page(resolver, output.format, output.noteOptions.detail, to: context)
    let labels = page.labels
    let listing = Listing(
      schema: .audit, table: audit.folded(labels, isGrouped: grouping.group ?? true),
      records: { AuditRecord.table(AuditRecord.all(audit, labels)) },
      objects: AuditRecord.all(audit, labels).map(\.json))
    page.noteDropped(audit.table.dropped, of: versions)
    for name in audit.expression.names where name.variable?.name == "isIPhoneX" {
      page.note(
        "note: \(name.text) is read as \"has a notch or an island\"; write hasNotch, hasHomeIndicator or the size of "
          + "the screen if you mean that")
    }
    guard !audit.cells.isEmpty else {
      if page.format == .json { page.write(listing) }
      throw Failure(
        "No device ran any of these versions with \(audit.column.metric.id), "
          + "so there is nothing to audit.")
    }
    let noneRan = audit.table.noneRanText(labels)
    if page.format != .text || noneRan == nil { page.write(listing) }
    if let noneRan { throw Failure(noneRan) }
    page.note(audit.summary)
    let records = audit.table.allRecords
    page.note(
      audit.table.noteSentences(of: records)
        + UnusedEvidence.notes(on: audit.table, in: resolver),
      page.isForReaders ? Counts(audit.table.groups) : Counts(records.map(\.answer)),
      idle: resolver.noEffects(on: records), stars: .none)
    page.missing(records)
    let isOpen = audit.count(.uncertain) + audit.count(.notCovered) > 0
    if audit.count(.disagrees) > 0 || audit.count(.agrees) == 0 || output.strict && isOpen {
      context.exitCode = ExitStatus.negative
    }
  }
}

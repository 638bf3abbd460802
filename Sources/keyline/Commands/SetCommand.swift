import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// Sets the user's own values of metrics: observations, and the rules that rest on them.
struct SetCommand: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set the value of a metric: record it as evidence, with the rule that gives it.",
    discussion: """
      $ keyline set statusBar.height=64 -d my-phone --os 27 --source "my notes"
      $ keyline set navigationBar.maxY=140 -d my-phone --os 11-13 \\
          --where large-title=true --note "Measured twice." --dry-run
      $ keyline set statusBar.height=54 -d iphone-15 --os 18.1 --evidence

      After that, 'get' prints the value. One 'undo' reverts everything. The value applies to \
      the devices and versions that you name, in portrait unless you add --where orientation=landscape \
      or orientation=any. Without a word about what is on screen, it holds without bars. \
      Keyline makes the identifiers from the source, the metric, the devices and the versions. It \
      replaces a value that you set before. With --evidence, the answer stays: Keyline stores what a source \
      says, without a rule. The source is "My notes" by default; a value is measured by default, and reported for \
      a range of versions. Exit 1: unknown name. Exit 65: refused; \
      nothing was stored.
      """)

  @Argument(
    help: ArgumentHelp(
      "The values, for example statusBar.height=64.", valueName: "metric=value"),
    completion: .metrics)
  var assignments: [String]

  @OptionGroup var devices: DeviceOptions

  @Option(
    name: .versions,
    help: ArgumentHelp("The versions: 27, 26.1, 11-13, 14+, ..13, all.", valueName: "set"))
  var os: String

  @OptionGroup var conditions: WhereOptions

  @OptionGroup var origin: SourceOptions

  @Option(name: .long, help: "A note.")
  var note: String?

  @Flag(name: .long, help: "Record the value as evidence alone, without a rule.")
  var evidence = false

  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    let scope = try RowCoding.scope(try conditions.object(), in: InputFile.commandLine)
    guard !devices.sets.isEmpty || scope.conditions.keys.contains(where: \.isDeviceAttribute) else {
      throw ValidationError("name a device with '--device'.")
    }
    guard devices.sets.isEmpty || scope.devices == nil else {
      throw ValidationError("'--device' names the devices; leave out '--where devices'.")
    }
    let request = ValueRequest(
      assignments, devices: devices.sets, except: devices.exceptions, os: os, scope: scope,
      obtained: origin.obtained,
      note: note, givesRules: !evidence)
    var set: ValueRows?
    let alteration = try LocalChange.run(title, in: database, dryRun: dryRun.isOn, context) {
      knowledge in
      let values = try values(of: request, in: knowledge)
      set = values
      return try values.changes(to: knowledge, isSame: RowCoding.areSame)
    }
    guard let set else { return }
    let releases = alteration.knowledge.releases
    if let versions = try? VersionSet(os, in: releases), let note = releases.note(on: versions) {
      context.say("* " + note)
    }
    if !evidence { for note in alteration.contradictions { context.say("note: " + note) } }
    if !alteration.differences.isEmpty, let coverage = set.coverage(in: alteration.knowledge) {
      context.say("note: " + coverage)
    }
    alteration.write(
      output, done: "\(set.done(in: alteration.knowledge)) Undo with: keyline undo",
      dryRun: dryRun.isOn, to: context)
    if evidence {
      let after = Resolver(alteration.knowledge.applying(alteration.changes))
      let ids = Set(set.stated.map(\.observation.id))
      UnusedEvidence.warn(
        after.knowledge.observations.filter { ids.contains($0.id) }, after,
        isStored: alteration.isStored, context)
    }
  }

  private var title: String {
    Self.line(
      assignments, on: devices.sets, os, conditions.arguments + (evidence ? ["--evidence"] : [])
    ).printable
  }

  private func values(of request: ValueRequest, in knowledge: Knowledge) throws -> ValueRows {
    let effective = knowledge.effective
    let named = try NamedSource(origin.source ?? "my-notes", in: effective)
    let new = try named.record(
      title: origin.sourceTitle ?? (origin.source == nil ? "My notes" : nil),
      address: origin.sourceAddress,
      kind: .notes, in: effective)
    let values = try request.rows(citing: named.id, recording: new, in: knowledge)
    for row in values.rows { try RowCoding.validate(row) }
    return values
  }

  /// The command that turns an observation into a rule.
  static func text(for observation: Observation, in releases: [Release]) -> String {
    var scope = observation.scope
    // A source that states no orientation means both, but this command means portrait.
    let orientation = scope.conditions[.orientation]
    scope.conditions[.orientation] =
      orientation == ValueRequest.portrait ? nil : orientation ?? .any
    let line = line(
      ["\(observation.metric)=\(observation.value)"], on: scope.devices?.sorted() ?? [],
      versions(observation.os, VersionLabels(releases)),
      WhereOptions.arguments(for: scope) + ["--source", observation.source])
    return "keyline " + line
  }

  /// The command that sets values of metrics, without the name of the program.
  ///
  /// - Parameters:
  ///   - versions: The argument of `--os`.
  ///   - arguments: The remaining arguments.
  static func line(
    _ assignments: [String], on devices: [String], _ versions: String, _ arguments: [String] = []
  ) -> String {
    let names = devices.isEmpty ? [] : ["-d", devices.joined(separator: ",")]
    return (["set"] + assignments + names + ["--os", versions] + arguments)
      .joined(separator: " ")
  }

  private static func versions(_ os: Observation.StatedOS, _ labels: VersionLabels) -> String {
    switch os {
    case .on(let versions): versions.map(\.description).joined(separator: ",")
    case .stretch(let from?, nil): "\(from.short)+"
    case .stretch(let from, let until):
      labels.label(VersionRange(from: from ?? .lowest, until: until ?? .highest), dash: "-")
    }
  }
}

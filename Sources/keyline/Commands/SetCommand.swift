import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineSeed
import KeylineStorage
import KeylineText

/// Gives metrics values of the user's own: observations, and the rules that rest on them.
struct SetCommand: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set the value of a metric: record it as evidence, with the rule that gives it.",
    discussion: """
      $ keyline set statusBar.height=64 -d my-phone --os 27 --source "my notes"
      $ keyline set navigationBar.maxY=140 -d my-phone --os 11-13 \\
          --where large-title=true --note "Measured twice." --dry-run

      After that, 'get' prints the value. One 'undo' reverts everything. The value holds for the \
      devices and versions that you name, in portrait unless you add --where orientation=landscape \
      or orientation=any. Other conditions that you leave out are treated as in 'rule add'. \
      Keyline makes the identifiers from the source, the metric, the devices and the versions. To \
      change a value that you set before, add --force. Exit 1: unknown name. Exit 65: refused; \
      nothing was stored.
      """)

  @Argument(
    help: ArgumentHelp(
      "The values, for example statusBar.height=64.", valueName: "metric=value"),
    completion: .metrics)
  var assignments: [String]

  @Option(
    name: [.customShort("d"), .customLong("device")], parsing: .singleValue,
    help: ArgumentHelp(
      "The devices: my-phone, iphone-x,iphone-xs, notch. May be repeated.", valueName: "set"),
    completion: .devices)
  var device: [String] = []

  @OptionGroup var except: ExceptOptions

  @Option(
    name: .long,
    help: ArgumentHelp("The versions: 27, 26.1, 11-13, 14+, ..13, all.", valueName: "set"))
  var os: String

  @OptionGroup var conditions: ConditionOptions

  @Option(
    name: .long,
    help: "The key of the source, or the title of a new one; \"My notes\" by default.",
    completion: .sources)
  var source: String?

  @Option(name: .long, help: "Record the source under this title if it is new.")
  var sourceTitle: String?

  @Option(name: .long, help: "The public address of a new source.")
  var sourceAddress: String?

  @Option(
    name: .long,
    help: "How the value was obtained; measured by default, reported for a range of versions.")
  var obtained: Observation.Obtained?

  @Option(name: .long, help: "A note.")
  var note: String?

  @Flag(name: .long, help: "Show what would be stored without storing it.")
  var dryRun = false

  @Flag(name: .long, help: "Replace a value that you set before.")
  var force = false

  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let database = try Database(database, context)
    let scope = try RowCoding.scope(try conditions.object(), in: InputFile.commandLine)
    guard !device.isEmpty || scope.conditions.keys.contains(where: \.isDeviceAttribute) else {
      throw ValidationError("name a device with '--device'.")
    }
    guard device.isEmpty || scope.devices == nil else {
      throw ValidationError("'--device' names the devices; leave out '--where devices'.")
    }
    let alteration = try Alteration.run(title, in: database, dryRun: dryRun, context) {
      try changes(to: $0, scope)
    }
    ChangeAnswer(
      differences: alteration.differences, data: alteration.knowledge.data,
      isStored: alteration.isStored,
      done: "Set \(assignments.joined(separator: ", ").printable). Undo with: keyline undo"
    ).write(output, dryRun: dryRun, to: context)
  }

  /// The orientation of a value that names none.
  private static let portrait = ValueSet(values: [Orientation.portrait.code])

  /// The title of the change in the journal.
  private var title: String {
    let devices = device.isEmpty ? [] : ["-d", device.joined(separator: ",")]
    return (["set"] + assignments + devices + ["--os", os]).joined(separator: " ").printable
  }

  /// The changes that give the metrics their values; what would be wrong is refused.
  private func changes(to knowledge: Knowledge, _ scope: Scope) throws -> [Change] {
    let effective = Resolver(knowledge).knowledge
    let versions = try AssignedVersions.all(os, in: effective.releases)
    var scope = scope
    if !device.isEmpty { scope.devices = try devices(in: effective, versions) }
    scope.conditions[.orientation] = scope.conditions[.orientation] ?? Self.portrait
    let named = try NamedSource(self.source ?? "my-notes", in: effective)
    let source = try named.record(
      title: sourceTitle ?? (self.source == nil ? "My notes" : nil), address: sourceAddress,
      kind: .notes, in: effective)
    let statement = OwnStatement(
      scope: scope, versions: versions, source: named.id, obtained: obtained, note: note)
    let stated = try assigned(in: effective).flatMap { statement.rows($0, in: effective) }
    let rules = stated.flatMap(\.rules)
    var rows = source.map { [KnowledgeRow.source($0)] } ?? []
    rows += stated.filter { !$0.isKnown }.map { KnowledgeRow.observation($0.observation) }
    rows += rules.map(KnowledgeRow.rule)
    for row in rows { try RowCoding.validate(row) }
    let new = rows.filter { row in
      knowledge.row(row.key).map(RowCoding.text) != RowCoding.text(row)
    }
    if new.isEmpty { return [] }
    let replaced = statement.replaced(by: rules, in: knowledge)
    if !force, let key = replaced.first {
      throw Failure(
        "Refused: \(key) gives a value there. Nothing was stored. Override with --force.",
        exitCode: ExitStatus.badData)
    }
    let changes = new.map(Change.put) + replaced.map(Change.drop)
    let validator = ChangeValidator(changes, to: knowledge)
    if !force { try validator.refuseTaken(next: " Override with --force.") }
    try validator.admit()
    try confirm(stated.map(\.observation), in: validator.after)
    return changes
  }

  private func assigned(in knowledge: Knowledge) throws -> [Assignment] {
    let names = MetricNames(knowledge.metrics)
    let all = try assignments.map { text throws(SetError) in try Assignment(text, in: names) }
    for (index, assignment) in all.enumerated()
    where all[..<index].contains(where: { $0.metric.id == assignment.metric.id }) {
      throw ValidationError("'\(assignment.metric.id)' is given twice.")
    }
    return all
  }

  /// The devices that are named; a set brings in no device that never ran any of the versions.
  private func devices(
    in knowledge: Knowledge, _ versions: [AssignedVersions]
  ) throws -> Set<Device.ID> {
    let set = try DeviceSet(device, except: except.sets, in: knowledge.devices)
    let idle = set.devices.filter { device in !versions.contains { $0.wereRun(by: device) } }
    if let device = idle.first(where: { set.named.contains($0.id) }) {
      let reason =
        device.support == nil
        ? "the first iOS of \(device.name) is not recorded, so no version has an answer. Record it: "
          + "keyline device edit \(device.id) --first-os VERSION."
        : DeviceText.neverRan(device, os)
      throw Failure("Refused: \(reason) Nothing was stored.", exitCode: ExitStatus.badData)
    }
    let devices = Set(set.devices.map(\.id)).subtracting(idle.map(\.id))
    guard !devices.isEmpty else {
      throw Failure(
        "Refused: no device ran any of these versions. Nothing was stored.",
        exitCode: ExitStatus.badData)
    }
    return devices
  }

  /// Refuses values that an answer would not give, for example since a narrower rule wins.
  private func confirm(_ observations: [Observation], in resolver: Resolver) throws {
    for replay in resolver.replays(of: observations) {
      let metric = replay.observation.metric
      if let place = replay.places.first {
        throw Failure(
          "Refused: \(metric) on \(place.device) with iOS \(place.version) would be "
            + "\(place.answer), not \(replay.observation.value). Nothing was stored. See why: "
            + "keyline explain \(metric) -d \(place.device) --os \(place.version)",
          exitCode: ExitStatus.badData)
      }
      guard replay.verdict == .agrees else {
        throw Failure(
          "Refused: no device has \(metric) there. Nothing was stored. See: "
            + "keyline metric show \(metric)", exitCode: ExitStatus.badData)
      }
    }
  }

  /// The arguments that make a rule of an observation.
  static func arguments(for observation: Observation, _ labels: VersionLabels) -> [String] {
    var scope = observation.scope
    // Without a word on the orientation a source speaks of any, but this command of portrait.
    let orientation = scope.conditions[.orientation]
    scope.conditions[.orientation] = orientation == portrait ? nil : orientation ?? .any
    let devices = scope.devices.map { ["-d", $0.sorted().joined(separator: ",")] } ?? []
    return ["\(observation.metric)=\(observation.value)"] + devices
      + ["--os", versions(observation.os, labels)] + ConditionOptions.arguments(for: scope)
      + ["--source", observation.source]
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

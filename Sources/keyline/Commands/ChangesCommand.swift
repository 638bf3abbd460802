import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// Prints what changed with a version.
struct ChangesCommand: ReadingQuestion {
  static let configuration = CommandConfiguration(
    commandName: "changes",
    abstract: "List what changed with a version, and on which devices.",
    discussion: """
      $ keyline changes 11
      $ keyline changes 14 safeAreaInsets.top
      $ keyline changes 26 -d family:iphone

      11 means all of 11, starting with the step to 11.0 from the release before it; 26.1 means \
      that version alone, with its patches. A change that is only known to lie between two \
      versions is listed for every version that may have brought it, marked perhaps. Without \
      metrics, the text is a summary; --all, a metric or another format lists every change. \
      Exit 1: no change is known.
      """)

  @Argument(help: "A version: 11, 14.5, 26.1.")
  var version: String

  @Argument(
    help: "Metrics, for example statusBar.height, or devices; all by default.",
    completion: .metrics)
  var metric: [String] = []

  @Option(
    name: .shortAndLong, parsing: .singleValue,
    help: ArgumentHelp("Only these devices. May be repeated.", valueName: "set"),
    completion: .devices)
  var device: [String] = []

  @OptionGroup var except: ExceptOptions

  @Flag(
    name: .long, help: "List every change, and values that are unknown before or after.")
  var all = false

  @OptionGroup var grouping: GroupingOptions
  @OptionGroup var situation: SituationOptions
  @OptionGroup var output: ListOptions

  @OptionGroup var noteOptions: NoteOptions

  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let (version, words) = SpokenSituation.leadingVersion(of: ([self.version] + metric)[...])
    guard let stated = StatedVersion(version) else {
      throw SetError.malformed(text: version, .notAVersion)
    }
    let resolver = try source.resolver(context)
    let range = VersionRange(from: stated.first, until: stated.end)
    try resolver.knowledge.releases.requireOne(in: range, named: version)
    let names = try AskedNames(
      Array(words), in: resolver.knowledge.metrics, takesDevices: device.isEmpty)
    let set =
      try names.hasDevices
      ? names.devices(except: except.sets, in: resolver.knowledge.devices)
      : DeviceSet(device, except: except.sets, in: resolver.knowledge.devices)
    let devices = set.devices
    if !devices.isEmpty, devices.allSatisfy({ set.named.contains($0.id) && !$0.ran(range) }) {
      let labels = VersionLabels(resolver.knowledge.releases)
      throw Failure(
        devices.map { DeviceText.neverRan($0, labels.label(range)) }.joined(separator: " "))
    }
    let asked = try situation.situation(context.defaults)
    let comparison = DifferenceRequest(
      names.metrics.isEmpty ? resolver.knowledge.metrics : names.metrics,
      in: situation.orientation.given != nil
        ? [asked] : DifferenceRequest.orientations(of: asked))
    let found = comparison.metrics.flatMap { metric -> [Difference] in
      var one = comparison
      one.metrics = [metric]
      return devices.flatMap { resolver.changes(in: range, on: $0, one) }
    }
    let sets = device.isEmpty ? names.deviceSets(in: resolver.knowledge.devices) : device
    ChangesOutput(
      version: version, range: range, devices: devices,
      deviceOptions: [("-d", sets), ("--except", except.sets)].flatMap { option, sets in
        sets.isEmpty ? [] : [option, sets.joined(separator: ",")]
      },
      namesDevices: !set.isOneByName, metrics: names.metrics, comparison: comparison,
      listsAll: all, isGrouped: grouping.group, detail: noteOptions.detail, resolver: resolver
    ).write(found, output, to: context)
  }
}

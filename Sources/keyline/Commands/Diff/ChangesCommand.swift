import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Prints the changes of a version.
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

      \(ConditionsTopic.note)
      """)

  @Argument(help: "A version: 11, 14.5, 26.1; also behind --os.")
  var version: String?

  @Argument(
    help: "Metrics, for example statusBar.height, or devices; all by default.",
    completion: .metrics)
  var metric: [String] = []

  @OptionGroup var selection: SelectionOptions

  @Flag(
    name: .long, help: "List every change, and values that are unknown before or after.")
  var all = false

  @OptionGroup var grouping: GroupingOptions
  @OptionGroup(visibility: .condition) var situation: SituationOptions
  @OptionGroup var output: ListOptions

  @OptionGroup var noteOptions: NoteOptions

  func validate() throws {
    if version == nil, selection.os == nil { throw ValidationError("name a version, such as 26.") }
  }

  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let said = [version].compactMap(\.self) + metric
    let (version, words) =
      selection.os.map { ($0, said[...]) } ?? Sentence.leadingVersion(of: said[...])
    guard let stated = StatedVersion(version) else {
      throw SetError.malformed(text: version, .notAVersion)
    }
    let resolver = try source.resolver(context)
    let range = VersionRange(from: stated.first, until: stated.end)
    try resolver.knowledge.releases.requireOne(in: range, named: version)
    // Another version among the words is refused, as it is beside `--os`.
    let asked = try selection.asked(Array(words), situation).naming(versions: [version])
      .read(in: resolver.knowledge)
    let set = try asked.lookedUpDevices()
    let devices = set.devices
    if !devices.isEmpty, devices.allSatisfy({ set.named.contains($0.id) && !$0.ran(range) }) {
      let labels = VersionLabels(resolver.knowledge.releases)
      throw Failure(
        devices.map { DeviceText.neverRan($0, labels.label(range)) }.joined(separator: " "))
    }
    let sets = asked.ask.devices
    let answer = ChangesPage(
      page: Page(resolver, output.asked, noteOptions.detail, to: context), version: version,
      range: range, devices: devices, metrics: asked.metrics,
      listsAll: all, isGrouped: grouping.group,
      found: VersionChanges(
        in: range, on: devices,
        of: asked.metrics.isEmpty ? resolver.knowledge.metrics : asked.metrics,
        in: try asked.ask.completed(by: context.defaults).oneSituationEach(), by: resolver))
    answer.write(
      namesDevices: !set.isOneByName,
      deviceOptions: [("-d", sets), ("--except", asked.ask.exceptions)].flatMap { option, sets in
        sets.isEmpty ? [] : [option, sets.joined(separator: ",")]
      })
  }
}

import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineText

/// Prints the differences between two versions, two devices or two situations.
struct DiffCommand: ReadingQuestion {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two versions, two devices or two situations.",
    discussion: """
      $ keyline diff iphone-15 iphone-16-pro
      $ keyline diff -d iphone-7 --os 10,11
      $ keyline diff safeAreaInsets statusBar.height -d iphone-7,iphone-x --os 11
      $ keyline diff -d iphone-x --os 11 --against landscape
      $ keyline diff navigationBar.maxY -d iphone-x --os 11 --against large-title

      Without a metric, diff compares all of them. It compares both orientations unless \
      --landscape, --portrait, --orientation or --against names one. The flags of the situation \
      apply to both sides; --against changes them for the right side: landscape, large-title, \
      sdk=12, or several joined by commas. An unknown value never counts as a different value; \
      --all lists what cannot be compared. JSON and CSV name the rules behind each side; ask explain \
      for the reasons. Exit 0: with or without differences; with --exit-code, \
      1 if there are any. Exit 1: the devices never ran the same version.

      \(ConditionsTopic.note)
      """)

  @Argument(
    help:
      "Metrics, for example titleView.edgeMargin or safeAreaInsets, or devices; all by default.",
    completion: .metrics)
  var metric: [String] = []

  @OptionGroup var selection: SelectionOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The other situation: landscape, large-title, sdk=12. Commas join.", valueName: "situation"))
  var against: String?

  @Flag(name: .long, help: "Exit with 1 if there are differences.")
  var exitCode = false

  @Flag(name: .long, help: "Also list what cannot be compared because a side is unknown.")
  var all = false

  @OptionGroup var grouping: GroupingOptions
  @OptionGroup(visibility: .condition) var situation: SituationOptions
  @OptionGroup var output: ListOptions

  @OptionGroup var noteOptions: NoteOptions

  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let change = try against.map { text throws(SetError) in try SituationChange(text) }
    let resolver = try source.resolver(context)
    let asked = try selection.ask(metric, situation, defaults: context.defaults)
      .read(in: resolver.knowledge, takesDevices: selection.devices.sets.isEmpty)
    guard asked.namesDevices else {
      guard let version = asked.sentence.versions.last else { throw Ask.noDevice }
      throw ValidationError(
        "name a device with '--device'. On all devices: keyline changes \(version)")
    }
    let versions = try asked.lookedUpVersions()
    let devices = try asked.lookedUpDevices()
    let situation = try asked.ask.oneSituation()
    let comparison = try ComparedSides(devices, versions, change, situation)
    let page = Page(resolver, output.asked, noteOptions.detail, to: context)
    try DiffPage(
      page: page, metrics: asked.metrics.isEmpty ? resolver.knowledge.metrics : asked.metrics,
      situations: change?.setsOrientation == true ? [situation] : try asked.ask.oneSituationEach(),
      showsAll: all, isGrouped: grouping.group ?? true, setsExitCode: exitCode
    ).write(comparison)
  }
}

extension ComparedSides.AmbiguousSides {
  /// The words for the sides that a call is missing.
  var sentence: String {
    switch self {
    case .newestDiffers:
      "The newest release is not the same on these devices: name one device, or the version."
    case .twoQuestions:
      "Two devices and two versions are two questions: name one device, or one version."
    case .notTwoSides:
      "Name two sides: two versions ('--os 10,11'), two devices ('-d iphone-7,iphone-x') "
        + "or another situation ('--against landscape')."
    }
  }
}

import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Shows the coverage.
struct DatabaseCoverage: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show how much is known per metric: the share of devices and versions since iOS 11.",
    discussion: """
      $ keyline db coverage
      $ keyline db coverage statusBar.height
      $ keyline db coverage statusBar.height --missing
      $ keyline db coverage --missing -d iphone-17e
      $ keyline db coverage safeAreaInsets.top --os 15+ --navigation-bar

      With one metric, coverage prints how many devices of each class have an answer, by major \
      version; with --all, it prints each device. With --missing, it lists \
      what to measure next, and why; the column Probe names the part of 'keyline probe' that \
      measures it. With --os, coverage counts each release that a device ran instead of each major \
      version. The column Open gives the share that is unknown or uncertain.

      \(ConditionsTopic.note)
      """)

  @Argument(help: "Metrics or groups; all by default.", completion: .metrics)
  var metric: [String] = []

  @Flag(name: .long, help: "List gaps without an answer, with the reason for each.")
  var missing = false

  @Flag(name: .long, help: "List each device of the one metric.")
  var all = false

  @OptionGroup var selection: SelectionOptions

  @OptionGroup(visibility: .condition) var situation: SituationOptions
  @OptionGroup var output: ListOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let resolver = try Database(database, context).resolver(context)
    let knowledge = resolver.knowledge
    let asked = try selection.asked(metric, situation).read(in: knowledge)
    let metrics = asked.metrics.isEmpty ? knowledge.metrics : asked.metrics
    let devices =
      asked.namesDevices || !asked.ask.exceptions.isEmpty
      ? try asked.lookedUpDevices().devices : nil
    let versions = try asked.ask.os.map { try VersionSet(optional: $0, in: knowledge.releases) }
    let situations = try asked.ask.completed(by: context.defaults).oneSituationEach()
    let counted = resolver.countedVersions(of: devices, among: versions)
    let coverages = metrics.flatMap { metric in
      situations.map { resolver.coverage(metric, in: $0, over: counted) }
    }.filter { !$0.rows.isEmpty }
    if coverages.isEmpty {
      context.say(
        Coverage.nothingText(
          metrics, on: devices ?? knowledge.devices,
          over: versions?.parts.map(\.range) ?? [Coverage.counted],
          versions == nil ? "iOS \(Coverage.counted.from.short) or later" : "these versions"))
      if output.format.isPivoted { return }
    }
    if missing, output.format.isPivoted, coverages.allSatisfy(\.gaps.isEmpty) {
      context.say(Coverage.completeText(coverages))
      context.exitCode = ExitStatus.negative
      return
    }
    let listing: Listing
    if missing {
      listing = CoverageListing.gaps(coverages, all: all)
    } else if metrics.count > 1 || versions != nil {
      listing = CoverageListing.shares(coverages)
    } else {
      listing =
        all || !output.format.isPivoted
        ? CoverageListing.cells(coverages) : CoverageListing.classes(coverages)
    }
    listing.write(output, data: resolver.knowledge.data, to: context)
    if missing { sayMeasurable(coverages, context) }
  }

  /// Prints the number of cells without an answer that one run of the probe's app would fill.
  private func sayMeasurable(_ coverages: [Coverage], _ context: CommandContext) {
    let (all, measurable) = coverages.map(\.missing).reduce((0, 0)) {
      ($0.0 + $1.all, $0.1 + $1.measurable)
    }
    guard measurable > 0 else { return }
    context.say(
      "note: one run of keyline probe --app would fill \(measurable) of these \(all) cells, if the Mac has "
        + "simulators of all versions")
  }
}

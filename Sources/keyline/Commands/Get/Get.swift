import ArgumentParser
import KeylineModel
import KeylineQuery

/// Prints values: a single one alone, several as a table.
struct Get: ReadingQuestion {
  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Print values: one alone, several as a table.",
    discussion: """
      $ keyline get navigationBar.maxY -d iphone-x --os 11 --large-title
      140
      $ keyline get "status bar height" -d notch --except iphone-x --os 14
      $ keyline get safeAreaInsets.top -d iphone-xr
      Device     iOS    Top safe area inset
      iPhone XR  12–13                   44
      iPhone XR  14–18                   48

      Without a metric, get prints the sheet of the device. Without a device, the table covers all \
      devices; if the devices do not differ, it names none. Devices in a set share a row if their \
      values are equal; '--no-group' gives each its own. A group such as safeAreaInsets stands for \
      its members. Exit 1: no single value.

      \(ConditionsTopic.note)
      """)

  @Argument(
    help: "Metrics: statusBar.height, safeAreaInsets, \"status bar height\".",
    completion: .metrics)
  var metric: [String] = []

  @OptionGroup var selection: SelectionOptions
  @OptionGroup(visibility: .condition) var situation: SituationOptions
  @OptionGroup var output: TableOptions

  @Flag(name: .long, help: "Also answer for versions that a device never ran.")
  var hypothetical = false

  @OptionGroup var eachRelease: ReleaseOption

  @Option(name: .long, help: "os: one metric with devices down and versions across.")
  var by: Axis?

  @Option(name: .long, help: "The order of the rows.")
  var sort: AnswerTable.Order?

  /// What may stand across a table.
  enum Axis: String, CaseIterable, ExpressibleByArgument { case os }

  @OptionGroup var grouping: GroupingOptions

  @Flag(name: .long, help: "Put notes, disputes and sources below the table instead of beside it.")
  var footnotes = false

  func validate() throws {
    if metric.isEmpty, let flag = flagsOfMetrics.first {
      throw ValidationError(
        "'\(flag)' needs a metric"
          + (situation.orientation.given == nil ? "." : "; a sheet has both orientations."))
    }
  }

  /// The flags of the call that do not apply to a sheet.
  private var flagsOfMetrics: [String] {
    (situation.orientation.given.map { ["--\($0.rawValue)"] } ?? [])
      + [String](flag: "--strict", output.strict)
      + [String](flag: "--each-release", eachRelease.isOn)
      + (grouping.group.map { [$0 ? "--group" : "--no-group"] } ?? [])
      + [String](flag: "--footnotes", footnotes)
      + [String](flag: "--by", by != nil) + [String](flag: "--sort", sort != nil)
  }

  func answer(from source: any KnowledgeSource, in context: CommandContext) throws {
    try ask(context.defaults).answer(form, from: source, in: context)
  }

  /// The question in the flags.
  func ask(_ defaults: ProjectConfiguration) throws -> Ask {
    var ask = selection.ask(metric, situation, defaults: defaults)
    ask.isHypothetical = hypothetical
    if metric.isEmpty, ask.devices.isEmpty {
      throw ValidationError("name a metric, a device ('--device'), or both.")
    }
    return ask
  }

  /// The layout chosen by the flags.
  var form: TableForm {
    var form = output.form
    form.eachRelease = eachRelease.isOn
    form.group = grouping.group
    form.footnotes = footnotes
    form.isByVersion = by == .os
    form.order = sort
    return form
  }
}

extension AnswerTable.Order: ExpressibleByArgument {}

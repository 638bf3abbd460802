import ArgumentParser
import KeylineFormats
import KeylineJSON
import KeylineModel
import KeylineQuery

/// Prints values: one alone, several as a table.
struct Get: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Values: one prints alone, several as a table.",
    discussion: """
      $ keyline get navigationBar.maxY -d iphone-x --os 11 --large-title
      140
      $ keyline get safeAreaInsets.top -d iphone-xr
      Device     iOS    Top safe area inset
      iPhone XR  12–13                   44
      iPhone XR  14–18                   48

      Without a metric it is the sheet of the device. Without a device the table is over all devices, equal ones together. A group such as \
      safeAreaInsets means its members. Exit 1: there is no single value, or no value at all.
      """)

  @Argument(help: "Metrics, for example statusBar.height or safeAreaInsets.")
  var metric: [String] = []

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var situation: SituationOptions
  @OptionGroup var output: TableOptions

  @Flag(name: .long, help: "The same as --format json.")
  var json = false

  @Flag(name: .long, help: "One row for each release instead of ranges.")
  var eachRelease = false

  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if metric.isEmpty, selection.device.isEmpty {
      throw ValidationError("name a metric, a device ('--device'), or both.")
    }
    if metric.isEmpty, situation.landscape || output.strict || eachRelease {
      throw ValidationError(
        "'--landscape', '--strict' and '--each-release' need a metric; a sheet has both "
          + "orientations.")
    }
  }

  func run(in context: inout CommandContext) throws {
    let versions = try VersionSet(optional: selection.os)
    let database = try Database(database, context.environment)
    let knowledge = try self.knowledge(database, &context)
    let resolver = Resolver(knowledge)
    if metric.isEmpty {
      SheetAnswer(
        resolver: resolver, devices: try devices(resolver), versions: versions,
        situation: situation.situation, hypothetical: selection.hypothetical,
        noNotes: output.noNotes
      ).write(json ? .json : output.format ?? .text, to: &context)
      return
    }
    let metrics = try self.metrics(resolver)
    var request = AnswerTable.Request(
      columns: metrics.map { Column($0, situation.situation) },
      devices: try devices(resolver), versions: versions)
    request.hypothetical = selection.hypothetical
    request.eachRelease = eachRelease
    let answer = Answer(
      table: resolver.table(request), resolver: resolver,
      format: json ? .json : output.format, isSingle: isSingle(request))
    try answer.write(noNotes: output.noNotes, strict: output.strict, to: &context)
  }

  /// Reads the rules of the asked metrics only, once their names are known.
  private func knowledge(
    _ database: Database, _ context: inout CommandContext
  ) throws -> Knowledge {
    try database.knowledge(&context) { catalogue in
      let names = MetricNames(catalogue)
      return metric.isEmpty
        ? Sheet.metrics(in: catalogue).map(\.id)
        : try metric.flatMap { try names.metrics($0) }.map(\.id)
    }
  }

  private func metrics(_ resolver: Resolver) throws -> [Metric] {
    let names = MetricNames(resolver.knowledge.metrics)
    var metrics: [Metric] = []
    for text in metric {
      for metric in try names.metrics(text) where !metrics.contains(metric) {
        metrics.append(metric)
      }
    }
    return metrics
  }

  private func devices(_ resolver: Resolver) throws -> DeviceSet {
    selection.device.isEmpty
      ? DeviceSet(all: resolver.knowledge.devices)
      : try DeviceSet(selection.device, in: resolver.knowledge.devices)
  }

  private func isSingle(_ request: AnswerTable.Request) -> Bool {
    request.columns.count == 1 && request.devices.devices.count == 1
      && request.devices.named.count == 1
  }
}

import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// Lists observations.
struct ObservationList: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List all observations, or those about some metrics or devices or from one source.",
    discussion: """
      $ keyline observation list titleView.barButtonItemSpacing
      $ keyline observation list -d iphone-17
      $ keyline observation list --source qmui-633
      """)

  @Argument(help: "Metrics; all by default.", completion: .metrics)
  var metric: [String] = []

  @Option(name: .long, help: "List only observations from this source.", completion: .sources)
  var source: String?

  @OptionGroup var devices: DeviceOptions

  @Flag(name: .long, help: "List only disputed observations.")
  var disputed = false

  @OptionGroup var output: ListOptions
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    let resolver = try Database(database, context).resolver(context)
    let names = MetricNames(resolver.knowledge.metrics)
    let wanted = try Set(metric.isEmpty ? [] : names.metrics(metric).map(\.id))
    let source = try source.map { try resolver.knowledge.sources.named($0).id }
    let readers =
      try devices.isEmpty
      ? nil
      : DeviceSet(devices.sets, except: devices.exceptions, in: resolver.knowledge.devices).devices
    let observations = resolver.knowledge.observations.filter { observation in
      (readers?.contains(where: observation.mayBeRead) ?? true)
        && (wanted.isEmpty || wanted.contains(observation.metric))
        && (source == nil || observation.source == source)
        && (!disputed || observation.disputed != nil)
    }
    Listing(
      schema: Observation.list.schema,
      table: TextTable(
        columns: [
          .init("id"), .init("Metric"), .init("Value", isNumeric: true), .init("Where"),
          .init("iOS"), .init("Obtained"), .init("Disputed"),
        ],
        rows: observations.map { observation in
          [
            observation.id, observation.metric, observation.value.description,
            observation.scope.words(in: resolver, most: 3), observation.os.text,
            observation.obtained.rawValue, observation.disputed == nil ? "" : "disputed",
          ]
        }),
      objects: observations.map(\.json)
    ).write(output, data: resolver.knowledge.data, to: context)
  }
}

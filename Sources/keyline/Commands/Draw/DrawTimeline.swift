import ArgumentParser
import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineStore
import KeylineText

/// Draws one metric over time.
struct DrawTimeline: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Draw one metric over OS versions as steps, a lane for devices with equal values.",
    discussion: """
      $ keyline draw timeline statusBar.height -d notch --output status-bar.svg
      $ keyline draw timeline tabBar.frameHeight -d iphone-x,iphone-8 \\
          --os 11-15 --landscape

      A dashed line is inferred from other screens or disputed, a hatched one is one of two values, and no line means \
      unknown. Exit 1: there is no value to draw.

      \(ConditionsTopic.note)
      """)

  @Argument(help: "A metric, for example statusBar.height.", completion: .metrics)
  var metric: String

  @OptionGroup var selection: SelectionOptions
  @OptionGroup(visibility: .condition) var situation: SituationOptions
  @OptionGroup var drawing: DrawOptions

  func run(in context: CommandContext) throws {
    let ask = try selection.ask([], situation, defaults: context.defaults).requireDevice()
    let situation = try ask.oneSituation()
    let (catalogue, reader) = try Database(drawing.destination.database, context).reading(context)
    let metrics = try metrics(in: catalogue.metrics)
    let everything = try reader.knowledge(
      about: Resolver.metrics(answering: metrics, in: situation))
    reader.close()
    let shared = SharedKnowledge(everything, includesLocal: drawing.destination.local)
    let versions = try ask.versions(in: shared.resolver.knowledge.releases)
    let matrix = AnswerMatrix(
      shared.resolver, devices: try shared.devices(ask.devices(in:)),
      metrics: metrics,
      situations: [situation], versions: versions)
    let picture = TimelinePicture(matrix)
    guard picture.hasValues else {
      throw absence(
        of: matrix, on: try ask.devices(in: shared.resolver.knowledge.devices))
    }
    try drawing.write(picture.svg, to: context)
    context.say(shared.omission(from: matrix, ask.devices(in:)))
  }

  /// The failure if there is nothing to draw, with the sentence of `get` if it has one.
  private func absence(of matrix: AnswerMatrix, on devices: DeviceSet) -> Failure {
    let labels = VersionLabels(matrix.resolver.knowledge.releases)
    let request = AnswerTable.Request(
      columns: [Column(matrix.metrics[0], matrix.situations[0])], devices: devices,
      versions: matrix.versions)
    let rows = matrix.resolver.table(request).rows
    let possible = rows.filter { !$0.isImpossible }
    guard let row = possible.first else {
      return .noneRan(DeviceText.neverRan(rows.map { ($0.device, $0.ranges) }, labels))
    }
    return Failure(
      possible.count == 1
        ? Missing.text(row.records[0], matrix.resolver)
        : "\(matrix.metrics[0].id) has no value on these devices and versions.")
  }

  /// The one named metric.
  private func metrics(in catalogue: [Metric]) throws -> [Metric] {
    let metrics = try MetricNames(catalogue).metrics(metric)
    guard metrics.count == 1 else {
      throw Failure(
        "A timeline shows one metric, but \(metric) means \(metrics.count): "
          + "\(metrics.map(\.id).joined(separator: ", ")).")
    }
    return metrics
  }
}

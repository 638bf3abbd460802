import ArgumentParser
import KeylineExport
import KeylineModel
import KeylineQuery

/// Draws one metric over time.
struct DrawTimeline: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Draw one metric over OS versions as steps, a lane for devices with equal values.",
    discussion: """
      $ keyline draw timeline statusBar.height -d notch --output status-bar.svg
      $ keyline draw timeline tabBar.frameHeight -d iphone-x,iphone-8 \\
          --os 11-15 --landscape

      A dashed line is inferred from other screens or disputed, a hatched one is one of two values, and no line means \
      unknown. Exit 1: there is no value to draw.
      """)

  @Argument(help: "A metric, for example statusBar.height.", completion: .metrics)
  var metric: String

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var situation: SituationOptions
  @OptionGroup var drawing: DrawOptions

  func run(in context: CommandContext) throws {
    let selection = try selection.named(context.defaults)
    let (everything, metrics) = try Database(drawing.database, context)
      .knowledge(context, metrics(in:)) { $0.map(\.id) }
    let shared = SharedKnowledge(everything, includesLocal: drawing.local)
    let versions = try selection.versions(in: shared.resolver.knowledge.releases)
    let matrix = AnswerMatrix(
      shared.resolver, devices: try shared.devices(selection.devices(in:)),
      metrics: metrics,
      situations: [try situation.situation(context.defaults)], versions: versions,
      hypothetical: selection.hypothetical)
    let picture = TimelinePicture(matrix)
    guard picture.hasValues else {
      throw Failure("\(matrix.metrics[0].id) has no value on these devices and versions.")
    }
    try drawing.write(picture.svg, to: context)
    context.say(shared.omission(from: matrix, selection.devices(in:)))
  }

  /// The one metric that was named.
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

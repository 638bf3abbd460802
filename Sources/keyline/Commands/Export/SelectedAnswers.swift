import KeylineModel
import KeylineQuery

/// The answers that the options of an export select, and what has to be said about them.
struct SelectedAnswers {
  let matrix: AnswerMatrix
  private let shared: SharedKnowledge
  /// The set of devices that was asked for.
  private let asked: Selection
  /// How many devices never ran the versions.
  private let left: Int

  init(
    _ options: ExportOptions, _ metrics: [Metric], from shared: SharedKnowledge,
    _ defaults: ProjectConfiguration
  ) throws {
    self.shared = shared
    asked = options.selection.selection(defaults)
    let versions = try asked.versions(in: shared.resolver.knowledge.releases)
    let devices = try shared.devices(asked)
    let hypothetical = asked.hypothetical
    matrix = AnswerMatrix(
      shared.resolver, devices: devices.filter { hypothetical || $0.ran(versions) },
      metrics: metrics, situations: try options.situations(defaults), versions: versions,
      hypothetical: hypothetical)
    guard !matrix.devices.isEmpty else { throw Failure("No device ran any of these versions.") }
    left = devices.count - matrix.devices.count
  }

  /// Says what was left out and what rows of the user would have changed.
  func say(to context: CommandContext) {
    if left > 0 {
      let them = left == 1 ? "1 device" : "\(left) devices"
      context.say("note: skipped \(them) that never ran these versions")
    }
    for note in shared.notes(on: matrix, of: asked) { context.say("note: \(note)") }
  }
}

extension ExportOptions {
  /// The metrics that were named, or all of a catalogue.
  func metrics(in catalogue: [Metric]) throws -> [Metric] {
    try MetricNames(catalogue).metrics(metric)
  }

  /// The selected answers, with the rules and observations of every metric.
  func answers(_ context: CommandContext) throws -> SelectedAnswers {
    let everything = try Database(database, context).knowledge(context)
    let shared = SharedKnowledge(everything, includesLocal: local)
    return try SelectedAnswers(
      self, try metrics(in: shared.resolver.knowledge.metrics), from: shared, context.defaults)
  }
}

extension Device {
  /// True if it ran any version of a set, or if its first OS is unknown.
  fileprivate func ran(_ versions: VersionSet) -> Bool {
    support == nil || versions.parts(on: self).contains { ran(from: $0.from, until: $0.until) }
  }
}

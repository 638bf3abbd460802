import KeylineModel
import KeylineQuery
import KeylineText

/// The answers that the options of an export select, and what has to be said about them.
struct SelectedAnswers {
  let matrix: AnswerMatrix
  private let shared: SharedKnowledge
  private let ask: Ask
  /// How many devices never ran the versions.
  private let left: Int

  /// Asks for some metrics.
  fileprivate init(
    _ options: ExportOptions, from shared: SharedKnowledge, _ defaults: ProjectConfiguration,
    metrics: [Metric]
  ) throws {
    ask = options.ask(defaults)
    self.shared = shared
    let versions = try ask.versions(in: shared.resolver.knowledge.releases)
    let devices = try shared.devices(ask.devices(in:))
    matrix = AnswerMatrix(
      shared.resolver, devices: devices.filter { $0.ran(versions) },
      metrics: metrics,
      situations: ask.situations, naming: ask.conditions,
      versions: versions)
    guard !matrix.devices.isEmpty else { throw Failure(DeviceText.noneRan) }
    left = devices.count - matrix.devices.count
  }

  /// Says what was left out and what rows of the user would have changed.
  func say(to context: CommandContext) {
    if left > 0 {
      let them = left == 1 ? "1 device" : "\(left) devices"
      context.say("note: left out \(them) that never ran these versions")
    }
    context.say(omission)
  }

  /// The answers that rows of the user would have changed.
  var omission: OwnOmission? { shared.omission(from: matrix, ask.devices(in:)) }
}

extension ExportOptions {
  /// The metrics that were named, or all of a catalogue.
  ///
  /// Errors: also for devices among the words, which stand behind `-d`.
  func metrics(in catalogue: [Metric]) throws -> [Metric] {
    do {
      return try MetricNames(catalogue).metrics(metric)
    } catch {
      let names = try? AskedNames(metric, in: catalogue, takesDevices: true)
      guard let names, !names.metrics.isEmpty, names.hasDevices else { throw error }
      let devices = ArgumentText.text([names.deviceWords])
      throw Failure(
        "Name the devices of an export behind -d: -d \(devices)", exitCode: ExitStatus.usage)
    }
  }

  /// The selected answers, with the rules and observations of every metric.
  func answers(
    _ context: CommandContext, _ destination: ExportDestination
  ) throws -> SelectedAnswers {
    let knowledge = try Database(destination.database, context).knowledge(context)
    return try SelectedAnswers(
      self, from: SharedKnowledge(knowledge, includesLocal: destination.local), context.defaults,
      metrics: metrics(in: knowledge.metrics))
  }

  /// The selected answers about some metrics of a catalogue, with the rules of these alone.
  ///
  /// - Parameter isLocal: Whether the user's own rows count.
  func answers(
    from source: any KnowledgeSource, isLocal: Bool, _ context: CommandContext,
    metrics: ([Metric]) throws -> [Metric]
  ) throws -> SelectedAnswers {
    let situations = ask(context.defaults).situations
    let (knowledge, metrics) = try source.knowledge(context, metrics) {
      Resolver.metrics(deciding: $0.map(\.id), in: situations)
    }
    return try SelectedAnswers(
      self, from: SharedKnowledge(knowledge, includesLocal: isLocal), context.defaults,
      metrics: metrics)
  }
}

extension Device {
  /// True if it ran any version of a set, or if its first OS is unknown.
  fileprivate func ran(_ versions: VersionSet) -> Bool {
    support == nil || versions.parts(on: self).contains { ran($0.range) }
  }
}

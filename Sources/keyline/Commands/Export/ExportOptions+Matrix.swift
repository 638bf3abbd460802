import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

extension ExportOptions {
  /// The named metrics, or all of a catalogue.
  ///
  /// Errors: also for devices among the words, which belong after `-d`.
  func metrics(in catalogue: Knowledge) throws -> [Metric] {
    do {
      return try MetricNames(catalogue.metrics).metrics(metric)
    } catch {
      let sentence = try? Sentence(metric, metrics: catalogue.metrics, devices: catalogue.devices)
      guard let sentence, sentence.problem == nil, !sentence.metrics.isEmpty,
        !sentence.devices.isEmpty
      else { throw error }
      let devices = ArgumentText.text([sentence.devices.joined(separator: ",")])
      throw Failure(
        "Name the devices of an export behind -d: -d \(devices)", exitCode: ExitStatus.usage)
    }
  }

  /// The answers for the options, with the rows of every metric.
  func answers(
    _ context: CommandContext, _ destination: ExportDestination
  ) throws -> (matrix: AnswerMatrix, shared: SharedKnowledge) {
    let knowledge = try Database(destination.database, context).knowledge(context)
    let shared = SharedKnowledge(knowledge, includesLocal: destination.local)
    return (
      try shared.matrix(ask(context.defaults), of: metrics(in: knowledge.effective)), shared
    )
  }

  /// The answers for the options about some metrics of a catalogue, with only their rows.
  ///
  /// - Parameter isLocal: True if the user's own rows count.
  func answers(
    from source: any KnowledgeSource, isLocal: Bool, _ context: CommandContext,
    metrics: (Knowledge) throws -> [Metric]
  ) throws -> (matrix: AnswerMatrix, shared: SharedKnowledge) {
    let ask = ask(context.defaults)
    let (catalogue, reader) = try source.reading(context)
    let metrics = try metrics(catalogue)
    let knowledge = try reader.knowledge(
      about: Resolver.metrics(deciding: metrics, in: ask.situations))
    reader.close()
    let shared = SharedKnowledge(knowledge, includesLocal: isLocal)
    return (try shared.matrix(ask, of: metrics), shared)
  }

  /// Prints what an answer leaves out, and what the user's own rows would have changed.
  func say(
    about answers: (matrix: AnswerMatrix, shared: SharedKnowledge), to context: CommandContext
  ) throws {
    let ask = ask(context.defaults)
    let left =
      try answers.shared.devices(ask.devices(in:)).count - answers.matrix.devices.count
    if left > 0 {
      let devices = NameLists.counted(left, "device")
      context.say("note: left out \(devices) that never ran these versions")
    }
    context.say(answers.shared.omission(from: answers.matrix, ask.devices(in:)))
  }
}

extension SharedKnowledge {
  /// The answers to a question, on the devices that ran any of its versions.
  fileprivate func matrix(_ ask: Ask, of metrics: [Metric]) throws -> AnswerMatrix {
    let versions = try ask.versions(in: resolver.knowledge.releases)
    let matrix = AnswerMatrix(
      resolver, devices: try devices(ask.devices(in:)).filter { $0.ran(versions) },
      metrics: metrics, situations: ask.situations, naming: ask.conditions, versions: versions)
    guard !matrix.devices.isEmpty else { throw Failure(DeviceText.noneRan) }
    return matrix
  }
}

extension Device {
  /// True if it ran any version of a set, or if its first OS is unknown.
  fileprivate func ran(_ versions: VersionSet) -> Bool {
    support == nil || versions.parts(on: self).contains { ran($0.range) }
  }
}

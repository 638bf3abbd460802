import KeylineModel
import KeylineQuery
import KeylineText

/// A request to `get`, whoever read the command line.
struct GetRequest: Hashable {
  let metrics: [String]
  let devices: [String]
  /// Sets of devices that are taken away.
  let exceptions: [String]
  let os: String?
  var hypothetical = false
  var situation = Situation()
  var format: TableFormatName?
  var noNotes = false
  var strict = false
  var eachRelease = false
  /// True if equal devices share a row; nil if only the devices of a set do.
  var group: Bool?
  var footnotes = false

  init(metrics: [String], devices: [String], except exceptions: [String] = [], os: String?) {
    self.metrics = metrics
    self.devices = devices
    self.exceptions = exceptions
    self.os = os
  }

  /// Writes the answer into a context.
  func answer(from source: any KnowledgeSource, in context: inout CommandContext) throws {
    let knowledge = try self.knowledge(source, &context)
    let resolver = Resolver(knowledge)
    let versions = try VersionSet(optional: os, in: knowledge.releases)
    if metrics.isEmpty {
      SheetAnswer(
        resolver: resolver, devices: try devices(resolver), versions: versions,
        situation: situation, hypothetical: hypothetical,
        noNotes: noNotes
      ).write(format ?? .text, to: &context)
      return
    }
    if !noNotes, let note = knowledge.releases.note(on: versions) { context.say("* " + note) }
    let metrics = try MetricNames(resolver.knowledge.metrics).metrics(self.metrics)
    var request = AnswerTable.Request(
      columns: metrics.map { Column($0, situation) },
      devices: try devices(resolver), versions: versions)
    request.hypothetical = hypothetical
    request.eachRelease = eachRelease
    let isNamedOneByOne = request.devices.devices.allSatisfy {
      request.devices.named.contains($0.id)
    }
    var answer = Answer(
      table: resolver.table(request), resolver: resolver, format: format,
      isSingle: isSingle(request), isGrouped: group ?? !isNamedOneByOne, hasFootnotes: footnotes)
    if !hypothetical { answer.versions = versions }
    try answer.write(noNotes: noNotes, strict: strict, to: &context)
  }

  /// Reads the rules of the asked metrics only, once their names are known.
  private func knowledge(
    _ source: any KnowledgeSource, _ context: inout CommandContext
  ) throws -> Knowledge {
    try source.knowledge(&context) { catalogue in
      let names = MetricNames(catalogue)
      return metrics.isEmpty
        ? Sheet.metrics(in: catalogue).map(\.id)
        : try names.metrics(metrics).map(\.id)
    }
  }

  private func devices(_ resolver: Resolver) throws -> DeviceSet {
    try DeviceSet(devices, except: exceptions, in: resolver.knowledge.devices)
  }

  private func isSingle(_ request: AnswerTable.Request) -> Bool {
    request.columns.count == 1 && request.devices.devices.count == 1
      && request.devices.named.count == 1
  }
}

import KeylineModel
import KeylineQuery
import KeylineText

/// A request to `get`, from either reader of the command line.
struct GetRequest: Hashable {
  let metrics: [String]
  let selection: Selection
  var situation = Situation()
  /// The values that were named of conditions that few metrics have.
  var conditions: [Dimension: [Int]] = [:]
  var format: ListFormat?
  var detail = NoteDetail.counted
  var strict = false
  var eachRelease = false
  /// True if equal devices share a row; nil if only the devices of a set do.
  var group: Bool?
  var footnotes = false

  init(metrics: [String], _ selection: Selection) {
    self.metrics = metrics
    self.selection = selection
  }

  /// Writes the answer into a context.
  func answer(from source: any KnowledgeSource, in context: CommandContext) throws {
    let (knowledge, resolver, names) = try source.resolver(context) {
      try AskedNames(metrics, in: $0, takesDevices: !selection.namesDevices)
    } about: {
      // Which devices fold is told by rules that are read only where it matters.
      let metrics = $0.metrics
      let tellsFolding =
        situation.display == .inner || metrics.contains { $0.id.hasPrefix("reserved") }
      return metrics.flatMap { [$0.id] + $0.see } + (tellsFolding ? [Resolver.foldingMetric] : [])
    }
    let versions = try selection.versions(in: knowledge.releases)
    let devices =
      names.hasDevices
      ? try names.devices(except: selection.exceptions, in: knowledge.devices)
      : try selection.devices(in: knowledge.devices)
    if names.isSheet {
      try SheetOutput(
        resolver: resolver, devices: devices, versions: versions,
        situation: situation, hypothetical: selection.hypothetical,
        detail: detail
      ).write(format, to: context)
      return
    }
    var request = AnswerTable.Request(
      columns: names.metrics.flatMap { Column.all($0, in: situation, naming: conditions) },
      devices: devices, versions: versions)
    request.hypothetical = selection.hypothetical
    request.eachRelease = eachRelease
    if !names.hasDevices, let device = deviceForAll(names.metrics, resolver) {
      let answer = answer(request, for: device, resolver)
      answer.writeReleases(versions, detail, to: context)
      return try answer.write(detail, strict: strict, to: context)
    }
    let isNamedOneByOne = request.devices.devices.allSatisfy {
      request.devices.named.contains($0.id)
    }
    var answer = GetOutput(
      table: resolver.table(request), resolver: resolver, format: format,
      isSingle: isSingle(request), named: Array(conditions.keys),
      isGrouped: group ?? !isNamedOneByOne, hasFootnotes: footnotes)
    if !selection.hypothetical { answer.versions = versions }
    answer.writeReleases(versions, detail, to: context)
    try answer.write(detail, strict: strict, to: context)
  }

  /// A device to ask in the place of all, where none was named and none differs; nil where devices are
  /// to be told apart.
  private func deviceForAll(_ metrics: [Metric], _ resolver: Resolver) -> Device? {
    guard selection.devices.isEmpty, selection.exceptions.isEmpty, !selection.hypothetical,
      group == nil, format?.isPivoted ?? true, metrics.allSatisfy(resolver.isAlike)
    else { return nil }
    // The phone that ran most versions is the one that most sources speak of.
    return resolver.knowledge.devices.filter { $0.idiom == .phone }.compactMap { device in
      device.support.map { (device, $0.until.major - $0.from.major) }
    }.max { $0.1 < $1.1 }?.0
  }

  private func answer(
    _ request: AnswerTable.Request, for device: Device, _ resolver: Resolver
  ) -> GetOutput {
    var request = request
    request.devices = DeviceSet(naming: [device])
    request.hypothetical = true
    return GetOutput(
      table: resolver.table(request), resolver: resolver, format: format,
      isSingle: request.columns.count == 1, named: Array(conditions.keys), isGrouped: false,
      namesDevices: false, hasFootnotes: footnotes)
  }

  private func isSingle(_ request: AnswerTable.Request) -> Bool {
    request.columns.count == 1 && request.devices.isOneByName
  }
}

import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// Writes which devices no metric tells apart from one.
struct SameAsOutput {
  let resolver: Resolver
  let device: Device
  let versions: VersionSet
  let detail: NoteDetail

  /// Compares in a situation, in both orientations, and writes what came out.
  func write(
    _ situation: Situation, among devices: DeviceSet, _ output: ListOptions,
    to context: CommandContext
  ) throws {
    let labels = VersionLabels(resolver.knowledge.releases)
    let parts = versions.parts(on: device)
    guard parts.count == 1, let range = parts.first?.range else {
      throw Failure(
        "'--same-as' compares one version or one range; '--os' names \(parts.count).",
        exitCode: ExitStatus.usage)
    }
    guard device.ran(range) else {
      throw Failure(DeviceText.neverRan(device, labels.label(range)))
    }
    let comparison = DifferenceRequest(
      resolver.knowledge.metrics, in: DifferenceRequest.orientations(of: situation))
    let all = resolver.similarities(to: device, over: range, among: devices.devices, comparison)
    let same = all.filter(\.isSame)
    Listing(
      schema: .findSame, table: same.table(labels),
      objects: same.map { $0.json(labels) },
      further: [
        ("undecided", .array(all.filter { !$0.isSame }.map { $0.json(labels) }))
      ]
    ).writeFound(output, data: resolver.knowledge.data, to: context)
    if same.isEmpty {
      context.say("Every other device differs from \(device.name), or may differ.")
    }
    if detail != .silent { note(all, among: comparison.metrics.count, to: context) }
  }

  private func note(
    _ all: [DeviceSimilarity], among metrics: Int, to context: CommandContext
  ) {
    context.say(
      "note: compared \(metrics) metrics in portrait and landscape. Metrics unknown on both "
        + "were ignored; a metric known on only one of them counts as a difference."
    )
    for similarity in all where !similarity.isSame {
      let metrics = similarity.undecided.map(\.id)
      let rest = metrics.count > 3 ? " and \(metrics.count - 3) more" : ""
      context.say(
        "note: \(similarity.device.name) may be the same: the two differ only in metrics unknown on "
          + "one of them (\(metrics.prefix(3).joined(separator: ", "))\(rest))")
    }
  }
}

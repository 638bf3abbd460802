import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// Compares two sides and writes what differs.
struct DifferenceAnswer {
  let resolver: Resolver
  let comparison: DifferenceRequest
  /// True if differences that cannot be decided are listed, too.
  let showsAll: Bool
  let detail: NoteDetail
  /// True if devices with equal differences share a row.
  var isGrouped = true
  /// True if differences make the exit code 1.
  let setsExitCode: Bool

  private var labels: VersionLabels { VersionLabels(resolver.knowledge.releases) }

  /// The names of both sides, and the first column of each row.
  private struct Names {
    let left: String
    let right: String
    let first: DifferenceColumn?
    var showsOrientation = true
    /// Why the sides cannot be compared at all; nil where they can.
    var obstacle: String?
  }

  /// Writes the differences to standard output, and sets the exit code where that was asked for.
  func write(_ sides: Sides, _ output: ListOptions, to context: CommandContext) throws {
    for range in sides.ranges where !resolver.calendar.existed(range) {
      try resolver.knowledge.releases.requireOne(in: range, named: labels.label(range))
    }
    let (names, found) = try differences(sides, context)
    let shown = (showsAll ? found : found.filter { $0.kind != .unknown })
    let records = shown.eachDevice.map { DifferenceRecord($0, labels) }
    let rows = isGrouped ? shown.folded : shown.eachDevice
    let listing = Listing(
      schema: .diff,
      table: rows.table(
        left: names.left, right: names.right, first: names.first,
        showsOrientation: names.showsOrientation, labels),
      records: DifferenceRecord.table(records), objects: records.map(\.json),
      further: [
        ("left", .string(names.left)), ("right", .string(names.right)),
        ("reason", names.obstacle.map(JSONValue.string)),
      ])
    let format = output.format
    if !shown.isEmpty || !format.isPivoted {
      listing.write(format, data: resolver.knowledge.data, to: context)
    }
    if let obstacle = names.obstacle { throw Failure(obstacle) }
    if shown.isEmpty { context.say("No differences are known.") }
    NoteLines(NoteLines.sentences(shown.notes)).write(detail, to: context)
    if detail != .silent { noteUnknown(found, to: context) }
    if setsExitCode, found.contains(where: { $0.kind != .unknown }) {
      context.exitCode = ExitStatus.negative
    }
  }

  private func noteUnknown(_ found: [Difference], to context: CommandContext) {
    let metrics = Set(found.filter { $0.kind == .unknown }.map(\.metric.id)).count
    guard metrics > 0, !showsAll else { return }
    context.say(
      "note: \(metrics == 1 ? "1 metric" : "\(metrics) metrics") cannot be compared: unknown on one "
        + "side (--all lists them)")
  }

  private func differences(
    _ sides: Sides, _ context: CommandContext
  ) throws -> (Names, [Difference]) {
    switch sides {
    case .versions(let devices, let left, let right):
      let ran = try devices.ran(all: [left, right], comparison, labels, context)
      let found = ran.flatMap {
        resolver.differences(on: $0, between: left, and: right, comparison)
      }
      return (
        Names(
          left: "iOS \(labels.label(left))", right: "iOS \(labels.label(right))",
          first: devices.devices.count > 1 ? .devices : nil), found
      )
    case .devices(let left, let right, let range):
      for device in [left, right] {
        _ = try DeviceSet(naming: [device]).ran(all: [range], comparison, labels, context)
      }
      var names = Names(left: left.name, right: right.name, first: .versions)
      guard comparison.hypothetical || range.common(left, right) != nil else {
        names.obstacle = DeviceText.neverMet(left, right)
        return (names, [])
      }
      let found = resolver.differences(between: left, and: right, over: range, comparison)
      return (names, found)
    case .situations(let devices, let ranges, let situation, let change):
      let found = try ranges.flatMap { range in
        try devices.ran(all: [range], comparison, labels, context).flatMap {
          resolver.differences(on: $0, over: range, comparison, against: change.applied)
        }
      }
      return (
        Names(
          left: words(situation, in: comparison),
          right: words(change.applied(to: situation), in: comparison),
          first: devices.devices.count > 1 ? .devicesAndVersions : .versions,
          showsOrientation: !change.setsOrientation), found
      )
    }
  }

  /// A situation in words, without the orientation where both are compared.
  private func words(_ situation: Situation, in comparison: DifferenceRequest) -> String {
    guard comparison.situations.count > 1 else { return situation.words }
    let words = situation.words.split(separator: " · ").dropFirst().joined(separator: " · ")
    return words.isEmpty ? "default" : words
  }
}

extension DeviceSet {
  /// The devices that ran some of each range; a sentence names each of the others that was asked for.
  fileprivate func ran(
    all ranges: [VersionRange], _ comparison: DifferenceRequest, _ labels: VersionLabels,
    _ context: CommandContext
  ) throws(Failure) -> [Device] {
    guard !comparison.hypothetical else { return devices }
    var ran: [Device] = []
    var sentences: [String] = []
    for device in devices {
      let missing = ranges.first { device.support != nil && !device.ran($0) }
      if let missing {
        if named.contains(device.id) {
          sentences.append(DeviceText.neverRan(device, labels.label(missing)))
        }
      } else {
        ran.append(device)
      }
    }
    guard !ran.isEmpty else {
      throw Failure(
        sentences.isEmpty
          ? "No device of the set ran these versions." : sentences.joined(separator: " "))
    }
    for sentence in sentences { context.say("note: \(sentence)") }
    return ran
  }
}

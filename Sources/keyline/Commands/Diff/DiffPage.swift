import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

/// The page of the differences between two sides.
struct DiffPage {
  let page: Page
  /// The metrics that are compared.
  let metrics: [Metric]
  /// The situations of the left side, one for each orientation.
  let situations: [Situation]
  /// True to list undecidable differences, too.
  let showsAll: Bool
  /// True if devices with equal differences share a row.
  var isGrouped = true
  /// True if differences make the exit code 1.
  let setsExitCode: Bool

  private var resolver: Resolver { page.resolver }
  private var labels: VersionLabels { page.labels }
  private var context: CommandContext { page.context }

  /// The names of both sides, and the first column of each row.
  private struct Names {
    let left: String
    let right: String
    let first: DifferenceColumn?
    var showsOrientation = true
  }

  /// Writes the page, and sets the exit code on request.
  func write(_ sides: ComparedSides) throws {
    for range in sides.ranges where !resolver.calendar.existed(range) {
      try resolver.knowledge.releases.requireOne(in: range, named: labels.label(range))
    }
    let compared = try differences(sides)
    let found = compared.differences
    let names = names(sides)
    let obstacle = compared.haveMet ? nil : Self.obstacle(sides)
    let shown = (showsAll ? found : found.filter { $0.kind != .unknown })
    func records() -> [DifferenceRecord] { shown.eachDevice.map { DifferenceRecord($0, labels) } }
    let rows = isGrouped ? shown.folded : shown.eachDevice
    let listing = Listing(
      schema: .diff,
      table: rows.table(
        left: names.left, right: names.right, first: names.first,
        showsOrientation: names.showsOrientation, labels),
      records: { DifferenceRecord.table(records()) }, objects: records().map(\.json),
      further: [
        ("left", .string(names.left)), ("right", .string(names.right)),
        ("reason", obstacle.map(JSONValue.string)),
      ])
    if !shown.isEmpty || !page.isForReaders { page.write(listing) }
    if let obstacle { throw Failure(obstacle) }
    let incomparable = shown.isEmpty ? incomparable(sides, names) : []
    if shown.isEmpty, incomparable.isEmpty { context.say("No differences are known.") }
    for sentence in incomparable { context.say(sentence) }
    if !incomparable.isEmpty {
      if let command = command(about: sides) {
        context.say("What is known: keyline \(command)")
      } else if case .situations = sides, !found.isEmpty {
        page.note(Self.bothSides)
      }
    }
    page.note(shown.notes(in: labels.calendar).sentences(on: shown.flatMap(\.devices)))
    if page.detail != .silent, incomparable.isEmpty { noteUnknown(found, sides) }
    if setsExitCode, found.contains(where: { $0.kind != .unknown }) {
      context.exitCode = ExitStatus.negative
    }
  }

  /// The reasons why nothing can be compared; empty if something can.
  private func incomparable(_ sides: ComparedSides, _ names: Names) -> [String] {
    let incomparable = resolver.incomparable(sides, of: metrics, in: situations)
    guard incomparable.count == metrics.count else { return [] }
    return incomparable.map { $0.sentence(sides, labels, left: names.left, right: names.right) }
  }

  /// The hint for listing the known values of one side.
  static let bothSides = "To list both sides, add --all."

  /// The command that shows the known values of the metrics on each side; nil if the sides are
  /// situations, or there are too many names for a command.
  private func command(about sides: ComparedSides) -> String? {
    let (devices, ranges): ([Device], [VersionRange])
    switch sides {
    case .versions(let set, let left, let right): (devices, ranges) = (set.devices, [left, right])
    case .devices(let left, let right, let range):
      devices = [left, right]
      ranges = [range.common(left, right) ?? range]
    case .situations: return nil
    }
    guard let first = devices.first, let situation = situations.first,
      max(devices.count, metrics.count) <= NameLists.few
    else { return nil }
    let ask = Ask(
      metrics.map(\.id), devices: [devices.map(\.id).joined(separator: ",")],
      os: labels.argument(ranges, of: first), situation: situation)
    return ArgumentText.text([PlainGet.command] + ask.arguments)
  }

  /// Prints the metrics that cannot be compared: their number, or if all are listed, those that the
  /// table cannot have.
  private func noteUnknown(_ found: [Difference], _ sides: ComparedSides) {
    let onBoth = resolver.incomparable(sides, of: metrics, in: situations).filter {
      !$0.isUnknown.contains(false)
    }
    .map(\.metric.id)
    let onOne = Set(found.filter { $0.kind == .unknown }.map(\.metric.id))
    let shown = Set(found.filter { $0.kind != .unknown }.map(\.metric.id))
    let unknown = Uncompared(onOne: onOne, onBoth: onBoth, of: .two)
    let place = onBoth.isEmpty && shown.isSuperset(of: onOne) ? " everywhere" : ""
    page.note(unknown.note(listed: showsAll, place: place).map { "note: " + $0 })
  }

  /// The differences; a sentence names each requested device that is left out.
  private func differences(_ sides: ComparedSides) throws(Failure) -> SideDifferences {
    do {
      let found = try resolver.differences(between: sides, of: metrics, in: situations)
      for idle in found.idle { context.say("note: " + sentence(idle)) }
      return found
    } catch {
      // Neither device ran a version of the other, whatever versions are named.
      if case .devices(let left, let right, _) = sides,
        VersionRange.all.common(left, right) == nil,
        let obstacle = Self.obstacle(sides)
      {
        throw Failure(obstacle)
      }
      throw Failure(
        error.idle.isEmpty
          ? "No device of the set ran these versions."
          : error.idle.map(sentence).joined(separator: " "))
    }
  }

  private func sentence(_ idle: IdleDevice) -> String {
    DeviceText.neverRan(idle.device, labels.label(idle.range))
  }

  /// The reason why two devices cannot be compared.
  private static func obstacle(_ sides: ComparedSides) -> String? {
    guard case .devices(let left, let right, _) = sides else { return nil }
    return DeviceText.neverMet(left, right)
  }

  private func names(_ sides: ComparedSides) -> Names {
    switch sides {
    case .versions(let devices, let left, let right):
      Names(
        left: "iOS \(labels.label(left))", right: "iOS \(labels.label(right))",
        first: devices.devices.count > 1 ? .devices : nil)
    case .devices(let left, let right, _):
      Names(left: left.name, right: right.name, first: .versions)
    case .situations(let devices, _, let situation, let change):
      Names(
        left: words(situation),
        right: words(change.applied(to: situation)),
        first: devices.devices.count > 1 ? .devicesAndVersions : .versions,
        showsOrientation: !change.setsOrientation)
    }
  }

  /// A situation in words, without the orientation if both are compared.
  private func words(_ situation: Situation) -> String {
    guard situations.count > 1 else { return situation.words }
    let words = situation.words.split(separator: " · ").dropFirst().joined(separator: " · ")
    return words.isEmpty ? "default" : words
  }
}

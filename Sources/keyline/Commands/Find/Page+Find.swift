import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

extension Page {
  /// Writes the places where metrics have values.
  ///
  /// - Parameter isGrouped: True if devices with equal values share a row.
  func write(_ found: FindAnswer, on versions: VersionSet, isGrouped: Bool) {
    let matches = found.matches
    writeFound(
      Listing(
        schema: .find, table: found.table(labels, isGrouped: isGrouped, stars: stars),
        records: { ToldAnswer.table(found.answers(labels)) },
        objects: found.answers(labels).map(\.json),
        further: [("undecided", .array(found.undecidedObjects(labels)))]))
    if matches.rows.isEmpty { context.say(found.emptyText) }
    note(
      matches.noteSentences(of: matches.allRecords),
      isForReaders && isGrouped
        ? Counts(matches.groups) : Counts(matches.rows.flatMap(\.answers)), stars: stars)
    if matches.rows.isEmpty {
      note(resolver.knowledge.releases.note(on: versions).map { "* " + $0 })
    }
    let open = found.undecidedDevices
    let all = open.count > NameLists.few && format != .json ? " (all: --format json)" : ""
    note(found.undecidedText(open).map { "note: " + $0 + all })
  }

  /// Writes the devices with a screen.
  ///
  /// - Parameter versions: The versions that they ran; nil if none are asked about.
  func write(_ matches: [ScreenMatch], on versions: VersionSet?) {
    writeFound(
      Listing(schema: .findScreen, table: matches.table(), objects: matches.map(\.json)))
    if matches.isEmpty {
      let ran = versions == nil ? "" : " that ran these versions"
      context.say("Keyline knows no device with this screen\(ran).")
    }
  }

  /// Writes the devices that no metric distinguishes from a given one in a situation, in both
  /// orientations.
  func writeSame(
    as device: Device, on versions: VersionSet, in situation: Situation, among devices: DeviceSet
  ) throws {
    let parts = versions.parts(on: device)
    guard parts.count == 1, let range = parts.first?.range else {
      throw Failure(
        "'--same-as' compares one version or one range; '--os' names \(parts.count).",
        exitCode: ExitStatus.usage)
    }
    guard device.ran(range) else {
      throw Failure(DeviceText.neverRan(device, labels.label(range)))
    }
    let metrics = resolver.knowledge.metrics
    let all = resolver.similarities(
      to: device, over: range, among: devices.devices, of: metrics, in: situation.inEachOrientation)
    let same = all.filter(\.isSame)
    let others = all.filter { !$0.isSame }
    writeFound(
      Listing(
        schema: .findSame, table: same.table(labels), objects: same.map { $0.json(labels) },
        further: [("undecided", .array(others.map { $0.json(labels) }))]))
    if same.isEmpty {
      context.say("Every other device differs from \(device.name), or may differ.")
    }
    note(
      "note: compared \(metrics.count) metrics in portrait and landscape. Metrics unknown on both "
        + "were ignored; a metric known on only one of them counts as a difference.")
    for other in others {
      note(
        "note: \(other.device.name) may be the same: the two differ only in metrics unknown on "
          + "one of them (\(NameLists.firstThree(other.undecided.map(\.id))))")
    }
  }
}

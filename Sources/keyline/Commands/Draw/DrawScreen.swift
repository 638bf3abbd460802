import ArgumentParser
import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineStore
import KeylineText

/// Draws the screen of a device.
struct DrawScreen: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen",
    abstract: "Draw a screen to scale: bars, safe area, margin and corners, with their lengths.",
    discussion: """
      $ keyline draw screen -d iphone-x --os 11 --large-title --output iphone-x.svg
      $ keyline draw iphone-17
      $ keyline draw screen -d iphone-x --os 11 --landscape --tab-bar
      $ keyline draw screen -d iphone-17 --os 26 --keyboard

      The picture shows one device on one version. Without '--os', that is the newest release that \
      the device ran, and the picture says so. Unknown values are left out; the picture and \
      standard error say so. Exit 1: the size of the screen is unknown, or the values change \
      within the versions.

      \(ConditionsTopic.note)
      """)

  @Argument(help: "The device, as for --device; its words need no quotes.", completion: .device)
  var device: [String] = []

  @OptionGroup var selection: SelectionOptions
  @OptionGroup(visibility: .condition) var situation: SituationOptions
  @OptionGroup var drawing: DrawOptions

  @Flag(name: .long, help: "With the keyboard.")
  var keyboard = false

  @OptionGroup var noteOptions: NoteOptions

  func run(in context: CommandContext) throws {
    let (catalogue, reader) = try Database(drawing.destination.database, context).reading(context)
    let ask = try selection.ask(device, situation, defaults: context.defaults)
      .readDevices(in: catalogue)
    let situation = try ask.oneSituation()
    func columns(_ metric: (Metric.ID) -> Metric?) -> [Column] {
      ScreenPicture.columns(in: situation, withKeyboard: keyboard, metric)
    }
    let metrics = Dictionary(catalogue.metrics.map { ($0.id, $0) }) { first, _ in first }
    let everything = try reader.knowledge(about: columns { metrics[$0] }.map(\.metric.id))
    reader.close()
    let shared = SharedKnowledge(everything, includesLocal: drawing.destination.local)
    let devices = try shared.devices(ask.devices(in:))
    guard devices.count == 1 else {
      throw Failure(
        "A picture shows one screen, but these are \(devices.count): "
          + "\(NameLists.joined(devices.prefix(3).map(\.name)))\(devices.count > 3 ? " and more" : "")."
      )
    }
    let releases = shared.resolver.knowledge.releases
    let isNewest = ask.os == nil
    let versions =
      try isNewest
      ? newest(devices[0], releases) : ask.versions(in: releases)
    let columns = columns(shared.resolver.metric)
    let request = AnswerTable.Request(
      columns: columns, devices: DeviceSet(naming: devices), versions: versions)
    let table = shared.resolver.table(request)
    let labels = VersionLabels(shared.resolver.knowledge.releases)
    let impossible = DeviceText.neverRan(
      table.rows.filter(\.isImpossible).map { ($0.device, $0.ranges) }, labels)
    let rows = table.rows.filter { !$0.isImpossible }
    if rows.isEmpty { throw Failure.noneRan(impossible) }
    let row = try only(rows, of: devices[0], labels)
    guard
      let picture = ScreenPicture(
        row, in: situation, labels, withKeyboard: keyboard, isNewest: isNewest)
    else {
      let next =
        situation.fillsScreen(of: row.device)
        ? row.records.first { $0.value == nil }.flatMap { shared.resolver.nextCall(from: $0) }
        : nil
      throw Failure(
        ([ScreenPicture.obstacle(row, in: situation)] + (next.map { [("next", $0)].text } ?? []))
          .joined(separator: "\n"))
    }
    try drawing.write(picture.svg, to: context)
    for sentence in impossible { context.say("note: " + sentence) }
    for omission in picture.omissions {
      context.say("note: not drawn: \(omission.title) (\(omission.reason))")
    }
    let idle = shared.resolver.noEffects(on: row.records)
    Page(shared.resolver, nil, noteOptions.detail, to: context)
      .note(table.noteSentences(of: table.allRecords), Counts(row.answers), idle: idle)
    let matrix = AnswerMatrix(
      shared.resolver, devices: devices, metrics: columns.map(\.metric), situations: [situation],
      versions: versions)
    context.say(shared.omission(from: matrix, ask.devices(in:)))
  }

  /// The newest recorded release that a device ran.
  private func newest(_ device: Device, _ releases: [Release]) throws -> VersionSet {
    guard device.support != nil, let newest = releases.newest(on: device) else {
      let example = device.support?.from.short ?? "17"
      throw Failure(
        "Keyline knows no release that the \(device.name) ran. "
          + "Name a version with '--os', such as \(example).")
    }
    return VersionSet(VersionRange(newest))
  }

  /// The only row; several rows would be several pictures.
  private func only(
    _ rows: [AnswerTable.Row], of device: Device, _ labels: VersionLabels
  ) throws -> AnswerTable.Row {
    guard rows.count > 1 else { return rows[0] }
    let ranges = rows.prefix(6).map { labels.label($0.ranges, dash: "-") }
    throw Failure(
      "The screen of \(device.name) changes within these versions: "
        + "\(ranges.joined(separator: "; ")). Name one of them: "
        + "keyline draw screen -d \(device.id) --os \(ranges[ranges.count - 1])")
  }
}

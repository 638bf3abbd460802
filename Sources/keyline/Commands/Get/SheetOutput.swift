import KeylineModel
import KeylineQuery
import KeylineText

/// Writes the sheets of devices: what people ask for, portrait beside landscape.
struct SheetOutput {
  let resolver: Resolver
  let devices: DeviceSet
  let versions: VersionSet
  var situation = Situation()
  /// The conditions of few metrics that were named, be it with their default.
  var named: [Dimension] = []
  var hypothetical = false
  var detail = NoteDetail.counted

  /// Writes the sheets in a format, text unless one was asked for; the formats of records have one record
  /// per cell.
  ///
  /// - Throws: ``Failure`` where people ask about versions that no device of them ran.
  func write(_ asked: ListFormat?, to context: CommandContext) throws {
    let format = asked ?? .text
    let stars: Stars = detail == .silent ? .none : asked == nil ? .marked : .explained
    let labels = VersionLabels(resolver.knowledge.releases)
    let sheets = devices.devices.map { (device: $0, tables: tables($0)) }
      .filter { !$0.tables.allSatisfy(\.rows.isEmpty) }
    let ran = sheets.filter { !$0.tables.flatMap(\.rows).allSatisfy(\.isImpossible) }
    if ran.isEmpty, format.isPivoted, !sheets.isEmpty {
      throw Failure(
        DeviceText.neverRan(
          sheets.map { ($0.device, $0.tables.flatMap(\.rows).first?.ranges ?? []) }, labels
        ).joined(separator: " "))
    }
    let rows = sheets.flatMap(\.tables).flatMap(\.rows)
    let idle = resolver.noEffects(on: rows.flatMap(\.records), naming: named)
    if format.isPivoted {
      let texts = sheets.map { sheet in
        (format == .text ? heading(sheet.device, idle).fitted(to: context.width) + "\n" : "")
          + (format.table?(context.width).text(
            Sheet.text(sheet.tables, labels, stars: stars)) ?? "")
      }
      context.write(texts.joined(separator: "\n"))
    } else {
      let search = format == .json ? NeighbourSearch(resolver) : nil
      let records = sheets.flatMap(\.tables).flatMap { ToldAnswer.all($0, labels, search) }
      Listing(
        schema: .sheet, table: ToldAnswer.table(records), objects: records.map(\.json)
      )
      .write(format, data: resolver.knowledge.data, to: context)
    }
    let answers = rows.flatMap(\.answers)
    if detail != .silent, let note = resolver.knowledge.releases.note(on: versions) {
      context.say("* " + note)
    }
    if detail != .silent, format.isPivoted { sayDisplay(to: context) }
    NoteLines(
      NoteLines.sentences(
        Self.notes(sheets.flatMap(\.tables)) { format.isPivoted ? $0.title : $0.id }),
      Counts(answers), idle, stars: format.isPivoted ? stars : .none
    ).write(detail, to: context)
    if format.isPivoted {
      MissingLines(rows.flatMap(\.records), resolver).write(detail, to: context)
    }
    if answers.allSatisfy({ $0.value == nil }) { context.exitCode = ExitStatus.negative }
  }

  /// The line above the sheet of a device, with the conditions that make a difference to it.
  private func heading(_ device: Device, _ idle: [Note]) -> String {
    let ignored = idle.filter { $0.devices.contains(device) }.compactMap(\.lackOfEffect?.of)
    return DeviceText.heading(
      device, in: situation, besides: Set(ignored + (resolver.folds(device) ? [] : [.display])))
  }

  /// Says of a device that folds which of its displays the sheet is about.
  private func sayDisplay(to context: CommandContext) {
    guard devices.devices.contains(where: resolver.folds) else { return }
    context.say(
      situation.display == .inner
        ? "* These are the values of the inner display."
        : "* These are the values of the outer display; for the inner one, add --display inner")
  }

  /// The notes of all tables, each once, with the metrics as the rows name them, and the orientation where a
  /// note is about one.
  private static func notes(
    _ tables: [AnswerTable], naming name: (Metric) -> String
  ) -> [(text: String, rows: [String])] {
    var notes: [(text: String, rows: [String])] = []
    for table in tables {
      guard let metric = table.columns.first?.metric else { continue }
      for note in table.notes {
        let text = note.line
        let place = note.orientations.count == 1 ? note.orientations.first?.rawValue : nil
        let rows = [name(metric) + (place.map { " in \($0)" } ?? "")]
        if let index = notes.firstIndex(where: { $0.text == text }) {
          notes[index].rows += rows.filter { !notes[index].rows.contains($0) }
        } else {
          notes.append((text, rows))
        }
      }
    }
    return notes
  }

  private func tables(_ device: Device) -> [AnswerTable] {
    Sheet.metrics(in: resolver.knowledge.metrics).map { metric in
      let columns = Orientation.allCases.map { orientation in
        var oriented = situation
        oriented.orientation = orientation
        return Column(metric, oriented)
      }
      var request = AnswerTable.Request(
        columns: columns, devices: devices.only(device), versions: versions)
      request.hypothetical = hypothetical
      return resolver.table(request)
    }
  }
}

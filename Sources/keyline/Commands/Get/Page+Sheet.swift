import KeylineModel
import KeylineQuery
import KeylineText

extension Page {
  /// Writes the sheets of devices: the most asked-for metrics, portrait beside landscape; the
  /// formats of records have one record per cell.
  ///
  /// - Parameter named: The metric-specific conditions that were given, defaults included.
  /// - Throws: ``Failure`` if people ask about versions that none of the devices ran.
  func writeSheets(
    of devices: DeviceSet, _ versions: VersionSet, in situation: Situation,
    naming named: [Dimension], hypothetical: Bool
  ) throws {
    let sheets = devices.devices.map { device in
      let asked = devices.only(device)
      return (device: device, tables: sheet(asked, versions, in: situation, hypothetical))
    }.filter { !$0.tables.allSatisfy(\.rows.isEmpty) }
    let ran = sheets.filter { !$0.tables.flatMap(\.rows).allSatisfy(\.isImpossible) }
    if ran.isEmpty, isForReaders, !sheets.isEmpty {
      throw Failure(
        DeviceText.neverRan(
          sheets.map { ($0.device, $0.tables.flatMap(\.rows).first?.ranges ?? []) }, labels
        ).joined(separator: " "))
    }
    let tables = sheets.flatMap(\.tables)
    let records = tables.flatMap(\.rows).flatMap(\.records)
    let idle = resolver.noEffects(on: records, naming: named)
    if isForReaders {
      let texts = sheets.map { sheet in
        (format == .text
          ? heading(sheet.device, in: situation, idle).fitted(to: context.width) + "\n" : "")
          + (format.table?(context.width).text(
            Sheet.text(sheet.tables, labels, stars: stars)) ?? "")
      }
      context.write(texts.joined(separator: "\n"))
    } else {
      let search = format == .json ? NeighbourSearch(resolver) : nil
      let told = tables.flatMap { ToldAnswer.all($0, labels, search) }
      write(Listing(schema: .sheet, table: ToldAnswer.table(told), objects: told.map(\.json)))
    }
    note(resolver.knowledge.releases.note(on: versions).map { "* " + $0 })
    if isForReaders, devices.devices.contains(where: resolver.folds) {
      note(
        situation.display == .inner
          ? "note: These are the values of the inner display."
          : "note: These are the values of the outer display; for the inner one, add --display inner"
      )
    }
    note(
      sheetNotes(tables), Counts(records.map(\.answer)), idle: idle, stars: stars)
    missing(records)
    if records.allSatisfy({ $0.value == nil }) { context.exitCode = ExitStatus.negative }
  }

  /// The line above the sheet of a device, with the conditions that make a difference to it.
  private func heading(_ device: Device, in situation: Situation, _ idle: [Note]) -> String {
    let ignored = idle.filter { $0.devices.contains(device) }.compactMap(\.lackOfEffect?.of)
    return DeviceText.heading(
      device, in: situation, besides: Set(ignored + (resolver.folds(device) ? [] : [.display])))
  }

  /// The notes of all tables, each once; if there are several, each names its metrics as the rows
  /// do, and its orientation if it concerns only one.
  private func sheetNotes(_ tables: [AnswerTable]) -> [String] {
    var notes: [(text: String, rows: [String])] = []
    for table in tables {
      guard let metric = table.columns.first?.metric else { continue }
      for note in table.notes {
        let place = note.orientations.count == 1 ? note.orientations.first?.rawValue : nil
        let row = (isForReaders ? metric.title : metric.id) + (place.map { " in \($0)" } ?? "")
        if let index = notes.firstIndex(where: { $0.text == note.line }) {
          notes[index].rows = notes[index].rows.merged(with: [row])
        } else {
          notes.append((note.line, [row]))
        }
      }
    }
    return notes.map {
      $0.text + (notes.count > 1 ? " (\(NameLists.firstThree($0.rows)))" : "")
    }
  }

  private func sheet(
    _ device: DeviceSet, _ versions: VersionSet, in situation: Situation, _ hypothetical: Bool
  ) -> [AnswerTable] {
    Sheet.metrics(in: resolver.knowledge.metrics).map { metric in
      let columns = situation.inEachOrientation.map { Column(metric, $0) }
      var request = AnswerTable.Request(columns: columns, devices: device, versions: versions)
      request.hypothetical = hypothetical
      return resolver.table(request)
    }
  }
}

import KeylineModel

extension Resolver {
  /// Replays the answers of an expression against the resolver.
  ///
  /// Where the metric did not exist yet, there is nothing to be right about: such versions are
  /// left out, unless the device was named.
  package func audit(_ request: Audit.Request) -> Audit {
    let columns = [request.column].merged(
      with: request.expression.metrics.map { Column($0.metric, request.column.situation) })
    var asked = AnswerTable.Request(
      columns: columns, devices: request.devices, versions: request.versions)
    asked.hypothetical = request.hypothetical
    let table = table(asked)
    var timelines: [Timeline<Audit.Cell>] = []
    for row in table.rows {
      let isNamed = request.devices.named.contains(row.device.id)
      guard isNamed || row.cells[0].status != .notApplicable else { continue }
      if timelines.last?.stretches.first?.value.device.id != row.device.id {
        timelines.append(Timeline())
      }
      let cuts = request.expression.breakpoints(on: row.device)
      for part in row.ranges.flatMap({ calendar.parts(of: $0, cutAt: cuts) }) {
        let cell = AuditedRow(row: row, columns: columns, range: part, request: request).cell
        timelines[timelines.count - 1].append([part], cell) { $0.shows($1) }
      }
    }
    let cells = timelines.flatMap(\.stretches).map { stretch in
      var cell = stretch.value
      cell.ranges = stretch.ranges
      return cell
    }
    return Audit(
      expression: request.expression, column: request.column, cells: cells, table: table)
  }
}

extension Audit.Cell {
  /// Tells whether another cell of the same device shows the same.
  fileprivate func shows(_ other: Audit.Cell) -> Bool {
    device.id == other.device.id && content == other.content && readings == other.readings
  }
}

import KeylineModel

extension Resolver {
  /// Replays the answers of an expression against the resolver.
  ///
  /// Where the metric did not exist yet, there is nothing to be right about: such versions are
  /// left out, unless the device was named.
  public func audit(_ request: Audit.Request) -> Audit {
    var columns = [request.column]
    for metric in request.expression.metrics.map(\.metric) {
      let column = Column(metric, request.column.situation)
      if !columns.contains(column) { columns.append(column) }
    }
    var asked = AnswerTable.Request(
      columns: columns, devices: request.devices, versions: request.versions)
    asked.hypothetical = request.hypothetical
    let table = table(asked)
    var cells: [Audit.Cell] = []
    for row in table.rows {
      let isNamed = request.devices.named.contains(row.device.id)
      guard isNamed || row.cells[0].status != .notApplicable else { continue }
      for range in ranges(of: row, request.expression) {
        let cell = AuditedRow(row: row, columns: columns, range: range, request: request).cell
        if let last = cells.last, last.shows(cell) {
          cells[cells.count - 1].ranges.join(range)
        } else {
          cells.append(cell)
        }
      }
    }
    return Audit(
      expression: request.expression, column: request.column, cells: cells, table: table)
  }

  /// The ranges of a row, cut where the expression itself can change; parts without any release
  /// are left out.
  private func ranges(
    of row: AnswerTable.Row, _ expression: CheckedExpression
  ) -> [VersionRange] {
    let cuts = expression.breakpoints(on: row.device)
    return row.ranges.flatMap { range in
      let parts = range.cut(at: cuts)
      return parts.count == 1 ? parts : parts.filter(knowledge.existed)
    }
  }
}

extension Audit.Cell {
  /// Whether another cell of the same device shows the same.
  fileprivate func shows(_ other: Audit.Cell) -> Bool {
    device.id == other.device.id && content == other.content && readings == other.readings
  }
}

package import KeylineModel

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

extension Resolver {
  /// The metrics that have each of some lengths on some device, on one of the versions and in a situation;
  /// those with most such devices first.
  package func metrics(
    having lengths: [Length], over versions: VersionSet, in situation: Situation
  ) -> [Metric] {
    if lengths.isEmpty { return [] }
    let counted = knowledge.metrics.map { metric -> (metric: Metric, count: Int) in
      var found: Set<Length> = []
      var count = 0
      for device in knowledge.devices {
        guard let question = question(metric.id, device: device.id) else { continue }
        let ranges = versions.parts(on: device).map(\.range)
        let values = Set(
          calendar.versions.filter { version in
            device.support?.contains(version) == true && ranges.contains { $0.contains(version) }
          }.compactMap { question.answer(at: $0, in: situation).value }
        ).intersection(lengths)
        found.formUnion(values)
        count += values.isEmpty ? 0 : 1
      }
      return (metric, found.count == lengths.count ? count : 0)
    }
    return counted.filter { $0.count > 0 }.sorted { $0.count > $1.count }.map(\.metric)
  }
}

extension Audit.Cell {
  /// Tells whether another cell of the same device shows the same.
  fileprivate func shows(_ other: Audit.Cell) -> Bool {
    device.id == other.device.id && content == other.content && readings == other.readings
  }
}

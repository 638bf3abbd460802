import KeylineModel
import KeylineSQLite
import KeylineSeed

extension RowReader {
  func releases() throws -> [Release] {
    let table = RowTables.release
    var releases: [Release] = []
    try each(table.selection(orderedBy: "version")) { row in
      releases.append(try table.value(of: row, into: .blank, by: self))
    }
    return releases
  }

  func redesigns() throws -> [Redesign] {
    let table = RowTables.redesign
    let metrics = try names(
      "SELECT redesign, metric FROM redesign_metric ORDER BY redesign, position")
    let sources = try names(
      "SELECT redesign, source FROM redesign_source ORDER BY redesign, position")
    var redesigns: [Redesign] = []
    try each(table.selection(orderedBy: "position")) { row in
      var redesign = try table.value(of: row, into: .blank, by: self)
      redesign.metrics = metrics[redesign.id] ?? []
      redesign.sources = sources[redesign.id] ?? []
      redesigns.append(redesign)
    }
    return redesigns
  }

  func metrics() throws -> [Metric] {
    let table = RowTables.metric
    let elements = try names("SELECT metric, element FROM metric_element ORDER BY metric, position")
    let see = try names("SELECT metric, see FROM metric_see ORDER BY metric, position")
    var metrics: [Metric] = []
    try each(table.selection(orderedBy: "position")) { row in
      var metric = try table.value(of: row, into: .blank, by: self)
      metric.elements = try (elements[metric.id] ?? []).map { key in
        guard let element = Dimension(key: key) else { throw unexpected("metric", metric.id) }
        return element
      }
      metric.see = see[metric.id] ?? []
      metrics.append(metric)
    }
    return metrics
  }

  func sources() throws -> [Source] {
    let table = RowTables.source
    var sources: [Source] = []
    try each(table.selection(orderedBy: "id, layer")) { sources.append(try source($0)) }
    return sources
  }

  /// The sources with some keys and, again, those that these copy.
  func sources(_ keys: [Source.ID]) throws -> [Source] {
    let statement = try db.prepare(
      RowTables.source.selection("WHERE id = ?", orderedBy: "layer"))
    var sources: [Source] = []
    var seen: Set<Source.ID> = []
    var open = keys
    while let key = open.popLast() {
      guard seen.insert(key).inserted else { continue }
      try statement.bind([key])
      while try statement.step() {
        let source = try source(statement.row)
        sources.append(source)
        if let original = source.copyOf { open.append(original) }
      }
    }
    return sources
  }

  private func source(_ row: Row) throws -> Source {
    try RowTables.source.value(of: row, into: .blank(try layer(row, 1)), by: self)
  }

  /// All devices; without `citing`, not who states their attributes.
  func devices(citing: Bool = true) throws -> [Device] {
    let table = RowTables.device
    // The index has them by device, but not their order; the plus has all sorted at once.
    let identifiers = try ChildRows(
      db,
      """
      SELECT device, layer, identifier FROM device_identifier
      ORDER BY +device, layer, position
      """)
    let sources =
      citing
      ? try ChildRows(
        db, "SELECT device, layer, source FROM device_source ORDER BY device, layer, position")
      : nil
    let copied = try ChildRows(
      db, "SELECT device, layer, attribute FROM device_copy ORDER BY device, layer")
    var devices: [Device] = []
    try each(table.selection(orderedBy: "id, layer")) { row in
      var device = try table.value(of: row, into: .blank(try layer(row, 1)), by: self)
      device.identifiers = try identifiers.all(of: row) { try text($0, 2) }
      device.sources = try sources?.all(of: row) { try text($0, 2) } ?? []
      device.copied = Set(try copied.all(of: row) { try choice($0, 2, DeviceAttribute.self) })
      devices.append(device)
    }
    return devices
  }

  private func names(_ sql: String) throws -> [String: [String]] {
    var names: [String: [String]] = [:]
    try each(sql) { row in names[try text(row, 0), default: []].append(try text(row, 1)) }
    return names
  }
}

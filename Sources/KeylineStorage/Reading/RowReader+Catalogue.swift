import KeylineModel
import KeylineSQLite

extension RowReader {
  func releases() throws -> [Release] {
    var releases: [Release] = []
    try each("SELECT version, ios, ipados FROM release ORDER BY version") { row in
      releases.append(
        Release(
          version: try version(row, 0), ios: try optionalText(row, 1),
          ipados: try optionalText(row, 2)))
    }
    return releases
  }

  func redesigns() throws -> [Redesign] {
    let metrics = try names(
      "SELECT redesign, metric FROM redesign_metric ORDER BY redesign, position")
    let sources = try names(
      "SELECT redesign, source FROM redesign_source ORDER BY redesign, position")
    var redesigns: [Redesign] = []
    try each("SELECT id, name, version, idiom FROM redesign ORDER BY position") { row in
      let id = try text(row, 0)
      redesigns.append(
        Redesign(
          id: id, name: try text(row, 1), version: try version(row, 2),
          idiom: try optionalText(row, 3) == nil ? nil : try choice(row, 3, Idiom.self),
          metrics: metrics[id] ?? [], sources: sources[id] ?? []))
    }
    return redesigns
  }

  func metrics() throws -> [Metric] {
    let elements = try names("SELECT metric, element FROM metric_element ORDER BY metric, position")
    let see = try names("SELECT metric, see FROM metric_see ORDER BY metric, position")
    var metrics: [Metric] = []
    try each(
      """
      SELECT id, title, definition, since, unit, portrait_attribute, landscape_attribute
      FROM metric ORDER BY position
      """
    ) { row in
      let id = try text(row, 0)
      var attribute: Metric.Attribute?
      if try optionalText(row, 5) != nil {
        attribute = Metric.Attribute(
          portrait: try choice(row, 5, DeviceAttribute.self),
          landscape: try choice(row, 6, DeviceAttribute.self))
      }
      metrics.append(
        Metric(
          id: id, title: try text(row, 1), definition: try text(row, 2),
          since: try version(row, 3),
          unit: try choice(row, 4, Metric.Unit.self),
          elements: try (elements[id] ?? []).map { key in
            guard let element = Dimension(key: key) else { throw unexpected("metric", id) }
            return element
          }, attribute: attribute, see: see[id] ?? []))
    }
    return metrics
  }

  func sources() throws -> [Source] {
    var sources: [Source] = []
    try each(
      """
      SELECT id, layer, title, kind, address, locator, read, copy_of, licence, holds FROM source
      ORDER BY id, layer
      """
    ) { row in
      sources.append(
        Source(
          id: try text(row, 0), title: try text(row, 2),
          kind: try choice(row, 3, Source.Kind.self), address: try optionalText(row, 4),
          locator: try choice(row, 5, Source.Locator.self), read: try optionalText(row, 6),
          copyOf: try optionalText(row, 7), licence: try licence(row, 8),
          holds: try attributes(row, 9), layer: try layer(row, 1)))
    }
    return sources
  }

  private func licence(_ row: Row, _ column: Int) throws -> Licence? {
    guard let text = try optionalText(row, column) else { return nil }
    guard let licence = Licence(text) else { throw unexpected("source", text) }
    return licence
  }

  private func attributes(_ row: Row, _ column: Int) throws -> [DeviceAttribute]? {
    try optionalText(row, column)?.split(separator: " ").map { name in
      guard let attribute = DeviceAttribute(rawValue: String(name)) else {
        throw unexpected("source", String(name))
      }
      return attribute
    }
  }

  private func names(_ sql: String) throws -> [String: [String]] {
    var names: [String: [String]] = [:]
    try each(sql) { row in names[try text(row, 0), default: []].append(try text(row, 1)) }
    return names
  }
}

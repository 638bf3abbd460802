import KeylineModel
import KeylineSQLite

extension RowWriter {
  mutating func write(_ release: Release) throws {
    try RowTables.release.insert(release, with: &self)
  }

  mutating func write(_ redesign: Redesign, at position: Int) throws {
    try RowTables.redesign.insert(redesign, keys: [position], with: &self)
    for (position, metric) in redesign.metrics.enumerated() {
      try key("metric", metric)
      try insert(
        "redesign_metric", "redesign, position, metric", [redesign.id, position, metric])
    }
    for (position, source) in redesign.sources.enumerated() {
      try key("source", source)
      try insert(
        "redesign_source", "redesign, position, source", [redesign.id, position, source])
    }
  }

  mutating func write(_ metric: Metric, at position: Int) throws {
    try key("metric", metric.id)
    try RowTables.metric.insert(metric, keys: [position], with: &self)
    for (position, element) in metric.elements.enumerated() {
      try insert("metric_element", "metric, position, element", [metric.id, position, element.key])
    }
    for (position, see) in metric.see.enumerated() {
      try insert("metric_see", "metric, position, see", [metric.id, position, see])
    }
  }

  mutating func write(_ source: Source) throws {
    try key("source", source.id)
    if let original = source.copyOf { try key("source", original) }
    try RowTables.source.insert(source, keys: [source.layer.rawValue], with: &self)
  }

  mutating func write(_ device: Device) throws {
    try key("device", device.id)
    if let like = device.like { try key("device", like) }
    let layer = device.layer.rawValue
    try RowTables.device.insert(device, keys: [layer], with: &self)
    for (position, identifier) in device.identifiers.enumerated() {
      try insert(
        "device_identifier", "identifier, layer, device, position",
        [identifier, layer, device.id, position])
    }
    for (position, source) in device.sources.enumerated() {
      try key("source", source)
      try insert(
        "device_source", "device, layer, position, source", [device.id, layer, position, source])
    }
    for attribute in device.copied {
      try insert("device_copy", "device, layer, attribute", [device.id, layer, attribute.rawValue])
    }
  }
}

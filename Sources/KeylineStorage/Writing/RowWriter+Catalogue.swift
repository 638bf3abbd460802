import KeylineModel
import KeylineSQLite

extension RowWriter {
  mutating func write(_ release: Release) throws {
    try insert(
      "release", "version, ios, ipados", [release.version.packed, release.ios, release.ipados])
  }

  mutating func write(_ redesign: Redesign, at position: Int) throws {
    try insert(
      "redesign", "id, position, name, version, idiom",
      [
        redesign.id, position, redesign.name, redesign.version.packed, redesign.idiom?.rawValue,
      ])
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
    try insert(
      "metric",
      "id, position, title, definition, since, unit, portrait_attribute, landscape_attribute",
      [
        metric.id, position, metric.title, metric.definition, metric.since.packed,
        metric.unit.rawValue, metric.attribute?.portrait.rawValue,
        metric.attribute?.landscape.rawValue,
      ])
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
    try insert(
      "source", "id, layer, title, kind, address, locator, read, copy_of, licence, holds",
      [
        source.id, source.layer.rawValue, source.title, source.kind.rawValue, source.address,
        source.locator.rawValue, source.read, source.copyOf, source.licence?.id,
        source.holds.map { $0.map(\.rawValue).joined(separator: " ") },
      ])
  }

  mutating func write(_ device: Device) throws {
    try key("device", device.id)
    if let like = device.like { try key("device", like) }
    try insert(
      "device",
      """
      id, layer, name, family, released, width, height, scale, native_width, native_height,
      pixels_per_inch, diagonal, corner_radius, home_button, sensor_housing,
      size_class_in_landscape, first_os, last_os, like_device, note
      """,
      [
        device.id, device.layer.rawValue, device.name, device.family.rawValue, device.released,
        device.width?.sixths, device.height?.sixths, device.scale, device.nativeWidth,
        device.nativeHeight, device.pixelsPerInch, device.diagonal, device.cornerRadius?.sixths,
        device.homeButton.map { $0 ? 1 : 0 }, device.sensorHousing?.rawValue,
        device.sizeClassInLandscape?.rawValue, device.firstOS?.description,
        device.lastOS?.description, device.like, device.note,
      ])
    let layer = device.layer.rawValue
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

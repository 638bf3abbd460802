import KeylineModel

extension PublishedRows {
  /// Inserts releases, devices, metrics and sources.
  func insertCatalogue(into database: inout PublishedDatabase) throws {
    for release in knowledge.releases.sorted(by: { $0.version < $1.version }) {
      try database.insert(
        .release,
        [
          .integer(release.version.packed), .text(release.version.description),
          PublishedValue(release.ios), PublishedValue(release.ipados),
        ])
    }
    for device in knowledge.devices { try insert(device, into: &database) }
    for metric in knowledge.metrics {
      try database.insert(
        .metric,
        [
          .text(metric.id), .text(metric.title), .text(metric.definition),
          .text(metric.unit.rawValue), .text(metric.since.short),
        ])
    }
    for source in knowledge.sources.sorted(by: { $0.id < $1.id }) {
      try database.insert(
        .source,
        [
          .text(source.id), .text(source.title), .text(source.kind.rawValue),
          PublishedValue(source.address), .text(source.locator.rawValue),
          PublishedValue(source.read),
          PublishedValue(source.copyOf.flatMap { sources.contains($0) ? $0 : nil }),
          PublishedValue(source.licence?.id),
        ])
    }
    for device in knowledge.devices {
      for source in Set(device.sources).intersection(sources).sorted() {
        try database.insert(.deviceSource, [.text(device.id), .text(source)])
      }
    }
  }

  private func insert(_ device: Device, into database: inout PublishedDatabase) throws {
    try database.insert(
      .device,
      [
        .text(device.id), .text(device.name), .text(device.family.rawValue),
        .text(device.idiom.rawValue),
      ] + DeviceAttribute.allCases.map { $0.published(device) } + [PublishedValue(device.note)])
    for identifier in device.identifiers {
      try database.insert(.deviceIdentifier, [.text(identifier), .text(device.id)])
    }
  }
}

package import KeylineModel
package import KeylineQuery

/// A small body of knowledge: two phones, one metric that changes with iOS 12.
package enum Sample {
  /// The height of a bar.
  package static let metric = Metric(
    id: "bar.height", title: "Bar height", definition: "The height.", since: OSVersion(7))

  /// A phone of the sample.
  package static func phone(_ id: Device.ID, _ name: String, scale: Int, from: String) -> Device {
    var device = Device(id: id, name: name, family: .iphone)
    device.width = Length(points: 375)
    device.scale = scale
    device.firstOS = StatedVersion(from)
    device.lastOS = StatedVersion("13")
    return device
  }

  /// An observation of a version, measured.
  package static func observation(_ id: String, os: String, value: Length) -> Observation {
    Observation(
      id: id, metric: metric.id, source: String(id.prefix { $0 != "/" }), scope: Scope(),
      os: .on([StatedVersion(os)].compactMap(\.self)), value: value, obtained: .measured)
  }

  /// The value before iOS 12.
  package static let low = Length(sixths: 20 * 6 + 2)
  /// The value from iOS 12 on.
  package static let high = Length(points: 24)

  /// All of it.
  package static let knowledge = Knowledge(
    data: 7,
    devices: [
      phone("phone-a", "Phone A", scale: 2, from: "10"),
      phone("phone-b", "Phone B", scale: 3, from: "11"),
    ],
    releases: ["10.0", "11.0", "11.4.1", "12.0", "12.5.7", "13.0", "13.7"].map {
      Release(version: OSVersion($0) ?? .lowest, ios: "2020-01-01", ipados: nil)
    },
    metrics: [metric],
    sources: ["one", "two"].map { Source(id: $0, title: $0, kind: .issue) },
    rules: [
      Rule(
        id: "bar-height/low", metric: metric.id, scope: Scope(),
        os: OSBounds(until: .exact(OSVersion(12))), value: .length(low),
        restsOn: ["one/low", "two/low"]),
      Rule(
        id: "bar-height/high", metric: metric.id, scope: Scope(),
        os: OSBounds(from: .exact(OSVersion(12))), value: .length(high), restsOn: ["one/high"]),
    ],
    observations: [
      observation("one/low", os: "11", value: low), observation("two/low", os: "11", value: low),
      observation("one/high", os: "12", value: high),
    ])

  /// What answers questions about it.
  package static let resolver = Resolver(knowledge)
  /// Labels of its versions.
  package static let labels = VersionLabels(knowledge.releases)

  /// The metric on all devices and versions.
  package static func table() -> AnswerTable {
    resolver.table(
      AnswerTable.Request(
        columns: [Column(metric, Situation())], devices: DeviceSet(all: knowledge.devices),
        versions: .all))
  }
}

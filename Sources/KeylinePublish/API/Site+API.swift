import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText

extension Site {
  /// The answers about a device, with their support.
  func apiFile(of device: Device, _ answered: [DeviceAnswers], _ writer: APIWriter) throws
    -> SiteFile
  {
    let head = SeriesWriter.head(of: device)
    return try writer.file(
      APIPath.device(device.id), SiteAPI.device(versionsWith: writer.versionsFlag),
      ("device", device.json),
      answered.flatMap { part in
        zip(part.variant.columns, part.lists).map { column, list in
          (
            head + SeriesWriter.head(of: column.metric) + SeriesWriter.head(column),
            open(list.supported, on: device)
          )
        }
      })
  }

  /// The answers about a metric, grouped by devices that never differ.
  func apiFile(of metric: Metric, _ parts: [[DeviceAnswers]], _ writer: APIWriter) throws
    -> SiteFile
  {
    let series = parts.flatMap { answers -> [APIWriter.Series] in
      guard let columns = answers.first?.variant.columns else { return [] }
      return columns.enumerated().flatMap { index, column in
        DeviceGroup.all(
          answers.map { ($0.device.id, open($0.lists[index].undoubted, on: $0.device)) }
        ).map { group in
          let devices = JSONValue.strings(group.devices).inline
          return ("\"devices\": \(devices), " + SeriesWriter.head(column), group.stretches)
        }
      }
    }
    return try writer.file(
      APIPath.metric(metric.id), SiteAPI.metric(versionsWith: writer.versionsFlag),
      ("metric", metric.json), series)
  }

  /// The values of a device on the newest release that it ran; nil if it ran none of the versions.
  func latest(_ device: Device, _ answered: [DeviceAnswers]) -> LatestValues? {
    newestRelease(of: device).map { newest in
      LatestValues(device, newest, matrix.situations.first ?? Situation()) {
        usual($0, $1, answered, at: newest)
      }
    }
  }

  /// The lists, the newest values, the changes of each major version, the schemas, and the list of
  /// all files.
  func writeAPI(
    _ changes: [(major: Int, changes: [Difference])], _ latest: [LatestValues],
    _ writer: APIWriter,
    _ take: (SiteFile) throws -> Void
  ) throws {
    let schemas = SiteAPI.schemas(versionsWith: writer.versionsFlag)
    try take(writer.file("devices.json", SiteAPI.devices, matrix.devices))
    try take(writer.file("metrics.json", SiteAPI.metrics, matrix.metrics))
    try take(writer.file("sources.json", SiteAPI.sources, cited))
    try take(writer.file("techniques.json", SiteAPI.techniques, techniques))
    for values in latest {
      try take(writer.briefFile(APIPath.latest(values.id), LatestValues.kind, values))
    }
    try take(writer.briefFile(APIPath.latest, LatestValues.list, latest))
    for (major, changes) in changes {
      try take(
        writer.file(
          APIPath.changes(major), ChangeGroup.kind, ChangeGroup(major, changes.folded, labels)))
    }
    for schema in schemas {
      let file = SiteAPI.file(ofSchema: schema.name)
      let address = base.map { $0.address(of: SiteAPI.folder + file) }
      let name = file.split(separator: "/").last.map(String.init)
      try take(
        SiteFile(SiteAPI.folder + file, schema.text(at: address ?? name ?? file)))
    }
    let lists = [SiteAPI.devices.schema, SiteAPI.metrics.schema, SiteAPI.sources.schema]
    let files: [SiteIndex.File] =
      zip(["devices", "metrics", "sources", "techniques"], lists + [SiteAPI.techniques.schema])
      .map { ("\($0).json", $1.name) }
      + matrix.devices.map { (APIPath.device($0.id), "keyline.api-device/1") }
      + matrix.metrics.map { (APIPath.metric($0.id), "keyline.api-metric/1") }
      + latest.map { (APIPath.latest($0.id), LatestValues.kind.schema.name) }
      + [(APIPath.latest, LatestValues.list.schema.name)]
      + changes.map { (APIPath.changes($0.major), ChangeGroup.kind.schema.name) }
    let index = SiteIndex(
      newest: newest,
      counts: (matrix.devices.count, matrix.metrics.count, cited.count, techniques.count),
      files: files)
    try take(writer.file("index.json", SiteIndex.kind, index))
  }

  /// The stretches with the current ones left open, as in an export: versions after the newest
  /// release have no page, but an answer.
  private func open(_ stretches: [DeviceAnswers.Stretch], on device: Device)
    -> [DeviceAnswers.Stretch]
  {
    guard let last = stretches.last, matrix.ranges(of: device).last?.until == .highest,
      ranges(of: device).last?.until == last.until
    else { return stretches }
    let ranges =
      last.ranges.dropLast()
      + [VersionRange(from: last.ranges[last.ranges.count - 1].from, until: .highest)]
    return stretches.dropLast() + [.init(ranges: Array(ranges), value: last.value)]
  }
}

/// The files of the API, below its folder.
enum APIPath {
  static func device(_ id: Device.ID) -> String { "devices/\(SiteAddress.name(id)).json" }

  static func metric(_ id: Metric.ID) -> String { "metrics/\(SiteAddress.name(id)).json" }

  static func latest(_ id: Device.ID) -> String { "latest/\(SiteAddress.name(id)).json" }

  /// The newest values of all devices.
  static let latest = "latest.json"

  static func changes(_ major: Int) -> String { "changes/\(major).json" }
}

import KeylineModel
public import KeylineQuery

/// A static site of answers: a matrix to search, a page per device and per metric, the sources.
///
/// Every page is a file of its own that needs nothing but the files beside it.
public struct Site {
  let matrix: AnswerMatrix
  let resolver: Resolver
  let labels: VersionLabels
  let axis: SiteAxis
  let metricOfRule: [Rule.ID: Metric.ID]
  /// The metrics that have pages.
  let exported: Set<Metric.ID>

  /// Creates a site of answers.
  public init(_ matrix: AnswerMatrix) {
    self.matrix = matrix
    resolver = matrix.resolver
    exported = Set(matrix.metrics.map(\.id))
    labels = VersionLabels(matrix.resolver.knowledge.releases)
    axis = SiteAxis(matrix.resolver.knowledge.releases)
    metricOfRule = Dictionary(matrix.resolver.knowledge.rules.map { ($0.id, $0.metric) }) {
      first, _ in first
    }
  }

  /// Hands over every file, the list of them last; the same answers give the same files.
  public func write(_ take: (SiteFile) throws -> Void) throws {
    var list = SiteManifest(data: resolver.knowledge.data)
    func write(_ path: String, _ text: String) throws {
      list.add(path, text)
      try take(SiteFile(path, text))
    }
    try write("site.css", SiteStyle.text)
    try write("site.js", SiteScript.text)
    try write("icon.svg", SiteStyle.icon)
    try write("index.html", matrixPage.text)
    try write("metrics.html", metricsPage.text)
    try write("sources.html", sourcesPage.text)
    var sheets: [Device.ID: [DeviceSheet.Part]] = [:]
    for metric in matrix.metrics {
      let table = table([metric])
      try write(SiteAddress.file(metric: metric.id), page(of: metric, table).text)
      for (device, rows) in Dictionary(grouping: table.rows, by: \.device.id) {
        sheets[device, default: []].append(DeviceSheet.Part(metric: metric, rows: rows))
      }
    }
    for device in matrix.devices {
      let sheet = DeviceSheet(device: device, parts: sheets[device.id] ?? [])
      try write(SiteAddress.file(device: device.id), page(of: sheet).text)
    }
    try take(SiteFile(SiteManifest.path, list.text))
  }

  /// The answers about some metrics, a column for each situation of each.
  func table(
    _ metrics: [Metric], on devices: [Device]? = nil, in situations: [Situation]? = nil
  ) -> AnswerTable {
    var request = AnswerTable.Request(
      columns: metrics.flatMap { metric in
        (situations ?? matrix.situations).map { Column(metric, $0) }
      }, devices: DeviceSet(all: devices ?? matrix.devices), versions: matrix.versions)
    request.hypothetical = matrix.hypothetical
    return resolver.table(request)
  }
}

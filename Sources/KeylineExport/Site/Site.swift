import KeylineModel
package import KeylineQuery

/// A static site of answers: a matrix to search, a page per device and per metric, the sources.
///
/// Every page is a file of its own that needs nothing but the files beside it.
package struct Site {
  let matrix: AnswerMatrix
  let resolver: Resolver
  let labels: VersionLabels
  let axis: SiteAxis
  let metricOfRule: [Rule.ID: Metric.ID]
  /// The metrics that have pages.
  let exported: Set<Metric.ID>

  /// Creates a site of answers.
  package init(_ matrix: AnswerMatrix) {
    self.matrix = matrix
    resolver = matrix.resolver
    exported = Set(matrix.metrics.map(\.id))
    labels = VersionLabels(matrix.resolver.knowledge.releases)
    axis = SiteAxis(matrix.resolver.knowledge.releases)
    metricOfRule = Dictionary(matrix.resolver.knowledge.rules.map { ($0.id, $0.metric) }) {
      first, _ in first
    }
  }

  /// Hands over every page and what pages need; the same answers give the same files.
  package func write(_ take: (SiteFile) throws -> Void) throws {
    func write(_ path: String, _ text: String) throws { try take(SiteFile(path, text)) }
    try write("site.css", SiteStyle.text)
    try write("site.js", SiteScript.text)
    try write("icon.svg", SiteStyle.icon)
    try write("sources.html", sourcesPage.text)
    var tables: [AnswerTable?] = matrix.variants.map { _ in nil }
    var rows: [[MatrixRow]] = []
    for device in matrix.devices {
      var memory = TimelineMemory()
      var parts: [DeviceSheet.Part] = []
      for (index, variant) in matrix.variants.enumerated() {
        let table = table(variant.columns, on: device, &memory)
        if !table.rows.isEmpty {
          parts.append(DeviceSheet.Part(variant: variant, rows: table.rows))
        }
        if tables[index] == nil { tables[index] = table } else { tables[index]?.append(table) }
      }
      rows.append(matrixRows(of: device, &memory))
      let page = page(of: DeviceSheet(device: device, parts: parts), &memory)
      try write(SiteAddress.file(device: device.id), page.text)
    }
    for metric in matrix.metrics {
      var parts: [MetricPart] = []
      for (index, variant) in matrix.variants.enumerated() where variant.metric.id == metric.id {
        if let table = tables[index] { parts.append(MetricPart(variant: variant, table: table)) }
        tables[index] = nil
      }
      if parts.isEmpty { continue }
      try write(SiteAddress.file(metric: metric.id), page(of: metric, parts).text)
    }
    try write("metrics.html", metricsPage.text)
    try write("index.html", matrixPage(rows).text)
  }

  /// The answers to some questions on a device.
  func table(
    _ columns: [Column], on device: Device, over versions: VersionSet? = nil,
    _ memory: inout TimelineMemory
  ) -> AnswerTable {
    var request = AnswerTable.Request(
      columns: columns, devices: DeviceSet(all: [device]), versions: versions ?? matrix.versions)
    request.hypothetical = matrix.hypothetical
    return resolver.table(request, remembering: &memory)
  }
}

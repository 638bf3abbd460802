import KeylineModel
package import KeylineQuery
import KeylineText

/// A static site of answers: what people open first.
///
/// Every page is a file of its own that needs nothing but the files beside it.
package struct Site {
  let matrix: AnswerMatrix
  let resolver: Resolver
  let labels: VersionLabels
  let dimensions: DecidingDimensions
  let rules: [Rule.ID: Rule]
  /// The metrics that have pages.
  let exported: Set<Metric.ID>

  /// Where a wrong number is reported.
  static let report = "https://github.com/keyline-authors/keyline/issues/new/choose"

  /// Creates a site of answers.
  package init(_ matrix: AnswerMatrix) {
    self.matrix = matrix
    resolver = matrix.resolver
    exported = Set(matrix.metrics.map(\.id))
    labels = VersionLabels(matrix.resolver.knowledge.releases)
    dimensions = DecidingDimensions(matrix.resolver.knowledge)
    rules = Dictionary(matrix.resolver.knowledge.rules.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The number of the data.
  var data: Int { resolver.knowledge.data }

  /// The orientations in which everything is answered.
  var orientations: [Orientation] { matrix.situations.map(\.orientation) }

  /// Hands over every page and what pages need; the same answers give the same files.
  package func write(_ take: (SiteFile) throws -> Void) throws {
    func write(_ page: SitePage) throws { try take(SiteFile(page.path, page.text(of: self))) }
    for asset in SiteAsset.allCases { try take(SiteFile(asset.rawValue, asset.text)) }
    var tables: [AnswerTable?] = matrix.variants.map { _ in nil }
    for device in matrix.devices {
      var memory = TimelineMemory()
      var parts: [DeviceSheet.Part] = []
      for (index, variant) in matrix.variants.enumerated() {
        let table = table(variant.columns, on: device, &memory)
        if !table.rows.isEmpty {
          let pieces = self.table(variant.columns, on: device, folding: .reasons, &memory).rows
          parts.append(DeviceSheet.Part(variant: variant, rows: table.rows, pieces: pieces))
        }
        if tables[index] == nil { tables[index] = table } else { tables[index]?.append(table) }
      }
      let page = DevicePage(
        self, DeviceSheet(device: device, parts: parts), states(of: device, &memory),
        DeviceNeighbours(of: device, among: matrix.devices, self))
      try write(page.page)
    }
  }

  /// The answers to some questions on a device.
  func table(
    _ columns: [Column], on device: Device, over versions: VersionSet? = nil,
    folding: AnswerTable.Folding = .content, _ memory: inout TimelineMemory
  ) -> AnswerTable {
    var request = AnswerTable.Request(
      columns: columns, devices: DeviceSet(all: [device]), versions: versions ?? matrix.versions)
    request.hypothetical = matrix.hypothetical
    request.folding = folding
    return resolver.table(request, remembering: &memory)
  }

  /// Everything that the page of a device can show.
  func states(of device: Device, _ memory: inout TimelineMemory) -> DeviceStates {
    let rows = StateRow.all(on: device) { id in
      exported.contains(id) ? resolver.metric(id) : nil
    }
    // A picture needs the size of the screen, whatever else was chosen.
    let figures = StateRow.figures
      .filter { exported.contains($0) || $0 == "screen.width" || $0 == "screen.height" }
      .compactMap(resolver.metric)
    return DeviceStates(
      device, rows, figures, DeviceState.all(orientations, folds: folds(device)),
      from: matrix.situations.first ?? Situation(), matrix, dimensions
    ) { columns, folding in
      table(columns, on: device, folding: folding, &memory).rows
    }
  }

  /// True if rules tell the two displays of a device apart.
  private func folds(_ device: Device) -> Bool {
    resolver.knowledge.rules.contains { rule in
      rule.metric == Resolver.foldingMetric && rule.scope.devices?.contains(device.id) == true
        && rule.scope.allowed(.display).contains(Display.inner.code)
    }
  }

  /// The file to which a link at the top of every page leads.
  func file(of place: SitePage.Place) -> String? {
    switch place {
    case .devices: "devices.html"
    case .metrics: "metrics.html"
    case .versions: nil
    case .tables: "tables.html"
    }
  }

  /// The links at the foot of every page.
  var ways: [(title: HTML, file: String)] {
    [("Data and API", "data.html"), ("Sources", "sources.html")]
  }
}

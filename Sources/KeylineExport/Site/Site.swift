import KeylineModel
package import KeylineQuery
import KeylineText

/// A static site of answers: what people open first.
///
/// Every page is a file of its own that needs nothing but the files beside it.
package struct Site {
  let matrix: AnswerMatrix
  let flags: SiteFlags
  let resolver: Resolver
  let labels: VersionLabels
  let dimensions: DecidingDimensions
  let rules: [Rule.ID: Rule]
  /// The metrics that have pages.
  let exported: Set<Metric.ID>

  /// Where a wrong number is reported.
  static let report = "https://github.com/keyline-authors/keyline/issues/new/choose"

  /// The versions that are asked, as far as they were released: what may come is not yet a page.
  private let asked: VersionSet
  /// The major versions with pages.
  let versions: [Int]

  /// Creates a site of answers, whose commands have these flags.
  package init(_ matrix: AnswerMatrix, flags: SiteFlags) {
    self.matrix = matrix
    self.flags = flags
    resolver = matrix.resolver
    exported = Set(matrix.metrics.map(\.id))
    labels = VersionLabels(matrix.resolver.knowledge.releases)
    versions = Self.versions(matrix)
    let newest = matrix.resolver.calendar.versions.last?.major
    let part = matrix.versions.parts.count == 1 ? matrix.versions.parts[0].range : nil
    asked =
      newest.flatMap { part?.clipped(to: VersionRange(until: OSVersion($0 + 1))) }
      .map(VersionSet.init) ?? matrix.versions
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
    var gathered = Gathered(matrix)
    for device in matrix.devices { try write(page(of: device, &gathered)) }
    let history = try writeMetrics(&gathered, write)
    let news = try writeVersions(history, gathered.pairs, write)
    for page in [devicesPage, metricsPage, sourcesPage, dataPage] { try write(page) }
    if !techniques.isEmpty { try write(techniquesPage) }
    try take(searchScript)
    try write(TablesPage(site: self, rows: gathered.rows).page)
    try write(HomePage(self, gathered.cards.reversed(), gathered.showcase?.device, news).page)
  }

  /// What the pages of devices leave for others.
  private struct Gathered {
    /// The answers of all devices about each variant, as long as its page is not written.
    var tables: [AnswerTable?]
    /// The rows of the table, the oldest device first.
    var rows: [TablesPage.Row] = []
    /// The newest devices whose insets are known.
    var cards: [DeviceCard] = []
    var showcase: Showcase?
    /// The newest phone that ran each version and the one before.
    var pairs: [Int: VersionPair] = [:]

    init(_ matrix: AnswerMatrix) { tables = matrix.variants.map { _ in nil } }

    /// Takes in what can be seen of a device.
    mutating func take(_ states: DeviceStates, _ versions: [Int]) {
      if let card = DeviceCard(states) { cards = cards.suffix(7) + [card] }
      if let shown = Showcase(states), shown.rank >= showcase?.rank ?? 0 { showcase = shown }
      guard states.device.idiom == .phone else { return }
      for major in versions {
        if let pair = VersionPair(states, major: major), pair.rank >= pairs[major]?.rank ?? 0 {
          pairs[major] = pair
        }
      }
    }
  }

  private func page(of device: Device, _ gathered: inout Gathered) -> SitePage {
    var memory = TimelineMemory()
    var parts: [DeviceSheet.Part] = []
    for (index, variant) in matrix.variants.enumerated() {
      let table = table(variant.columns, on: device, &memory)
      if !table.rows.isEmpty {
        var part = DeviceSheet.Part(variant: variant, rows: table.rows, pieces: [])
        if part.isKnown {
          part.pieces = self.table(variant.columns, on: device, folding: .reasons, &memory).rows
        }
        parts.append(part)
      }
      if gathered.tables[index] == nil {
        gathered.tables[index] = table
      } else {
        gathered.tables[index]?.append(table)
      }
    }
    let states = states(of: device, &memory)
    gathered.take(states, versions)
    if let row = tableRow(device, &memory) { gathered.rows.append(row) }
    return DevicePage(
      self, DeviceSheet(device: device, parts: parts), states,
      DeviceNeighbours(of: device, among: matrix.devices, self)
    ).page
  }

  /// Writes the pages of metrics; the changes tell which devices changed with which version.
  private func writeMetrics(
    _ gathered: inout Gathered, _ write: (SitePage) throws -> Void
  ) throws -> VersionHistory {
    var history = VersionHistory()
    for metric in matrix.metrics {
      var parts: [MetricPage.Part] = []
      for (index, variant) in matrix.variants.enumerated() where variant.metric.id == metric.id {
        if let table = gathered.tables[index] {
          parts.append(MetricPage.Part(variant: variant, table: table))
        }
        gathered.tables[index] = nil
      }
      // What is the same on every version that a device ran has no change to look for.
      let constant = parts.first.map { constantDevices(in: $0.table) } ?? []
      let changes = matrix.devices.flatMap { device -> [Difference] in
        if constant.contains(device.id) { return [] }
        let found = self.changes(of: [metric], on: device, in: .all)
        history.take(found, of: metric, on: device, resolver.calendar)
        return found
      }
      if parts.isEmpty { continue }
      try write(
        MetricPage(
          site: self, metric: metric, parts: parts, changes: changes.folded,
          showcase: gathered.showcase
        ).page)
    }
    return history
  }

  /// The devices whose answers are the same on every version that is asked of them.
  private func constantDevices(in table: AnswerTable) -> Set<Device.ID> {
    Set(
      Dictionary(grouping: table.rows, by: \.device.id).values.compactMap { rows in
        guard rows.count == 1, rows[0].ranges.count == 1,
          rows[0].ranges[0].from == matrix.ranges(of: rows[0].device).first?.from
        else { return nil }
        return rows[0].device.id
      })
  }

  /// Writes the pages of versions; what the newest two changed is for the first page.
  private func writeVersions(
    _ history: VersionHistory, _ pairs: [Int: VersionPair], _ write: (SitePage) throws -> Void
  ) throws -> [(major: Int, summary: ChangesSummary)] {
    var news: [(major: Int, summary: ChangesSummary)] = []
    for major in versions.reversed() {
      let range = VersionRange(from: OSVersion(major), until: OSVersion(major + 1))
      let changes = matrix.metrics.flatMap { metric in
        matrix.devices.filter { history.hasChange(of: metric, on: $0, with: major) }
          .flatMap { self.changes(of: [metric], on: $0, in: range) }
      }.filter { $0.kind != .unknown || $0.isBetween }
      let page = VersionPage(site: self, major: major, changes: changes, pair: pairs[major])
      try write(page.page)
      if news.count < 2 { news.append((major, ChangesSummary(changes, among: page.devices))) }
    }
    return news
  }

  private func changes(
    of metrics: [Metric], on device: Device, in range: VersionRange
  ) -> [Difference] {
    resolver.changes(in: range, on: device, DifferenceRequest(metrics, in: matrix.situations))
  }

  /// The answers to some questions on a device.
  func table(
    _ columns: [Column], on device: Device,
    folding: AnswerTable.Folding = .content, _ memory: inout TimelineMemory
  ) -> AnswerTable {
    var request = AnswerTable.Request(
      columns: columns, devices: DeviceSet(all: [device]), versions: asked)
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
    case .versions: versions.last.map(SiteAddress.file(version:))
    case .tables: "tables.html"
    }
  }

  /// The links at the foot of every page.
  var ways: [(title: HTML, file: String)] {
    [("Data", "data.html"), ("Sources", "sources.html")]
      + (techniques.isEmpty ? [] : [("Techniques", "techniques.html")])
  }
}

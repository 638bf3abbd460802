import KeylineModel
package import KeylineQuery
import KeylineText

/// A static site of answers: what people open first.
///
/// Every page is a file of its own that needs nothing but the files beside it.
package struct Site {
  private(set) var matrix: AnswerMatrix
  let flags: SiteFlags
  /// Where the site will be; nil where nobody said.
  let base: BaseAddress?
  let resolver: Resolver
  let labels: VersionLabels
  let dimensions: DecidingDimensions
  let rules: [Rule.ID: Rule]
  /// The metrics that have pages.
  let exported: Set<Metric.ID>

  /// Where the command line comes from.
  static let project = "https://github.com/keyline-authors/keyline"
  /// Where a wrong number is reported.
  static let report = project + "/issues/new/choose"

  /// The versions that are asked, as far as they were released: what may come is not yet a page.
  private let asked: VersionSet
  /// The major versions with pages.
  let versions: [Int]

  /// Creates a site of answers, whose commands have these flags.
  ///
  /// - Parameter base: The address of the folder that it will be in; pages then name their own.
  package init(_ matrix: AnswerMatrix, flags: SiteFlags, base: BaseAddress? = nil) {
    self.base = base
    self.matrix = matrix
    self.matrix.folding = .support
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
    dimensions = DecidingDimensions(matrix.resolver)
    rules = Dictionary(matrix.resolver.knowledge.rules.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The number of the data.
  var data: Int { resolver.knowledge.data }

  /// The orientations in which everything is answered.
  var orientations: [Orientation] { matrix.situations.map(\.orientation) }

  /// Hands over every page, what pages need, and the API; the same answers give the same files.
  package func write(_ handOver: (SiteFile) throws -> Void) throws {
    var paths: [String] = []
    var sizes: [String: Int] = [:]
    func take(_ file: SiteFile) throws {
      sizes[file.path] = file.text.utf8.count
      try handOver(file)
    }
    func write(_ page: SitePage) throws {
      paths.append(page.path)
      try take(SiteFile(page.path, page.text(of: self)))
    }
    for asset in SiteAsset.allCases { try take(SiteFile(asset.rawValue, asset.text)) }
    let writer = APIWriter(self)
    var gathered = Gathered(matrix)
    let rows = rows
    let csv = try ByteSink.text { sink in
      try sink.write(rows.header)
      for device in matrix.devices {
        let questions = DeviceQuestions(device, resolver)
        let (page, file) = try files(of: questions, &gathered, writer)
        try write(page)
        try take(file)
        try rows.write(questions, to: &sink)
      }
    }
    try writeMetrics(&gathered, writer, write, take)
    let news = try writeVersions(gathered, write)
    try writeAPI(
      versions.map { major in (major, changes(of: major, gathered)) }, gathered.latest, writer,
      take)
    try take(SiteFile(SiteFile.csv, csv))
    let example = gathered.metricScreen?.device ?? matrix.devices.last
    for page in [devicesPage, metricsPage, sourcesPage, dataPage(example, sizes)] {
      try write(page)
    }
    if !techniques.isEmpty { try write(techniquesPage) }
    for page in [screenSizesPage, widgetSizesPage(gathered.widgets)] {
      if let page { try write(page) }
    }
    try take(searchScript(gathered.values, example: example))
    try write(TablesPage(site: self, rows: gathered.rows).page)
    try write(
      HomePage(site: self, cards: gathered.cards.reversed(), example: example, news: news).page)
    try take(guide)
    try take(SiteFile(SitePage.missing, missingPage.text(of: self)))
    if let base { try take(base.sitemap(of: paths)) }
  }

  /// The parts of device pages that other pages use.
  private struct Gathered {
    /// The answers of all devices about each variant, as long as its page is not written.
    var answers: [[DeviceAnswers]]
    /// The changes of each metric, the oldest device first.
    var changes: [Metric.ID: [Difference]] = [:]
    /// The changes that each major version may have brought, by metric.
    var news: [Int: [Metric.ID: [Difference]]] = [:]
    /// The rows of the table, the oldest device first.
    var rows: [TablesPage.Row] = []
    /// The sizes of widgets on each device, the oldest device first.
    var widgets: [WidgetSizes] = []
    /// The newest values of each device, the oldest device first.
    var latest: [LatestValues] = []
    /// The values of each device in the search, the oldest first.
    var values: [DeviceValues] = []
    /// The newest complete devices, and all that are newer.
    var cards: [DeviceCard] = []
    var metricScreen: MetricScreen?
    /// The newest device that shows what each version changed.
    var pairs: [Int: VersionPair] = [:]

    init(_ matrix: AnswerMatrix) { answers = matrix.variants.map { _ in [] } }

    /// Takes in what can be seen of a device.
    mutating func take(_ states: DeviceStates, _ versions: [Int]) {
      if let card = DeviceCard(states) {
        let complete = cards.indices.filter { cards[$0].isComplete }
        if card.isComplete, complete.count == 8 { cards.removeFirst(complete[0] + 1) }
        cards.append(card)
      }
      if let shown = MetricScreen(states), shown.rank >= metricScreen?.rank ?? 0 {
        metricScreen = shown
      }
      for major in versions {
        guard let pair = VersionPair(states, major: major) else { continue }
        if let other = pairs[major], pair.rank.lexicographicallyPrecedes(other.rank) { continue }
        pairs[major] = pair
      }
    }

    /// Takes in what changed over all versions, and with each major one.
    mutating func take(_ all: [Difference], _ found: [Int: [Difference]]) {
      for change in all where change.kind != .unknown {
        changes[change.metric.id, default: []].append(change)
      }
      for (major, changes) in found {
        for change in changes where change.kind != .unknown || change.isBetween {
          news[major, default: [:]][change.metric.id, default: []].append(change)
        }
      }
    }
  }

  /// Everything about a device is worked out here, once: the same questions give all its answers.
  private func files(
    of questions: DeviceQuestions, _ gathered: inout Gathered, _ writer: APIWriter
  ) throws -> (page: SitePage, api: SiteFile) {
    let device = questions.device
    let ranges = ranges(of: device)
    var supported: [DeviceAnswers] = []
    var parts: [DeviceAnswers] = []
    for (index, variant) in matrix.variants.enumerated() {
      let lists = matrix.answers(variant, asking: questions, over: ranges)
      if lists.allSatisfy(\.isEmpty) { continue }
      let part = DeviceAnswers(device: device, variant: variant, lists: lists)
      supported.append(part)
      parts.append(part.unsupported)
      gathered.answers[index].append(parts[parts.count - 1])
    }
    let file = try apiFile(of: device, supported, writer)
    let majors = versions.map { VersionRange(from: OSVersion($0), until: OSVersion($0 + 1)) }
    let changes = resolver.changes(
      in: [.all] + majors, asking: questions, of: matrix.metrics, in: matrix.situations)
    gathered.take(
      changes[0], Dictionary(zip(versions, changes.dropFirst())) { first, _ in first })
    let states = states(questions)
    gathered.take(states, versions)
    if let own = values(states) { gathered.values.append(own) }
    if let row = tableRow(device, parts) { gathered.rows.append(row) }
    if let latest = latest(device, parts) { gathered.latest.append(latest) }
    gathered.widgets.append(widgetSizes(device, parts))
    let page = DevicePage(
      self, questions, parts, states, DeviceNeighbours(of: device, among: matrix.devices)
    ).page
    return (page, file)
  }

  /// The newest release that a device ran, of the versions that are asked.
  func newestRelease(of device: Device) -> OSVersion? {
    matrix.releases(of: device, in: matrix.ranges(of: device)).last?.from
  }

  /// The answer about a metric in an orientation under the usual conditions of the metric; nil where it is
  /// not exported.
  func usual(
    _ metric: Metric.ID, _ orientation: Orientation, _ answered: [DeviceAnswers],
    at version: OSVersion
  ) -> Answer? {
    guard let index = orientations.firstIndex(of: orientation) else { return nil }
    // The first variant of a metric is the usual one.
    return answered.first { $0.variant.metric.id == metric }?.entry(index, at: version)
  }

  /// The versions that are asked of a device and that it ran.
  func ranges(of device: Device) -> [VersionRange] { asked.ran(by: device) }

  private func writeMetrics(
    _ gathered: inout Gathered, _ writer: APIWriter, _ write: (SitePage) throws -> Void,
    _ take: (SiteFile) throws -> Void
  ) throws {
    for metric in matrix.metrics {
      var parts: [MetricPage.Part] = []
      for (index, variant) in matrix.variants.enumerated() where variant.metric.id == metric.id {
        parts.append(MetricPage.Part(variant: variant, answers: gathered.answers[index]))
        gathered.answers[index] = []
      }
      if parts.isEmpty { continue }
      try take(apiFile(of: metric, parts.map(\.answers), writer))
      try write(
        MetricPage(
          site: self, metric: metric, parts: parts,
          changes: (gathered.changes[metric.id] ?? []).folded, metricScreen: gathered.metricScreen
        ).page)
    }
  }

  /// Writes the pages of versions; what the newest two changed is for the first page.
  private func writeVersions(
    _ gathered: Gathered, _ write: (SitePage) throws -> Void
  ) throws -> [(major: Int, summary: ChangesSummary)] {
    var news: [(major: Int, summary: ChangesSummary)] = []
    for major in versions.reversed() {
      let page = VersionPage(
        site: self, major: major, changes: changes(of: major, gathered),
        pair: gathered.pairs[major])
      try write(page.page)
      if news.count < 2 {
        news.append((major, ChangesSummary(page.changes, among: page.devices)))
      }
    }
    return news
  }

  /// The changes that a major version may have brought, by metric.
  private func changes(of major: Int, _ gathered: Gathered) -> [Difference] {
    matrix.metrics.flatMap { gathered.news[major]?[$0.id] ?? [] }
  }

  /// Everything that the page of a device can show.
  func states(_ questions: DeviceQuestions) -> DeviceStates {
    let device = questions.device
    let rows = StateRow.all(on: device) { id in
      exported.contains(id) ? resolver.metric(id) : nil
    }
    // A picture needs the size of the screen, whatever else was chosen.
    let figures = StateRow.figures
      .filter { exported.contains($0) || $0 == .screenWidth || $0 == .screenHeight }
      .compactMap(resolver.metric)
    return DeviceStates(
      device, rows, figures, DeviceState.all(orientations, folds: resolver.folds(device)),
      from: matrix.situations.first ?? Situation(), matrix, dimensions, labels
    ) { columns in
      var request = AnswerTable.Request(
        columns: columns, devices: DeviceSet(all: [device]), versions: asked)
      request.folding = .rules
      return resolver.table(request, asking: questions).rows
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

package import KeylineModel

/// Answers questions about a body of knowledge.
///
/// It is pure: values in, answers out; no file, no clock, no database. Only the resolver decides
/// which rule holds where.
package struct Resolver: Sendable {
  /// The rows that count, one per identifier.
  package let knowledge: Knowledge

  /// The versions that were released.
  package let calendar: ReleaseCalendar

  let catalogue: Catalogue
  /// The position of each device in the order of the catalogue.
  private let places: [Device.ID: Int]
  /// The size and the housing of each device in that order; a dictionary would cost a single
  /// question more.
  private let builds: [Device.Build?]
  /// For each device, the devices that are like it and take over its attributes.
  let followers: [Device.ID: [Device.ID]]
  let metrics: [Metric.ID: Metric]
  /// The redesigns, the earliest first.
  let redesigns: [Redesign]
  let rules: [Metric.ID: [Rule]]
  let index: [Metric.ID: RuleIndex]
  let observations: ObservationIndex
  let sources: [Source.ID: Source]
  let independence: SourceIndex
  /// The devices with a second display, by the rules about its size; nil if those are not loaded.
  private let folding: Set<Device.ID>?

  /// Creates a resolver; the order of the rows does not matter.
  package init(_ knowledge: Knowledge) {
    var effective = knowledge.effective
    effective.devices = Self.sorted(effective.devices)
    effective.addImpliedConditions()
    self.knowledge = effective
    calendar = ReleaseCalendar(effective.releases)
    catalogue = Dictionary(effective.devices.map { ($0.id, $0) }) { first, _ in first }
    places = Dictionary(zip(effective.devices.map(\.id), 0...)) { first, _ in first }
    builds = effective.devices.map(\.build)
    followers = effective.devices.reduce(into: [:]) { followers, device in
      for template in device.templates { followers[template, default: []].append(device.id) }
    }
    metrics = Dictionary(effective.metrics.map { ($0.id, $0) }) { first, _ in first }
    sources = Dictionary(effective.sources.map { ($0.id, $0) }) { first, _ in first }
    let observations = ObservationIndex(effective.observations)
    self.observations = observations
    rules = Dictionary(grouping: effective.rules) { $0.metric }
    let redesigns = effective.redesigns.sorted { ($0.version, $0.id) < ($1.version, $1.id) }
    let (catalogue, calendar) = (catalogue, calendar)
    self.redesigns = redesigns
    index = rules.mapValues { rules in
      RuleIndex(
        rules.map { rule in
          IndexedRule(
            rule, evidence: Evidence(rule, observations: observations),
            redesigns: redesigns.filter { $0.concerns(rule.metric) }, catalogue: catalogue,
            calendar: calendar)
        })
    }
    independence = SourceIndex(effective.sources)
    folding = rules[Self.foldingMetric].flatMap { rules in
      var devices: Set<Device.ID> = []
      for rule in rules where rule.scope.allowed(.display).contains(Display.inner.code) {
        guard let named = rule.scope.devices else { return nil }
        devices.formUnion(named)
      }
      return devices
    }
  }

  /// The metric whose rules tell which devices fold.
  package static let foldingMetric = Metric.ID.screenWidth

  /// The metrics whose rules answer a question about some metrics: they themselves, their related
  /// metrics, and the one that tells which devices fold, if that matters.
  package static func metrics(
    answering metrics: [Metric], in situation: Situation
  ) -> [Metric.ID] {
    self.metrics(deciding: metrics, in: [situation]) + metrics.flatMap(\.see)
  }

  /// The related metrics of those without a value in a table, except metrics whose rules are
  /// already loaded.
  package func unread(besides table: AnswerTable) -> [Metric] {
    let open = table.rows.flatMap { row in
      zip(row.columns, row.answers).filter { $1.value == nil }.flatMap { $0.0.metric.see }
    }
    return [].merged(with: open.filter { rules[$0] == nil }).compactMap { metrics[$0] }
  }

  /// The metrics whose rules decide some metrics in situations: they themselves, and the one that
  /// tells which devices fold, if that matters.
  package static func metrics(
    deciding metrics: [Metric], in situations: [Situation]
  ) -> [Metric.ID] {
    let tellsFolding =
      situations.contains { $0.display == .inner } || metrics.contains { $0.needs == .fold }
    return metrics.map(\.id) + (tellsFolding ? [foldingMetric] : [])
  }

  /// True if a condition is only about other devices, so that its default holds on this one.
  ///
  /// A phone without a home button keeps its status bar in a call.
  func isInapplicable(_ dimension: Dimension, to device: Device) -> Bool {
    switch dimension {
    case .display: doesNotFold(device)
    case .inCallBar:
      device.idiom == .phone
        && (device.homeButton == false || device.sensorHousing?.family != nil)
    default: !dimension.isAbout(device)
    }
  }

  /// True if a device has a second display.
  package func folds(_ device: Device) -> Bool { folding?.contains(device.id) == true }

  /// True if a device is known to have one display.
  ///
  /// For a device that is not shipped, the number is unknown.
  func doesNotFold(_ device: Device) -> Bool {
    guard let folding, device.layer == .shipped else { return false }
    return !folding.contains(device.id)
  }

  /// The devices, the oldest first, each with all its templates.
  private static func sorted(_ devices: [Device]) -> [Device] {
    // Devices are large: their indices are sorted, and each is moved once.
    let places = devices.indices.map { (devices[$0].released ?? "9999", devices[$0].id, $0) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    let sorted = places.map { devices[$0.2] }
    guard devices.contains(where: { $0.like != nil }) else { return sorted }
    let like = Dictionary(devices.map { ($0.id, $0.like) }) { first, _ in first }
    return sorted.map { device in
      var device = device
      var next = device.like
      while let template = next, template != device.id,
        device.templates.count <= Device.maximumTemplates,
        !device.templates.contains(template)
      {
        device.templates.append(template)
        next = like[template] ?? nil
      }
      return device
    }
  }

  /// The question about a metric on a device; nil if one of them does not exist.
  package func question(_ metric: Metric.ID, device: Device.ID) -> Question? {
    guard let device = catalogue[device], metrics[metric] != nil else { return nil }
    return Question(metric, device: device, resolver: self)
  }

  /// The metric first, then every metric that its formulas lead to.
  package func closure(of metric: Metric.ID) -> [Metric.ID] {
    var closure: [Metric.ID] = []
    var open = [metric]
    while let metric = open.popLast() {
      if closure.contains(metric) { continue }
      closure.append(metric)
      open += index[metric]?.terms ?? []
    }
    return closure
  }

  /// The devices that exist, the oldest first.
  package func devices(_ named: some Sequence<Device.ID>) -> [Device] {
    named.compactMap { places[$0] }.sorted().map { knowledge.devices[$0] }
  }

  /// The idiom of a device; nil if it does not exist.
  func idiom(of device: Device.ID) -> Idiom? {
    // Devices are large: none is copied.
    places[device].map { knowledge.devices[$0].family.idiom }
  }

  /// True if a device is known to have the same size and the same housing as another, or is the
  /// same device.
  func isSameBuild(_ id: Device.ID, of device: Device) -> Bool {
    guard let build = device.build, let place = places[id] else { return false }
    return builds[place] == build
  }

  /// The device with an identifier.
  package func device(_ id: Device.ID) -> Device? { catalogue[id] }

  /// The metric with a key.
  package func metric(_ id: Metric.ID) -> Metric? { metrics[id] }

  /// The source with a key.
  package func source(_ id: Source.ID) -> Source? { sources[id] }

  /// The observation with an identifier.
  package func observation(_ id: Observation.ID) -> Observation? { observations[id] }

  /// The observations about a metric.
  package func statements(about metric: Metric.ID) -> [Observation] {
    observations.about(metric)
  }

  /// The observations about a metric that may include a device: all but those that name only other
  /// devices or only other widths.
  func statements(about metric: Metric.ID, on device: Device) -> [Observation] {
    observations.about(metric, on: device)
  }
}

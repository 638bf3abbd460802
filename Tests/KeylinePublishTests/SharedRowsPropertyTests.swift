import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylinePublish
@testable import KeylineText

/// Whatever a table prints is taken literally and asked again, one device and one version at a time.
@Suite("A printed range is a claim")
struct SharedRowsPropertyTests {
  static let seeds: ClosedRange<UInt64> = 1...80

  /// Releases with the gap between 18 and 26.
  private static let newest = OSVersion(27, 2)
  private static let released = (Array(7...18) + [26, 27]).flatMap { major in
    [OSVersion(major), OSVersion(major, 0, 1), OSVersion(major, 1), OSVersion(major, 2)]
  }

  private struct Asked {
    let resolver: Resolver
    let column: Column
    let versions: VersionSet
    let labels: VersionLabels

    var devices: [Device] { resolver.knowledge.devices }

    /// The versions that are asked of a device and that it ran.
    func ran(_ device: Device) -> [OSVersion] {
      SharedRowsPropertyTests.released.filter { version in
        device.ran(VersionRange(version))
          && versions.parts.contains { $0.range.contains(version) }
      }
    }

    var table: AnswerTable {
      resolver.table(
        AnswerTable.Request(
          columns: [column], devices: DeviceSet(all: devices), versions: versions))
    }

    func content(_ device: Device, _ version: OSVersion) throws -> Answer.Content {
      try #require(resolver.question(column.metric.id, device: device.id))
        .answer(at: version, in: column.situation).content
    }
  }

  private func asked(_ seed: UInt64) throws -> Asked {
    var random = XorShift(seed: seed)
    let devices = random.devices(6).map { device in
      device.with {
        $0.lastOS = random.pick([nil, nil, "14", "16.1", "18", "26"]).flatMap(StatedVersion.init)
      }
    }
    var knowledge = Knowledge.of(random.rules(over: devices), devices: devices)
    knowledge.releases = Self.released.map { Release(version: $0, ios: "2020-01-01", ipados: nil) }
    let resolver = Resolver(knowledge)
    return Asked(
      resolver: resolver,
      column: Column(try #require(resolver.metric("m")), random.situation()),
      versions: try VersionSet(
        random.pick(["all", "all", "13", "16,12", "14+", "..13", "9-15", "12-26", "17.1-26.1"])),
      labels: VersionLabels(knowledge.releases))
  }

  /// A row as somebody reads it: devices, what its versions are read as, and its other cells.
  private struct ReadRow {
    let devices: [Device]
    let label: String
    let claimed: VersionSet
    let cells: [String]

    init(_ cells: [String], in asked: Asked) throws {
      let names = cells[0].split(separator: ", ").map {
        $0.hasPrefix("Device ") ? String($0) : "Device \($0)"
      }
      devices = try names.map { name in
        try #require(asked.devices.first { $0.name == name }, "\(cells[0])")
      }
      label = cells[1]
      claimed = try VersionSet(label)
      self.cells = Array(cells.dropFirst(2))
    }

    func claims(_ version: OSVersion) -> Bool {
      claimed.parts.contains { $0.range.contains(version) }
    }

    /// True for versions after the newest release, which devices may run some day.
    var isAhead: Bool {
      claimed.parts.allSatisfy { $0.range.from > SharedRowsPropertyTests.newest }
    }

    /// The versions at closed ends, which each device must have run.
    var literal: [OSVersion] {
      let named = SharedRowsPropertyTests.released.filter(claims)
      if label == "all" { return [] }
      if label.hasSuffix("+") { return Array(named.prefix(1)) }
      return label.hasPrefix("to ") ? Array(named.suffix(1)) : named
    }
  }

  /// Holds a table against the point query.
  ///
  /// - Parameter expected: The cells behind device and versions for a pair, or nil where the table
  ///   must not have it.
  private func check(
    _ table: TextTable, _ asked: Asked, _ seed: UInt64,
    _ expected: (Device, OSVersion) throws -> [String]?
  ) throws {
    let rows = try table.rows.map { try ReadRow($0, in: asked) }
    for row in rows {
      for device in row.devices {
        let ran = asked.ran(device)
        for version in row.literal {
          #expect(ran.contains(version), "seed \(seed): \(device.id) never ran \(version)")
        }
        #expect(
          ran.contains(where: row.claims) || row.isAhead,
          "seed \(seed): \(device.id) has no \(row.label)")
      }
    }
    for device in asked.devices {
      let own = rows.filter { row in row.devices.contains { $0.id == device.id } }
      for version in asked.ran(device) {
        let said = own.filter { $0.claims(version) }.map(\.cells)
        let expected = try expected(device, version).map { [$0] } ?? []
        #expect(said == expected, "seed \(seed): \(device.id), iOS \(version)")
      }
    }
    let isOpen = rows.contains {
      $0.label == "all" || $0.label.hasPrefix("to ") || $0.label.hasSuffix("+")
    }
    #expect(table.legends.isEmpty || isOpen, "seed \(seed)")
  }

  @Test(arguments: seeds, [true, false])
  func `of values`(seed: UInt64, isGrouped: Bool) throws {
    let asked = try asked(seed)
    try check(asked.table.pivoted(asked.labels, isGrouped: isGrouped), asked, seed) {
      let content = try asked.content($0, $1)
      return content == .status(.notApplicable) ? nil : [content.text]
    }
  }

  @Test(arguments: seeds, [true, false])
  func `of what was found`(seed: UInt64, isGrouped: Bool) throws {
    let asked = try asked(seed)
    let condition = FindCondition(
      asked.column.metric, from: Length(points: 44), to: Length(points: 48))
    let found = asked.resolver.find(
      [condition], in: asked.column.situation, among: DeviceSet(all: asked.devices),
      asked.versions)
    try check(found.table(asked.labels, isGrouped: isGrouped), asked, seed) {
      guard case .value(let value) = try asked.content($0, $1), condition.holds(value) else {
        return nil
      }
      return [value.description]
    }
  }

  @Test(arguments: seeds, [true, false])
  func `of an audit`(seed: UInt64, isGrouped: Bool) throws {
    let asked = try asked(seed)
    let audit = asked.resolver.audit(
      try AuditExpression("os >= 13.1 ? 44 : 48"),
      AnswerTable.Request(
        columns: [asked.column], devices: DeviceSet(all: asked.devices), versions: asked.versions))
    try check(audit.folded(asked.labels, isGrouped: isGrouped), asked, seed) { device, version in
      let content = try asked.content(device, version)
      if content == .status(.notApplicable) { return nil }
      let says = version >= OSVersion(13, 1) ? "44" : "48"
      var verdict = Replay.Verdict.notCovered
      switch content {
      case .value(let value): verdict = value.description == says ? .agrees : .disagrees
      case .candidates(let candidates):
        let agreeing = candidates.count { $0?.description == says }
        verdict =
          agreeing == 0 && !candidates.contains(nil)
          ? .disagrees : agreeing == candidates.count ? .agrees : .uncertain
      case .status: break
      }
      return [verdict.rawValue, says, content.text]
    }
  }

  @Test(arguments: seeds)
  func `of the site's tables of metrics`(seed: UInt64) throws {
    let asked = try asked(seed)
    // A release of every minor version, so that each row has some.
    let calendar = ReleaseCalendar(
      (7...30).flatMap { major in
        (0...9).map { Release(version: OSVersion(major, $0), ios: nil, ipados: nil) }
      })
    let table = MetricTable(asked.table.rows.map(MetricTable.Piece.init), calendar)
    var own: [Device.ID: [OSVersion: Answer.Content]] = [:]
    for row in asked.table.rows {
      for version in calendar.versions where row.ranges.contains(where: { $0.contains(version) }) {
        own[row.device.id, default: [:]][version] = row.answers[0].content
      }
    }
    #expect(table.rows.flatMap { $0.devices.map(\.id) }.sorted() == own.keys.sorted())
    for row in table.rows {
      for (device, span) in zip(row.devices, row.spans) {
        for (version, content) in own[device.id] ?? [:] {
          let cell = row.cells[version.major]?.parts.last { $0.from <= version }?.content
          #expect(
            cell == content && span.contains(version.major), "\(device.id) \(version)")
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `of a drawn timeline`(seed: UInt64) throws {
    let asked = try asked(seed)
    let matrix = AnswerMatrix(
      asked.resolver, devices: asked.devices, metrics: [asked.column.metric],
      situations: [asked.column.situation], versions: asked.versions)
    let rows = TimelineLine.all(matrix).flatMap { line in
      line.stages.map { stage in
        [
          line.devices.map(\.name).joined(separator: ", "), asked.labels.label(stage.versions),
          stage.content.text,
        ]
      }
    }
    try check(TextTable(columns: [], rows: rows), asked, seed) {
      [try asked.content($0, $1).text]
    }
  }

  /// One difference on one device in one orientation, in words.
  private func words(_ differences: [Difference], _ labels: VersionLabels) -> [String] {
    differences.flatMap { difference in
      difference.orientations.flatMap { orientation in
        difference.devices.map { device in
          [
            device.id, orientation.rawValue, difference.kind.rawValue,
            difference.boundary.map(labels.label) ?? "",
            Difference.text(difference.left, labels), Difference.text(difference.right, labels),
            difference.boundary == nil
              ? DifferenceColumn.versions.text(difference, labels) : "",
          ].joined(separator: " | ")
        }
      }
    }.sorted()
  }

  @Test(arguments: seeds)
  func `of changes and differences`(seed: UInt64) throws {
    let asked = try asked(seed)
    let situations = asked.column.situation.inEachOrientation
    let changes = VersionChanges(
      in: VersionRange(from: .of("13"), until: .of("15")), on: asked.devices,
      of: [asked.column.metric], in: situations, by: asked.resolver
    ).differences
    let range = VersionRange(from: .of("9"), until: .of("27"))
    let differences = asked.devices.flatMap {
      asked.resolver.differences(on: $0, over: range, of: [asked.column.metric], in: situations) {
        situation in
        var changed = situation
        changed.sdk = 12
        return changed
      }
    }
    for found in [changes, differences] {
      let each = words(found, asked.labels)
      #expect(words(found.folded, asked.labels) == each, "seed \(seed)")
      #expect(words(found.eachDevice, asked.labels) == each, "seed \(seed)")
      #expect(found.eachDevice.allSatisfy { $0.devices.count == 1 }, "seed \(seed)")
    }
  }
}

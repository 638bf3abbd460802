import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct AuditTests {
  /// 16 on phones, 20 on those 414 wide, and unknown on iPads; from 14 on uncertain up to 15.
  private static let rules: [Rule] = [
    .of("m/phones", "16", where: "idiom phone", os: "..<13"),
    .of("m/wide", "20", where: "idiom phone, width 414", os: "..<13"),
    .of("m/before", "24", where: "idiom phone", os: "13..<14.1~15"),
    .of("m/after", "44", where: "idiom phone", os: "14.1~15..<"),
    .of("n/before", "1", where: "idiom phone", os: "..<14.1~15", metric: "n"),
    .of("n/after", "2", where: "idiom phone", os: "14.1~15..<", metric: "n"),
    .of("late/all", "5", metric: "late"),
  ]
  private let resolver = Resolver(
    .of(Self.rules, metrics: [.of("late", since: "12"), .of("none")]))

  private func audit(
    _ text: String, metric: Metric.ID = "m", on devices: [String] = ["all"], os: String? = nil,
    situation: String = ""
  ) throws -> Audit {
    resolver.audit(
      try AuditExpression(text, metrics: resolver.knowledge.metrics),
      AnswerTable.Request(
        columns: [Column(try #require(resolver.metric(metric)), .of(situation))],
        devices: try DeviceSet(devices, in: resolver.knowledge.devices),
        versions: try VersionSet(optional: os, in: [])))
  }

  /// The verdict on one device and version.
  private func verdict(
    _ text: String, metric: Metric.ID = "m", on device: String = "iphone-x", os: String = "12.0"
  ) throws -> Replay.Verdict {
    let cells = try audit(text, metric: metric, on: [device], os: os).cells
    try #require(cells.count == 1)
    return cells[0].verdict
  }

  @Test(arguments: [
    ("16", "12.0", Replay.Verdict.agrees), ("20", "12.0", .disagrees), ("16.004", "12.0", .agrees),
    ("16.005", "12.0", .agrees), ("15.995", "12.0", .agrees), ("16.006", "12.0", .disagrees),
    ("1 / (width - 375)", "12.0", .disagrees), ("cornerRadius", "12.0", .notCovered),
    ("cornerRadius > 1 ? 16 : 16", "12.0", .agrees), ("24", "14.5", .uncertain),
    ("44", "14.5", .uncertain), ("20", "14.5", .disagrees), ("24", "14.0", .agrees),
    ("44", "15.0", .agrees), ("none", "12.0", .notCovered), ("m", "14.5", .agrees),
    ("m + 1", "14.5", .disagrees), ("n", "14.5", .disagrees), ("n * 24", "14.5", .uncertain),
    ("n > 0 ? 24 : 24", "14.0", .agrees), ("os == 12 ? 16 : 0", "12.0", .agrees),
  ])
  func `an answer is set against the metric`(
    text: String, os: String, verdict: Replay.Verdict
  ) throws {
    #expect(try self.verdict(text, os: os) == verdict)
  }

  @Test func `an expression that uncertain metrics do not change is not uncertain`() throws {
    #expect(try verdict("n > 0 ? 5 : 6", metric: "late", os: "14.5") == .agrees)
    #expect(try verdict("n > 1 ? 5 : 6", metric: "late", os: "14.5") == .uncertain)
    #expect(try verdict("n > 1 ? 7 : 6", metric: "late", os: "14.5") == .disagrees)
  }

  @Test func `a metric nobody knows there is not covered, whatever the expression says`() throws {
    for text in ["16", "1 / (width - 810)", "none", "m"] {
      #expect(try verdict(text, on: "ipad-9", os: "15.0") == .notCovered)
    }
  }

  @Test func `what a cell says and is stand side by side`() throws {
    let cell = try #require(try audit("n * 2", on: ["iphone-x"], os: "14.5").cells.first)
    #expect(Set(cell.says.map(\.description)) == ["2", "4"])
    #expect(Set(cell.actual.candidates) == [Length(points: 24), Length(points: 44)])
    #expect(cell.readings.map(\.name) == ["n"])
    let failed = try #require(
      try audit("1 / (width - 375)", on: ["iphone-x"], os: "12.0").cells.first)
    #expect(failed.says == [.failed("division by zero")])
    let unknown = try #require(try audit("cornerRadius", on: ["iphone-x"], os: "12.0").cells.first)
    #expect(unknown.says == [.unknown("cornerRadius", nil)])
  }

  @Test func `versions are cut where the expression changes and nowhere else`() throws {
    let audit = try audit("os < 11.3 || os > 12.1 ? 16 : 20", on: ["iphone-x"], os: "11-12")
    #expect(
      audit.cells.map(\.ranges) == [
        [VersionRange(from: .of("11"), until: .of("11.3"))],
        [VersionRange(from: .of("11.3"), until: .of("12.2"))],
        [VersionRange(from: .of("12.2"), until: .of("13"))],
      ])
    #expect(audit.cells.map(\.verdict) == [.agrees, .disagrees, .agrees])
    #expect(try self.audit("os < 11.3 ? 16 : 16", on: ["iphone-x"], os: "11-12").cells.count == 1)
  }

  @Test func `the default SDK changes with the OS, a given one does not`() throws {
    #expect(try audit("sdk > 11 ? 16 : 20", on: ["iphone-x"], os: "11-12").cells.count == 2)
    let given = try audit("sdk > 11 ? 16 : 20", on: ["iphone-x"], os: "11-12", situation: "sdk 12")
    #expect(given.cells.map(\.verdict) == [.agrees])
  }

  @Test func `versions before the metric existed are left out unless the device is named`() throws {
    #expect(try audit("width * 0 + 5", metric: "late", on: ["width:375"], os: "11").cells.isEmpty)
    let named = try audit("width * 0 + 5", metric: "late", on: ["iphone-x"], os: "11-12")
    #expect(named.cells.map(\.verdict) == [.notCovered, .agrees])
  }

  @Test func `a version that a device never ran is shown where both were named`() throws {
    let cell = try #require(try audit("16", on: ["iphone-x"], os: "10").cells.first)
    #expect(cell.verdict == .notCovered)
    #expect(cell.actual.status == .impossible)
    #expect(try audit("16", on: ["notch"], os: "10").cells.isEmpty)
  }

  @Test func `equal devices are folded, what is wrong first`() throws {
    let audit = try audit("width > 375 ? 21 : 16", os: "11-12")
    let groups = audit.groups
    let cells = groups.map(\.stages)
    #expect(cells.map { $0.map(\.verdict) } == [[.disagrees, .disagrees], [.agrees, .agrees]])
    #expect(cells[0].map(\.device.id) == ["iphone-8-plus", "iphone-xr"])
    #expect(cells[1].map(\.device.id) == ["iphone-8", "iphone-x"])
    #expect(groups[0].readings.map { $0.values.map(\.description) } == [["414"]])
    #expect(audit.count(.disagrees) == 2)
  }

  @Test func `devices that part ways on a version that both ran share no row`() throws {
    let audit = try audit(
      "width > 375 ? 24 : os < 13 ? 0 : 24", on: ["iphone-8", "iphone-xr"], os: "12-13")
    let groups = audit.groups
    #expect(groups.allSatisfy { $0.stages.count == 1 })
    #expect(
      groups.map { $0.stages[0].verdict } == [.disagrees, .disagrees, .agrees, .agrees])
  }

  @Test(arguments: ["16", "width > 375 ? 20 : 16", "m", "m - n", "os > 12 ? 24 : n * 16"])
  func `every cell is what the resolver says at its versions`(text: String) throws {
    let audit = try audit(text)
    #expect(!audit.cells.isEmpty)
    for cell in audit.cells {
      let question = try resolver.question("m", on: cell.device.id)
      for range in cell.ranges {
        for version in [range.from, OSVersion(packed: min(range.until, .of("40")).packed - 1)]
        where version >= range.from {
          let answer = question.answer(at: version, in: Situation())
          #expect(answer.value == cell.actual.value, "\(cell.device.id), iOS \(version)")
          if cell.verdict == .agrees, let value = answer.value {
            #expect(cell.says.map(\.description) == [value.description])
          }
        }
      }
    }
  }
}

import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

@Suite("Answers over versions, without their reasons")
struct AnswerMatrixTests {
  private func matrix(_ rules: [Rule], os: String = "all") throws -> AnswerMatrix {
    let knowledge = Knowledge.of(rules, devices: [.iPhoneXR])
    return AnswerMatrix(
      Resolver(knowledge), devices: knowledge.devices, metrics: knowledge.metrics,
      situations: [Situation()], versions: try VersionSet(os))
  }

  /// The answers as `from..<until value`.
  private func answers(_ matrix: AnswerMatrix) throws -> [String] {
    let device = try #require(matrix.devices.first)
    let variant = try #require(matrix.variants.first)
    return matrix.answers(variant, on: device, over: matrix.ranges(of: device))[0].map {
      let value = $0.value.value?.description ?? $0.value.status.rawValue
      return "\($0.from.short)..<\($0.until.short) \(value)"
    }
  }

  private let rules: [Rule] = [
    .of("m/before", "44", os: "..<14"), .of("m/after", "48", os: "14..<"),
  ]

  @Test(arguments: [
    ("13", ["13..<14 44"]), ("13.2", ["13.2..<13.2.1 44"]),
    ("13-14", ["13..<14 44", "14..<15 48"]),
    ("12,18", ["12..<13 44", "18..<19 48"]), ("20+", []),
  ])
  func `only the versions that are asked are answered`(os: String, expected: [String]) throws {
    #expect(try answers(matrix(rules, os: os)) == expected)
  }

  @Test(arguments: 1...60)
  func `they are what the full answers are`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    let devices = random.devices()
    let knowledge = Knowledge.of(random.rules(over: devices), devices: devices)
    let situation = random.situation()
    let resolver = Resolver(knowledge)
    let matrix = AnswerMatrix(
      resolver, devices: resolver.knowledge.devices, metrics: knowledge.metrics,
      situations: [situation])
    for device in matrix.devices {
      let metric = try #require(knowledge.metrics.first)
      let question = try #require(resolver.question(metric.id, device: device.id))
      let timeline = question.timeline(over: [.all], in: situation)
      let ranges = matrix.ranges(of: device)
      let stretches = matrix.answers(matrix.variants[0], on: device, over: ranges)[0]
      for step in timeline.stretches
      where ranges.contains(where: { $0.from <= step.from && step.from < $0.until }) {
        let found = stretches.first { $0.hull.contains(step.from) }
        #expect(found?.value.status == step.value.status)
        #expect(found?.value.value == step.value.value)
      }
      for stretch in stretches {
        #expect(timeline[stretch.from]?.value == stretch.value.value)
      }
    }
  }

  /// The conditions of the variants of a metric, the default left out unless it is asked for each.
  private func variants(
    _ rules: [Rule], of metric: Metric.ID, naming named: [Dimension: [Int]]? = [:]
  ) throws -> [String] {
    let resolver = Resolver(.of(rules, metrics: [.of(metric)], devices: [.iPhoneXR]))
    let matrix = AnswerMatrix(
      resolver, devices: resolver.knowledge.devices,
      metrics: [try #require(resolver.metric(metric))],
      situations: [.of(""), .of("orientation landscape")], naming: named)
    for variant in matrix.variants {
      #expect(variant.situations.map(\.orientation) == [.portrait, .landscape])
    }
    return matrix.variants.map { variant in
      variant.conditions.map { "\($0.dimension.key) \($0.code)" }.joined(separator: ", ")
    }
  }

  @Test(arguments: [
    ("m", [""], [""]), ("m", ["cell classic"], [""]),
    ("keyboard.height", [], [""]), ("keyboard.height", [""], [""]),
    ("keyboard.height", ["suggestions on", "suggestions off"], ["", "suggestions 1"]),
    ("keyboard.height", ["suggestions off"], ["", "suggestions 1"]),
    ("keyboard.height", ["suggestions any"], [""]),
    (
      "tableView.sectionHeaderHeight", ["table-style grouped inset-grouped"],
      ["", "table-style 1", "table-style 2"]
    ),
    ("widget.width", ["widget large", "widget small"], ["widget 0", "widget 2"]),
    ("tableView.rowHeight", ["cell classic content-configuration"], ["cell 0"]),
    ("widget.width", ["widget large", "widget any"], (0...6).map { "widget \($0)" }),
    (
      "tableView.rowHeight", ["cell classic, table-style any", "cell content-configuration"],
      [
        "cell 0", "cell 1", "table-style 1, cell 0", "table-style 1, cell 1",
        "table-style 2, cell 0", "table-style 2, cell 1",
      ]
    ),
  ])
  func `a metric has a variant for each value of its own conditions that its rules tell apart`(
    metric: Metric.ID, scopes: [String], expected: [String]
  ) throws {
    let rules = scopes.enumerated().map { index, scope in
      Rule.of("r/\(index)", "\(40 + index)", where: scope, metric: metric)
    }
    #expect(try variants(rules, of: metric) == expected)
  }

  @Test func `a formula passes on what the rules of its terms tell apart`() throws {
    let rules: [Rule] = [
      .of("sheet/height", "sheet.maximum - m", metric: "sheet.height"),
      .of("sheet/large", "700", metric: "sheet.maximum"),
      .of("sheet/medium", "400", where: "detent medium", metric: "sheet.maximum"),
      .of("m/1", "1"),
    ]
    #expect(try variants(rules, of: "sheet.height") == ["", "detent 1"])
    #expect(try variants(rules, of: "m") == [""])
  }

  @Test func `values that are named are taken as they are, and none in a single situation`() throws
  {
    let rules: [Rule] = [
      .of("w/1", "158", where: "widget small", metric: "widget.width"),
      .of("w/2", "338", where: "widget large", metric: "widget.width"),
    ]
    #expect(
      try variants(rules, of: "widget.width", naming: [.widget: [3, 0]]) == [
        "widget 3", "widget 0",
      ])
    #expect(
      try variants(rules, of: "widget.width", naming: [.cell: [1]]) == [
        "widget 0", "widget 2",
      ])
    #expect(try variants(rules, of: "widget.width", naming: nil) == ["widget 0"])
  }
}

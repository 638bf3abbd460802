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
    let (device, metric) = (try #require(matrix.devices.first), try #require(matrix.metrics.first))
    return matrix.answers(metric, on: device, over: matrix.ranges(of: device))[0].map {
      let value = $0.answer.value?.description ?? $0.answer.status.rawValue
      return "\($0.range.from.short)..<\($0.range.until.short) \(value)"
    }
  }

  private let rules: [Rule] = [
    .of("m/before", "44", os: "..<14"), .of("m/after", "48", os: "14..<"),
  ]

  @Test func `a value changes where its rules say, within the versions that the device ran`() throws
  {
    #expect(try answers(matrix(rules)) == ["12..<14 44", "14..<19 48"])
  }

  @Test(arguments: [
    ("13", ["13..<14 44"]), ("13.2", ["13.2..<13.2.1 44"]),
    ("13-14", ["13..<14 44", "14..<15 48"]),
    ("12,18", ["12..<13 44", "18..<19 48"]), ("20+", []),
  ])
  func `only the versions that are asked are answered`(os: String, expected: [String]) throws {
    #expect(try answers(matrix(rules, os: os)) == expected)
  }

  @Test func `what no rule covers is unknown, not left out`() throws {
    #expect(
      try answers(matrix([.of("m/after", "48", os: "14..<")]))
        == ["12..<14 unknown", "14..<19 48"])
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
      let timeline = question.timeline(in: situation)
      let ranges = matrix.ranges(of: device)
      let stretches = matrix.answers(metric, on: device, over: ranges)[0]
      for step in timeline.stretches
      where ranges.contains(where: { $0.from <= step.from && step.from < $0.until }) {
        let found = stretches.first { $0.range.from <= step.from && step.from < $0.range.until }
        #expect(found?.answer.status == step.value.status)
        #expect(found?.answer.value == step.value.value)
      }
      for stretch in stretches {
        #expect(timeline[stretch.range.from]?.value == stretch.answer.value)
      }
    }
  }

  @Test func `answers about versions that a device never ran are given when asked for`() throws {
    let knowledge = Knowledge.of(rules, devices: [.iPhoneXR])
    let matrix = AnswerMatrix(
      Resolver(knowledge), devices: knowledge.devices, metrics: knowledge.metrics,
      situations: [Situation()], versions: try VersionSet("11"), hypothetical: true)
    #expect(try answers(matrix) == ["11..<12 44"])
  }
}

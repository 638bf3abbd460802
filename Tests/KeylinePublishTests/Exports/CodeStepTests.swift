import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylinePublish

@Suite("Values over versions in generated code")
struct CodeStepTests {
  private func steps(
    _ rules: [Rule], os: String = "all", devices: [Device] = [.iPhone8, .iPhoneX]
  ) throws -> [String] {
    let resolver = Resolver(.of(rules, devices: devices))
    let content = ExportContent(
      AnswerMatrix(
        resolver, devices: resolver.knowledge.devices,
        metrics: [try #require(resolver.metric("m"))], situations: [Situation()],
        versions: try VersionSet(os)))
    return content.codeValues().steps[0][0].map { step in
      let (from, until) = (OSVersion(packed: step.from), OSVersion(packed: step.until))
      let start = from == .lowest ? "" : from.short
      let end = until == .highest ? "" : until.short
      return "\(step.devices) \(start)..<\(end) \(step.value)"
    }
  }

  @Test func `devices with one value share a step`() throws {
    #expect(try steps([.of("m/1", "44")]) == ["[0, 1] ..< 44"])
  }

  @Test func `devices with other values have steps of their own`() throws {
    #expect(
      try steps([
        .of("m/1", "20", where: "home-button true"),
        .of("m/2", "44", where: "sensor-housing notch"),
      ]) == ["[0] ..< 20", "[1] ..< 44"])
  }

  @Test func `a value that comes back stands twice`() throws {
    #expect(
      try steps([
        .of("m/1", "44", os: "..<12"), .of("m/2", "48", os: "12..<14"),
        .of("m/3", "44", os: "14..<"),
      ]) == ["[0, 1] ..<12 44", "[0, 1] 12..<14 48", "[0, 1] 14..< 44"])
  }

  @Test func `versions of which nothing is known are a gap`() throws {
    #expect(
      try steps([.of("m/1", "44", os: "..<12"), .of("m/2", "44", os: "14..<")]) == [
        "[0, 1] ..<12 44", "[0, 1] 14..< 44",
      ])
  }

  @Test func `versions of which it is not known which value they have are a gap`() throws {
    #expect(
      try steps([.of("m/1", "44", os: "..<12~14"), .of("m/2", "48", os: "12~14..<")]) == [
        "[0, 1] ..<12.0.1 44", "[0, 1] 14..< 48",
      ])
  }

  @Test func `rules that contradict each other are a gap`() throws {
    #expect(
      try steps([
        .of("m/1", "44", where: "home-button true"),
        .of("m/2", "48", where: "width 375", os: "13..<"),
      ]) == ["[0] ..<13 44", "[1] 13..< 48"])
  }

  @Test func `only the versions that are asked have a value`() throws {
    #expect(try steps([.of("m/1", "44")], os: "12-13") == ["[0, 1] 12..<14 44"])
    #expect(
      try steps([.of("m/1", "44")], os: "12,14") == ["[0, 1] 12..<13 44", "[0, 1] 14..<15 44"])
    #expect(try steps([.of("m/1", "44")], os: "17+") == [])
  }

  @Test func `a device that came later shares the step of those before it`() throws {
    let rules: [Rule] = [.of("m/1", "44", os: "..<14"), .of("m/2", "48", os: "14..<")]
    #expect(
      try steps(rules, devices: [.iPhoneX, .iPhoneXR, .iPhone14Pro]) == [
        "[0, 1] ..<14 44", "[0, 1] 14..< 48", "[2] ..< 48",
      ])
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `a length is its expression, for every sixth`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    for _ in 0..<500 {
      let sixths = Int.random(in: -60_000...60_000, using: &random)
      let parts = Length(sixths: sixths).code.split(separator: " ")
      let number = try #require(Double(parts[0]))
      let divisor = parts.count == 3 ? try #require(Double(parts[2])) : 1
      #expect(number / divisor == Double(sixths) / 6, "\(sixths)")
    }
  }
}

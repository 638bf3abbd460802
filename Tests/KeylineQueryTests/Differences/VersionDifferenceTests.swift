import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("What differs between two versions")
struct VersionDifferenceTests {
  private func differences(
    _ resolver: Resolver, _ left: String, _ right: String, on device: Device.ID = "iphone-x"
  ) throws -> [Difference] {
    resolver.differences(
      on: try resolver.known(device), between: try .of(left), and: try .of(right),
      of: resolver.knowledge.metrics, in: Situation.each()
    ).folded
  }

  @Test func `a value that changed, with the rules of both sides`() throws {
    let resolver = Resolver.of(
      .of("m/before", "16", os: "..<12"), .of("m/after", "8", os: "12..<26"))
    let found = try differences(resolver, "11", "12")
    #expect(found.map(\.line) == ["m portrait+landscape 16 → 8 changed"])
    #expect(found.map(\.rules) == [["m/before", "m/after"]])
    #expect(found[0].left[0].value.rules == ["m/before"])
  }

  @Test func `orientations stand apart where they differ`() throws {
    let resolver = Resolver.of(
      .of("m/before", "49", os: "..<12"),
      .of("m/portrait", "49", where: "orientation portrait", os: "12..<26"),
      .of("m/landscape", "32", where: "orientation landscape", os: "12..<26"))
    #expect(
      try differences(resolver, "11", "12").map(\.line) == ["m landscape 49 → 32 changed"])
  }

  @Test func `one of two values is perhaps another one`() throws {
    let resolver = Resolver.of(
      .of("m/before", "44", os: "..<12~14"), .of("m/after", "48", os: "12~14..<"))
    #expect(
      try differences(resolver, "11", "13").map(\.line)
        == ["m portrait+landscape 44 → 44 or 48 perhaps"])
    #expect(
      try differences(resolver, "11", "14").map(\.line)
        == ["m portrait+landscape 44 → 48 changed"])
  }

  @Test func `what changes inside a side shows each value`() throws {
    let resolver = Resolver.of(
      .of("m/before", "44", os: "..<12.2"), .of("m/after", "48", os: "12.2..<26"))
    let found = try differences(resolver, "11", "12")
    #expect(found.map(\.line) == ["m portrait+landscape 44 → 44 then 48 changed"])
    #expect(found[0].right.map(\.from) == [.of("12"), .of("12.2")])
  }

  @Test func `devices that share a difference stand together`() throws {
    let resolver = Resolver.of(
      .of("m/before", "16", os: "..<13"),
      .of("m/after", "8", where: "devices iphone-x iphone-xr", os: "13..<26"),
      .of("m/other", "12", where: "devices iphone-8", os: "13..<26"))
    let all = try ["iphone-8", "iphone-x", "iphone-xr"].flatMap { id in
      resolver.differences(
        on: try resolver.known(id), between: try .of("12"), and: try .of("13"),
        of: resolver.knowledge.metrics, in: Situation.each())
    }.folded
    #expect(all.map { $0.devices.map(\.id) } == [["iphone-8"], ["iphone-x", "iphone-xr"]])
    #expect(all.map(\.orientations) == [Orientation.allCases, Orientation.allCases])
  }
}

import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("What differs between two devices or two situations")
struct PairDifferenceTests {
  private static let resolver = Resolver.of(
    .of("m/x", "44", where: "devices iphone-x"),
    .of("m/xr-before", "44", where: "devices iphone-xr", os: "..<14"),
    .of("m/xr", "48", where: "devices iphone-xr", os: "14..<26"),
    .of("m/landscape", "32", where: "devices iphone-x, orientation landscape"))

  private func between(
    _ left: Device.ID, _ right: Device.ID, os: String = "all"
  ) throws -> [Difference] {
    Self.resolver.differences(
      between: try Self.resolver.known(left), and: try Self.resolver.known(right),
      over: try .of(os), of: Self.resolver.knowledge.metrics,
      in: Situation.each("orientation portrait"))
  }

  @Test func `devices differ on the versions on which they do`() throws {
    let found = try between("iphone-x", "iphone-xr")
    #expect(found.map(\.line) == ["m portrait 44 → 48 changed"])
    #expect(found[0].left[0].hull == VersionRange(from: .of("14"), until: .of("17")))
    #expect(found[0].devices.map(\.id) == ["iphone-x", "iphone-xr"])
    #expect(try between("iphone-x", "iphone-xr", os: "12-13").isEmpty)
  }

  @Test func `devices that ran nothing in common have nothing to compare`() throws {
    #expect(try between("iphone-x", "iphone-14-pro", os: "12").isEmpty)
  }

  @Test func `a device of which nothing is known is not another`() throws {
    #expect(
      try between("iphone-x", "iphone-8", os: "12").map(\.line)
        == ["m portrait 44 → unknown unknown"])
  }

  @Test func `equal stretches with a difference between them stay two`() throws {
    let resolver = Resolver.of(
      .of("m/all", "44"), .of("m/xr-1", "48", where: "devices iphone-xr", os: "12..<13"),
      .of("m/xr-2", "48", where: "devices iphone-xr", os: "14..<15"))
    let found = resolver.differences(
      between: try resolver.known("iphone-x"), and: try resolver.known("iphone-xr"),
      over: try .of("all"), of: resolver.knowledge.metrics, in: Situation.each()
    ).folded
    #expect(found.map(\.left[0].from) == [.of("12"), .of("14")])
    #expect(found.map(\.orientations.count) == [2, 2])
    #expect(found.map(\.devices.count) == [2, 2])
  }

  @Test func `situations differ on one device`() throws {
    let change = try SituationChange("landscape")
    let found = Self.resolver.differences(
      on: try Self.resolver.known("iphone-x"), over: try .of("12"),
      of: Self.resolver.knowledge.metrics, in: Situation.each("orientation portrait"),
      against: change.applied)
    #expect(found.map(\.line) == ["m portrait 44 → 32 changed"])
    #expect(found[0].rightSituation.orientation == .landscape)
  }
}

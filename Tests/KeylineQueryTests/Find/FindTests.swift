import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Finding where a metric has a value")
struct FindTests {
  private func found(
    _ text: String, _ resolver: Resolver, os: String? = nil, _ situation: String = ""
  ) throws -> FindAnswer {
    let metrics = MetricNames(resolver.knowledge.metrics)
    return resolver.find(
      try text.split(separator: " ").flatMap { try FindCondition.all(String($0), in: metrics) },
      in: .of(situation), among: DeviceSet(all: resolver.knowledge.devices),
      try VersionSet(optional: os, in: []))
  }

  private func text(_ groups: [FoldedDevices<AnswerTable.Row>]) -> [String] {
    groups.map { group in
      "\(group.devices.map(\.id).joined(separator: " ")): "
        + VersionLabels([]).label(group.versions)
    }
  }

  private static let changing = Resolver.of(
    .of("m/x", "44", where: "devices iphone-x"),
    .of("m/xr-before", "44", where: "devices iphone-xr", os: "..<14"),
    .of("m/xr", "48", where: "devices iphone-xr", os: "14..<26"))

  @Test func `a device whose value changes stands apart from one that keeps it`() throws {
    let answer = try found("m=44", Self.changing)
    #expect(text(answer.matches.groups) == ["iphone-x: 11–16", "iphone-xr: 12–13"])
  }

  @Test func `devices that differ in their support alone stand together`() throws {
    let answer = try found("m=44", Self.changing, os: "12-13")
    #expect(text(answer.matches.groups) == ["iphone-x iphone-xr: 12–13"])
  }

  @Test func `several conditions must hold together`() throws {
    let resolver = Resolver.of(
      .of("m/all", "44"), .of("n/x", "8", where: "devices iphone-x", metric: "n"),
      .of("n/xr", "12", where: "devices iphone-xr", metric: "n"))
    #expect(text(try found("m=44 n=12", resolver).matches.groups) == ["iphone-xr: 12–18"])
    #expect(try found("m=45 n=12", resolver).matches.rows.isEmpty)
    #expect(try found("n=8 n=12", resolver).matches.rows.isEmpty)
  }

  @Test func `what is unknown fits nothing and is undecided`() throws {
    let answer = try found("m=48", Self.changing, os: "15")
    #expect(answer.matches.rows.map(\.device.id) == ["iphone-xr"])
    let undecided = Set(answer.undecided.rows.map(\.device.id))
    #expect(undecided == ["iphone-8", "iphone-8-plus", "ipad-9"])
  }

  @Test func `one of two values is undecided where one of them fits`() throws {
    let resolver = Resolver.of(
      .of("m/before", "44", where: "devices iphone-xr", os: "..<14~16"),
      .of("m/after", "48", where: "devices iphone-xr", os: "14~16..<"))
    let answer = try found("m=48", resolver, os: "15")
    #expect(answer.matches.rows.isEmpty)
    #expect(answer.undecided.rows.contains { $0.device.id == "iphone-xr" })
    let other = try found("m=50", resolver, os: "15")
    #expect(!other.undecided.rows.contains { $0.device.id == "iphone-xr" })
  }

  @Test func `a metric that does not exist yet fails rather than leaves open`() throws {
    let resolver = Resolver.of(.of("m/x", "44"), metrics: [.of("m", since: "13")])
    let answer = try found("m=44", resolver, os: "12")
    #expect(answer.matches.rows.isEmpty)
    #expect(answer.undecided.rows.isEmpty)
  }
}

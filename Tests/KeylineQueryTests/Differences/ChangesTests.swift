import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("What changed with a version")
struct ChangesTests {
  private func changes(
    _ resolver: Resolver, in version: String, on device: Device.ID = "iphone-x"
  ) throws -> [Difference] {
    let stated = try #require(StatedVersion(version))
    return VersionChanges(
      in: VersionRange(from: stated.first, until: stated.end), on: [try resolver.known(device)],
      of: resolver.knowledge.metrics, in: Situation.each(), by: resolver
    ).differences.folded
  }

  private static let exact = Resolver.of(
    .of("m/before", "44", os: "..<12.2"), .of("m/after", "48", os: "12.2..<26"))

  @Test(arguments: [("12", 1), ("12.2", 1), ("12.1", 0), ("12.3", 0), ("11", 0), ("13", 0)])
  func `an exact change belongs to its version`(version: String, count: Int) throws {
    let found = try changes(Self.exact, in: version)
    #expect(found.count == count)
    for change in found {
      #expect(change.line == "m portrait+landscape 44 → 48 changed")
      #expect(change.boundary == .exact(.of("12.2")))
    }
  }

  private static let between = Resolver.of(
    .of("m/before", "44", os: "..<12.2~14.1"), .of("m/after", "48", os: "12.2~14.1..<"))

  @Test(arguments: [
    ("12", 1), ("12.1", 0), ("12.3", 1), ("13", 1), ("14.0", 1), ("14.1", 1), ("14.2", 0),
    ("11", 0), ("15", 0),
  ])
  func `an inexact one belongs to every version with which it may have come, and is never pinned`(
    version: String, count: Int
  ) throws {
    let found = try changes(Self.between, in: version)
    #expect(found.count == count)
    for change in found {
      #expect(change.line == "m portrait+landscape 44 → 48 perhaps")
      #expect(change.boundary == .between(after: .of("12.2"), by: .of("14.1")))
    }
  }

  /// A change after 18.3 and by 26.1, on a device of which a source speaks with 26.0.1: no release
  /// lies between 26.0.1 and 26.1.
  private static let acrossTheGap = {
    var knowledge = Knowledge.of(
      [
        .of("m/before", "21", where: "devices iphone-14-pro", os: "..<18.3~26.1"),
        .of("m/after", "20", where: "devices iphone-14-pro", os: "18.3~26.1..<"),
      ], [.of("s/stated", "20", where: "devices iphone-14-pro", os: "26.0.1")])
    knowledge.releases = ["18.2", "18.3", "18.4", "26.0", "26.0.1", "26.1", "26.2"].map {
      Release(version: .of($0), ios: "2025-01-01", ipados: nil)
    }
    return Resolver(knowledge)
  }()

  @Test(arguments: [
    ("18.2", nil), ("18.3", nil), ("18.3.1", "perhaps"), ("18.4", "perhaps"), ("18.9", "perhaps"),
    ("18", "perhaps"), ("26.0", "perhaps"), ("26.0.1", "perhaps"), ("26.1", "perhaps"),
    ("26", "perhaps"), ("26.1.1", nil), ("26.2", nil), ("27", nil),
  ])
  func `before, inside, at the end of and after the window of a change`(
    version: String, kind: String?
  ) throws {
    let found = try changes(Self.acrossTheGap, in: version, on: "iphone-14-pro")
    #expect(found.map(\.line) == (kind.map { ["m portrait+landscape 21 → 20 \($0)"] } ?? []))
    #expect(found.allSatisfy { $0.boundary == .between(after: .of("18.3"), by: .of("26.1")) })
  }

  @Test(arguments: [("18", "perhaps"), ("26", "perhaps"), ("26.0", "perhaps")])
  func `it is listed where diff shows that something may have changed`(
    version: String, kind: String
  ) throws {
    let device = try Self.acrossTheGap.known("iphone-14-pro")
    let differences = Self.acrossTheGap.differences(
      on: device, between: try .of("18.3"), and: try .of("26.0"),
      of: Self.acrossTheGap.knowledge.metrics, in: Situation.each())
    #expect(Set(differences.map(\.kind)) == [.perhaps])
    #expect(
      try changes(Self.acrossTheGap, in: version, on: "iphone-14-pro").map(\.kind.rawValue)
        == [kind])
  }

  /// Without releases, and with no release of the window outside 26: the change came with 26.
  @Test(arguments: [("26.2~26.4", [String]()), ("18.7~26.1", ["18.0", "18.7", "26.0", "26.1"])])
  func `a version that holds the whole window surely brought the change`(
    window: String, releases: [String]
  ) throws {
    var knowledge = Knowledge.of([
      .of("m/before", "21", where: "devices iphone-14-pro", os: "..<\(window)"),
      .of("m/after", "20", where: "devices iphone-14-pro", os: "\(window)..<"),
    ])
    knowledge.releases = releases.map {
      Release(version: .of($0), ios: "2025-01-01", ipados: nil)
    }
    let found = try changes(Resolver(knowledge), in: "26", on: "iphone-14-pro")
    #expect(found.map(\.line) == ["m portrait+landscape 21 → 20 changed"])
  }

  @Test func `a device that came inside the window shows both candidates`() throws {
    let resolver = Resolver.of(
      .of("m/before", "44", os: "..<10~12"), .of("m/after", "48", os: "10~12..<"))
    let found = try changes(resolver, in: "12")
    #expect(found.map(\.line) == ["m portrait+landscape 44 or 48 → 48 perhaps"])
    #expect(found.map(\.boundary) == [.between(after: .of("10"), by: .of("12"))])
  }

  @Test func `a certain change inside the window of another is not lost in it`() throws {
    let resolver = Resolver.of(
      .of("a/before", "21", os: "..<12.2~14.1", metric: "a"),
      .of("a/after", "20", os: "12.2~14.1..<", metric: "a"),
      .of("b/before", "32", os: "..<13", metric: "b"),
      .of("b/after", "64", os: "13..<", metric: "b"),
      .of("m/sum", "a + b"))
    let all = try changes(resolver, in: "13").filter { $0.metric.id == "m" }
    #expect(
      all.map(\.line) == [
        "m portrait+landscape 52 or 53 → 84 or 85 changed",
        "m portrait+landscape 84 or 85 → 84 perhaps",
      ])
    #expect(
      all.map(\.boundary) == [.exact(.of("13")), .between(after: .of("12.2"), by: .of("14.1"))])
    let early = try changes(resolver, in: "12.3").filter { $0.metric.id == "m" }
    #expect(early.map(\.line) == ["m portrait+landscape 53 → 52 or 53 perhaps"])
    let late = try changes(resolver, in: "14.1").filter { $0.metric.id == "m" }
    #expect(late.map(\.line) == ["m portrait+landscape 84 or 85 → 84 perhaps"])
  }

  @Test(arguments: [
    ("12", ["m portrait+landscape 32 → 32 or 44 perhaps"]),
    ("13", ["m portrait+landscape 32 or 44 → 54 changed"]),
  ])
  func `a version that gives what could not be before it surely brought the change`(
    version: String, lines: [String]
  ) throws {
    let resolver = Resolver.of(
      .of("m/before", "32", os: "..<12~13"), .of("m/between", "44", os: "12~13..<13"),
      .of("m/after", "54", os: "13..<"))
    #expect(try changes(resolver, in: version).map(\.line) == lines)
  }

  /// 44 came after 12 and by 15, 54 after 13 and by 16.
  @Test(arguments: [("12.3", "32 or 44"), ("15.4", "44 or 54")])
  func `the right side of several changes has no value that cannot hold there`(
    version: String, right: String
  ) throws {
    let resolver = Resolver.of(
      .of("m/before", "32", os: "..<12~15"), .of("m/between", "44", os: "12~15..<13~16"),
      .of("m/after", "54", os: "13~16..<"))
    let lines = try changes(resolver, in: version).map(\.line)
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.hasSuffix(" → \(right) perhaps") }, "\(lines)")
  }

  @Test func `nothing changes into itself on a device that came inside the window`() throws {
    let resolver = Resolver.of(
      .of("m/before", "32", os: "..<10~13"), .of("m/between", "44", os: "10~13..<13"),
      .of("m/after", "54", os: "13..<"))
    #expect(try changes(resolver, in: "12").isEmpty)
    #expect(
      try changes(resolver, in: "13").map(\.line)
        == ["m portrait+landscape 32 or 44 → 54 changed"])
  }

  @Test func `a version that the device never ran changes nothing`() throws {
    #expect(try changes(Self.exact, in: "12", on: "iphone-14-pro").isEmpty)
  }

  @Test func `a metric that came with the version is new`() throws {
    let resolver = Resolver.of(.of("m/all", "52"), metrics: [.of("m", since: "12")])
    #expect(
      try changes(resolver, in: "12").map(\.line)
        == ["m portrait+landscape notApplicable → 52 new"])
  }

  @Test func `the end of the evidence is of the kind unknown`() throws {
    let resolver = Resolver.of(.of("m/before", "44", os: "..<12"))
    #expect(
      try changes(resolver, in: "12").map(\.line)
        == ["m portrait+landscape 44 → unknown unknown"])
  }

  @Test func `two rules that say the same are no change`() throws {
    let resolver = Resolver.of(
      .of("m/before", "44", os: "..<12"), .of("m/after", "44", os: "12..<26"))
    #expect(try changes(resolver, in: "12").isEmpty)
  }

  @Test func `versions that nobody released do not come between`() throws {
    var knowledge = Knowledge.of([
      .of("m/before", "44", where: "devices iphone-14-pro", os: "..<19"),
      .of("m/after", "48", where: "devices iphone-14-pro", os: "26..<"),
    ])
    knowledge.releases = ["17.0", "18.0", "18.7", "26.0"].map {
      Release(version: .of($0), ios: "2025-01-01", ipados: nil)
    }
    let found = try changes(Resolver(knowledge), in: "26", on: "iphone-14-pro")
    #expect(found.map(\.line) == ["m portrait+landscape 44 → 48 changed"])
    #expect(found.map(\.boundary) == [.exact(.of("26"))])
  }
}

import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineQuery

@Suite("A reading against what is known")
struct ComparisonTests {
  /// 20, then from 13 on 24, then somewhere after 14.1 and by 15 44; nothing in landscape before 13.
  private let resolver = Resolver(
    .of([
      .of("m/old", "20", where: "idiom phone, orientation portrait", os: "..<13"),
      .of("m/between", "24", where: "idiom phone", os: "13..<14.1~15"),
      .of("m/new", "44", where: "idiom phone", os: "14.1~15..<"),
    ]))

  private func comparison(
    _ value: String, _ situation: String = "orientation portrait", os: String = "..<",
    on id: Device.ID = "iphone-x"
  ) throws -> Comparison {
    let device = try #require(resolver.device(id))
    return Comparison(
      device: device,
      stretches: resolver.stretches(of: .of("s/1", value, where: situation, os: os), on: device))
  }

  @Test(arguments: [
    ("20", "..<", Comparison.Verdict.someVersions), ("24", "..<", .someVersions),
    ("7", "..<", .differs), ("20", "..<13", .same), ("20", "13..<", .differs),
    ("24", "13..<15", .same), ("24", "14.5", .notKnown), ("44", "14.5", .notKnown),
    ("7", "14.5", .differs), ("20", "10", .notKnown),
  ])
  func `is right, wrong, or right on some versions`(
    value: String, os: String, verdict: Comparison.Verdict
  ) throws {
    #expect(try comparison(value, os: os).verdict == verdict)
  }

  @Test func `what is unknown on some versions does not count`() throws {
    #expect(try comparison("24", "orientation landscape", os: "..<14").verdict == .same)
    #expect(try comparison("24", "orientation landscape", os: "..<13").verdict == .notKnown)
  }

  @Test func `stretches follow each other and end where the device does`() throws {
    let stretches = try comparison("20").stretches
    let device = try #require(resolver.device("iphone-x")?.support)
    #expect(stretches.first?.from == device.from)
    #expect(stretches.last?.until == device.until)
    for (one, next) in zip(stretches, stretches.dropFirst()) {
      #expect(one.until == next.from)
    }
    #expect(stretches.map(\.value.verdict) == [.agrees, .disagrees, .disagrees, .disagrees])
    #expect(stretches.map(\.value.answer.text) == ["20", "24", "24 or 44", "44"])
  }

  @Test func `one of two values is set against the two of its own versions`() throws {
    let resolver = Resolver(
      .of([
        .of("m/first", "333", where: "idiom phone", os: "..<11.0~12.0.1"),
        .of("m/second", "335", where: "idiom phone", os: "11.0~12.0.1..<12~14"),
        .of("m/third", "336", where: "idiom phone", os: "12~14..<"),
      ]))
    let device = try #require(resolver.device("iphone-x"))
    let stretches = resolver.stretches(of: .of("s/1", "336", os: "11..<14"), on: device)
    #expect(stretches.map(\.value.answer.text) == ["333", "333 or 335", "335 or 336"])
    #expect(stretches.map(\.value.verdict) == [.disagrees, .disagrees, .uncertain])
  }

  /// Until iOS 13 a source read it on this model, from then on a table says so for all phones.
  @Test(arguments: [("12", "read/1"), ("14", "table/1")])
  func `an equal value has the sources of the versions that were asked`(
    os: String, source: String
  ) throws {
    let resolver = Resolver(
      .of(
        [
          .of("m/read", "44", where: "idiom phone", os: "..<13", restsOn: ["read/1"]),
          .of("m/table", "44", where: "idiom phone", os: "13..<", restsOn: ["table/1"]),
        ],
        [
          .of("read/1", "44", where: "devices iphone-x", os: "12"),
          .of("table/1", "44", where: "idiom phone", os: "13..<26", .tabulated),
        ]))
    let device = try #require(resolver.device("iphone-x"))
    var replays = ReplayCache(resolver)
    let found = replays.stretches(
      of: .of("file/1", "44", where: "devices iphone-x", os: "..<"), on: device,
      in: try VersionSet(os).parts.map(\.range))
    #expect(found.map(\.value.verdict) == [.agrees])
    #expect(found.map(\.value.answer.sources) == [[String(source.prefix { $0 != "/" })]])
  }

  @Test func `another value of the same scope fares by the same stretches`() throws {
    let observation = Observation.of("s/1", "24", where: "orientation portrait", os: "..<")
    let replayed = try comparison("20").stretches.map { $0.replaying(observation) }
    #expect(replayed == (try comparison("24").stretches))
  }

  @Test(arguments: [
    ([Comparison.Verdict.same], Comparison.Verdict.same), ([], .notKnown),
    ([.same, .same], .same), ([.same, .notKnown], .same), ([.differs, .notKnown], .differs),
    ([.same, .differs], .someDevices), ([.someVersions, .differs], .someDevices),
    ([.someVersions, .same], .someVersions), ([.differs, .differs], .differs),
    ([.notKnown, .notKnown], .notKnown),
  ])
  func `of several devices the worst counts, but not what is unknown`(
    verdicts: [Comparison.Verdict], verdict: Comparison.Verdict
  ) {
    #expect(Comparison.Verdict(over: verdicts) == verdict)
  }
}

import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// What a source that names no version is worth.
struct UnnamedVersionTests {
  private static let rules: [Rule] = [
    .of("m/old", "44", where: "devices iphone-xr", os: "..<14"),
    .of("m/new", "48", where: "devices iphone-xr", os: "14..<"),
  ]

  private func resolver(_ observations: Observation...) -> Resolver {
    Resolver(.of([.of("m/rule", "44", restsOn: observations.map(\.id))], observations))
  }

  @Test(arguments: [Observation.Obtained.measured, .tabulated])
  func `it verifies no version, and the value is assumed on each`(
    obtained: Observation.Obtained
  ) throws {
    let resolver = resolver(.of("s/1", "44", where: "devices iphone-x", os: "..<", obtained))
    for version in ["11", "16"] {
      let answer = try resolver.answer(os: version)
      #expect(answer.status == .assumed)
      #expect(answer.text == "44")
      #expect(answer.measuredUntil == nil)
      #expect(answer.confidence == .singleSource)
    }
  }

  @Test func `beside it a measurement counts as it does alone`() throws {
    let resolver = resolver(
      .of("s/1", "44", os: "12"),
      .of("t/1", "44", where: "devices iphone-x", os: "..<", .tabulated))
    #expect(try resolver.answer(os: "12").status == .known)
    #expect(try resolver.answer(os: "12").confidence == .confirmed)
    #expect(try resolver.answer(os: "13").measuredUntil == .of("13"))
  }

  /// A popular table gives one number for the iPhone XR, which went from 44 to 48 with iOS 14.
  @Test(arguments: [("44", Replay.Verdict.agrees), ("48", .agrees), ("50", .disagrees)])
  func `it agrees where it was right once`(value: String, verdict: Replay.Verdict) {
    let row = Observation.of("t/xr", value, where: "devices iphone-xr", os: "..<", .tabulated)
    let knowledge = Knowledge.of(Self.rules, [row])
    #expect(Resolver(knowledge).replay(row).verdict == verdict)
    #expect(Check.knownChange.subjects(knowledge).isEmpty)
  }

  @Test(arguments: [("48", Confidence.singleSource), ("50", .disputed)])
  func `it contradicts nothing where it was right once`(
    value: String, confidence: Confidence
  ) throws {
    let row = Observation.of("t/xr", value, where: "devices iphone-xr", os: "..<", .tabulated)
    let resolver = Resolver(.of(Self.rules, [row]))
    #expect(try resolver.answer(on: "iphone-xr", os: "13").confidence == confidence)
  }

  /// A printed frame that names neither a model nor a version was read on one phone of that width.
  @Test func `of a class it agrees where one of the class does, and contradicts no other`() throws {
    let rules: [Rule] = [
      .of("m/x", "44", where: "devices iphone-x"), .of("m/8", "20", where: "devices iphone-8"),
    ]
    let row = Observation.of("t/1", "44", where: "width 375", os: "..<", .reported)
    let resolver = Resolver(.of(rules, [row]))
    #expect(resolver.replay(row).verdict == .agrees)
    #expect(try resolver.answer(on: "iphone-8", os: "12").confidence == .singleSource)
    let resting = Resolver(.of([.of("m/x", "44", where: "width 375", restsOn: ["t/1"])], [row]))
    #expect(try resting.answer(on: "iphone-8", os: "12").status == .inferred)
    let wrong = Observation.of("t/1", "45", where: "width 375", os: "..<", .reported)
    #expect(Resolver(.of(rules, [wrong])).replay(wrong).verdict == .disagrees)
  }

  @Test func `sources without an address count as one where none has any`() throws {
    func confidence(_ locators: [Source.Locator]) throws -> Confidence? {
      let ids = ["a", "b"]
      return try Resolver(
        .of(
          [.of("m/rule", "44", restsOn: ids.map { $0 + "/1" })],
          ids.map { .of($0 + "/1", "44", os: "12") },
          sources: zip(ids, locators).map {
            Source(id: $0, title: $0, kind: .notes, locator: $1)
          })
      ).answer().confidence
    }
    #expect(try confidence([.notKept, .notKept]) == .singleSource)
    #expect(try confidence([.notKept, .exact]) == .confirmed)
    #expect(try confidence([.reconstructed, .exact]) == .confirmed)
  }
}

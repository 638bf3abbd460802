import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct AssumedTests {
  private func resolver(_ observations: Observation...) -> Resolver {
    Resolver(.of([.of("m/rule", "44", restsOn: observations.map(\.id))], observations))
  }

  @Test(arguments: [
    ("12", "12.4.9", "13"), ("12.2", "12.2.9", "12.3"), ("12.2.1", "12.2.1", "12.2.2"),
    ("11 12", "12.9", "13"), ("12 11", "12.9", "13"), ("11..<13", "12.9", "13"),
    ("11..<", "11.9", "12"),
  ])
  func `after the last version measured the value is assumed`(
    measured: String, last: String, next: String
  ) throws {
    let resolver = resolver(.of("s/1", "44", os: measured))
    #expect(try resolver.answer(os: last).status == .known)
    let assumed = try resolver.answer(os: next)
    #expect(assumed.status == .assumed)
    #expect(assumed.text == "44")
    #expect(assumed.measuredUntil == .of(next))
  }

  @Test func `before what was measured it is known`() throws {
    #expect(try resolver(.of("s/1", "44", os: "14")).answer(os: "11").status == .known)
  }

  @Test(arguments: [Observation.Obtained.documented, .tabulated, .reported])
  func `what was not measured verifies nothing`(obtained: Observation.Obtained) throws {
    let resolver = resolver(.of("s/1", "44", os: "12"), .of("t/1", "44", os: "14", obtained))
    let answer = try resolver.answer(os: "13")
    #expect(answer.status == .assumed)
    #expect(answer.measuredUntil == .of("13"))
  }

  @Test func `without any measurement the value is assumed after the last version stated`() throws {
    let resolver = resolver(.of("s/1", "44", os: "12", .documented))
    #expect(try resolver.answer(os: "12").status == .known)
    let answer = try resolver.answer(os: "13")
    #expect(answer.status == .assumed)
    #expect(answer.measuredUntil == nil)
    #expect(answer.support?.statedUntil == .of("13"))
  }

  /// iPhone X never ran iOS 17.
  @Test(arguments: [("iphone-14-pro", "17", "19"), ("iphone-x", "12", "17")])
  func `a table of versions before 26 ends with the last release before it that a device ran`(
    device: Device.ID, os: String, end: String
  ) throws {
    var knowledge = Knowledge.of(
      [.of("m/a", "44", restsOn: ["s/1"])], [.of("s/1", "44", os: "..<26", .tabulated)])
    knowledge.releases = ["11.0", "16.7", "18.7", "26.0"].map {
      Release(version: .of($0), ios: nil, ipados: nil)
    }
    let answer = try Resolver(knowledge).answer(on: device, os: os)
    #expect(answer.support?.statedUntil == .of(end))
  }

  @Test func `a disputed measurement verifies nothing`() throws {
    let resolver = resolver(
      .of("s/1", "44", os: "12"), .of("t/1", "44", os: "14", disputed: "a typo"))
    #expect(try resolver.answer(os: "13").status == .assumed)
  }

  @Test func `the end of the evidence is a step`() throws {
    let stretches = try resolver(.of("s/1", "44", os: "11..<")).question(on: "iphone-x")
      .timeline(over: [.all], in: Situation()).clipped(
        to: VersionRange(from: .of("11"), until: .of("17"))
      )
      .stretches
    #expect(stretches.map(\.from) == [.of("11"), .of("12")])
    #expect(stretches.map(\.value.status) == [.known, .assumed])
  }

  @Test(arguments: ["a + b", "b + a"])
  func `a sum is assumed as soon as a term is, and verified as far as the first of them`(
    formula: String
  ) throws {
    let resolver = Resolver(
      .of(
        [
          .of("m/sum", formula), .of("a/any", "20", metric: "a", restsOn: ["s/a"]),
          .of("b/any", "24", metric: "b", restsOn: ["s/b"]),
        ],
        [
          .of("s/a", "20", os: "12", metric: "a"), .of("s/b", "24", os: "14", metric: "b"),
        ]))
    #expect(try resolver.answer(os: "12").status == .known)
    #expect(try resolver.answer(os: "13").status == .assumed)
    #expect(try resolver.answer(os: "13").measuredUntil == .of("13"))
    #expect(try resolver.answer(os: "13").support?.statedUntil == .of("13"))
  }

  @Test(arguments: ["a + b", "b + a"])
  func `a sum with a part that nobody measured is not measured, and stated as far as the first`(
    formula: String
  ) throws {
    let resolver = Resolver(
      .of(
        [
          .of("m/sum", formula), .of("a/any", "20", metric: "a", restsOn: ["s/a"]),
          .of("b/any", "24", metric: "b", restsOn: ["s/b"]),
        ],
        [
          .of("s/a", "20", os: "12", metric: "a", .documented),
          .of("s/b", "24", os: "14", metric: "b"),
        ]))
    for os in ["12", "13"] {
      let answer = try resolver.answer(os: os)
      #expect(answer.status == (os == "12" ? .known : .assumed))
      #expect(answer.measuredUntil == nil)
      #expect(answer.support?.statedUntil == .of("13"))
    }
  }
}

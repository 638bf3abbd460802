import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct ReplayTests {
  private static let rules: [Rule] = [
    .of("m/old", "20", where: "idiom phone", os: "..<13"),
    .of("m/between", "24", where: "idiom phone", os: "13..<14.1~15"),
    .of("m/new", "44", where: "idiom phone", os: "14.1~15..<"),
    .of("m/landscape", "32", where: "idiom phone, orientation landscape"),
  ]
  private let resolver = Resolver(.of(rules))

  @Test(arguments: [
    (Observation.of("s/1", "20", os: "12"), Replay.Verdict.agrees),
    (.of("s/1", "20", where: "idiom phone", os: "11..<13"), .agrees),
    (.of("s/1", "20", where: "devices iphone-x", os: "11 12.4"), .agrees),
    (.of("s/1", "32", where: "orientation landscape", os: "11..<17"), .agrees),
    (.of("s/1", "44", os: "12"), .disagrees),
    (.of("s/1", "20", os: "12 13"), .disagrees),
    (.of("s/1", "20", where: "devices iphone-x", os: "11..<14"), .disagrees),
    (.of("s/1", "44", os: "12", disputed: "a typo"), .disputed),
    (.of("s/1", "20", os: "12", disputed: "thought to be a typo"), .agrees),
    (.of("s/1", "24", where: "devices iphone-x", os: "14.5"), .uncertain),
    (.of("s/1", "44", where: "idiom pad", os: "15"), .notCovered),
    (.of("s/1", "44", where: "zoom zoomed", os: "15"), .notCovered),
    // Nobody ran it, nobody has it, nobody asked for it.
    (.of("s/1", "44", where: "devices iphone-x", os: "10"), .notCovered),
    (.of("s/1", "44", where: "width 1", os: "12"), .notCovered),
    (.of("s/1", "44", os: "12", metric: "nowhere"), .notCovered),
  ])
  func `an observation is set against the rules`(
    observation: Observation, verdict: Replay.Verdict
  ) {
    #expect(resolver.replay(observation).verdict == verdict)
  }

  @Test func `places are where it does not agree`() throws {
    let replay = resolver.replay(.of("s/1", "20", where: "devices iphone-x", os: "12 13"))
    let place = try #require(replay.places.first)
    #expect(replay.places.count == 1)
    #expect(place.device == "iphone-x")
    #expect(place.version == .of("13"))
    #expect(place.result.value == Length(points: 24))
    #expect(resolver.replay(.of("s/1", "20", os: "12")).places.isEmpty)
  }

  @Test func `only devices that ran the version are asked`() {
    let replay = resolver.replay(.of("s/1", "1", os: "11"))
    #expect(Set(replay.places.map(\.device)) == ["iphone-8", "iphone-8-plus", "iphone-x"])
  }

  @Test func `one device that disagrees outweighs those that agree`() {
    let resolver = Resolver(
      .of(Self.rules + [.of("m/x", "21", where: "devices iphone-x, idiom phone")]))
    #expect(resolver.replay(.of("s/1", "20", os: "12")).verdict == .disagrees)
    #expect(
      resolver.replay(.of("s/1", "20", where: "home-button true", os: "12")).verdict == .agrees)
  }

  @Test func `a conflict disagrees`() {
    let resolver = Resolver.of(
      .of("m/a", "20", where: "width 375"), .of("m/b", "44", where: "sensor-housing notch"))
    let replay = resolver.replay(.of("s/1", "20", where: "devices iphone-x", os: "12"))
    #expect(replay.verdict == .disagrees)
  }

  @Test func `what lives in a navigation bar brings its bar into the question`() {
    let resolver = Resolver.of(
      .of("m/bar", "96", where: "navigation-bar true"),
      .of("m/none", "44", where: "navigation-bar false"))
    #expect(
      resolver.replay(.of("s/1", "96", where: "large-title true", os: "12")).verdict == .agrees)
    #expect(resolver.replay(.of("s/1", "44", os: "12")).verdict == .agrees)
  }

  @Test func `a linked SDK that the source stated is the one asked with`() {
    let resolver = Resolver.of(
      .of("m/old", "20", where: "sdk ..12"), .of("m/new", "44", where: "sdk 13.."))
    #expect(resolver.replay(.of("s/1", "20", where: "sdk ..12", os: "14")).verdict == .agrees)
    #expect(resolver.replay(.of("s/1", "44", where: "sdk 13..", os: "12")).verdict == .agrees)
    #expect(resolver.replay(.of("s/1", "20", os: "14")).verdict == .disagrees)
  }

  @Test func `the check finds what disagrees and nothing else`() {
    let observations = [
      Observation.of("s/agrees", "20", os: "12"), .of("s/disagrees", "21", os: "12"),
      .of("s/disputed", "22", os: "12", disputed: "a typo"),
      .of("s/uncertain", "24", os: "14.5"), .of("s/none", "9", where: "idiom pad", os: "15"),
    ]
    let findings = Check.replay.findings(.of(Self.rules, observations))
    #expect(findings.map(\.subject) == ["s/disagrees"])
    guard case .disagrees("m", let value, let place?)? = findings.first?.fault else {
      Issue.record("\(findings)")
      return
    }
    #expect(value == Length(points: 21))
    #expect(place.result.value == Length(points: 20))
  }

  @Test(arguments: [
    ("20", true, Replay.Verdict.agrees), ("25", true, .agrees), ("21", true, .disagrees),
    ("20", false, .agrees), ("25", false, .notCovered),
  ])
  func `what does not name its app contradicts only what disagrees with both states`(
    value: String, isOffKnown: Bool, verdict: Replay.Verdict
  ) {
    let metric = "homeIndicator.height"
    let off: Rule = .of("off", "25", where: "idiom pad, multitasking off", metric: metric)
    let rules: [Rule] = [.of("on", "20", where: "idiom pad", metric: metric)]
    let resolver = Resolver(.of(isOffKnown ? rules + [off] : rules))
    let observation: Observation = .of(
      "q/a", value, where: "devices ipad-9, multitasking any", os: "18", metric: metric)
    #expect(resolver.replay(observation).verdict == verdict)
  }
}

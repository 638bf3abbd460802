import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// Since iOS 13 a call leaves the status bar as tall as it is, and before iOS 8 no keyboard has suggestions: there the
/// condition decides nothing, whatever was asked.
@Suite("Conditions outside their lifetime")
struct LifetimeTests {
  @Test(arguments: [
    ("12", "", "20", Confidence.singleSource), ("12", "in-call-bar true", "40", .singleSource),
    ("13", "", "20", .disputed), ("13", "in-call-bar true", "20", .disputed),
  ])
  func `asking for one changes neither the value nor what is said against it`(
    os: String, situation: String, answer: String, confidence: Confidence
  ) throws {
    let resolver = Resolver(
      .of(
        [
          .of("m/call", "40", where: "in-call-bar true", restsOn: ["a/1"]), .of("m/none", "20"),
        ],
        [.of("a/1", "40", where: "in-call-bar true", os: "12"), .of("c/1", "21", os: "13")],
        devices: [.iPhone8]))
    let found = try resolver.answer("m", on: "iphone-8", os: os, situation)
    #expect(found.text == answer)
    #expect(found.confidence == confidence)
  }

  @Test func `it ends as a step`() throws {
    let resolver = Resolver(.of([.of("m/none", "20")], devices: [.iPhone8]))
    let stretches = try resolver.question(on: "iphone-8").timeline(
      over: [.all], in: .of("in-call-bar true")
    )
    .stretches
    #expect(stretches.map(\.from) == [.lowest, .of("11"), .of("13"), .of("17")])
    #expect(stretches.map(\.value.text) == ["impossible", "unknown", "20", "impossible"])
  }

  @Test(arguments: [
    ("7", "suggestions on", "216"), ("7", "suggestions off", "216"), ("8", "suggestions on", "253"),
    ("8", "suggestions off", "216"),
  ])
  func `before its first version it has the one value that there was`(
    os: String, situation: String, height: String
  ) throws {
    let old = Device.iPhone8.with { $0.firstOS = StatedVersion("7") }
    let resolver = Resolver(
      .of(
        [
          .of("k/off", "216", where: "suggestions off", metric: "keyboard.height"),
          .of("k/on", "253", metric: "keyboard.height"),
        ], devices: [old]))
    #expect(try resolver.said("keyboard.height", on: "iphone-8", os: os, situation) == height)
  }
}

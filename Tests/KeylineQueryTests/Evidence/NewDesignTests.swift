import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// From iOS 26, where the design changed, a rule needs evidence from there.
struct NewDesignTests {
  private func resolver(
    os: String = "..<", _ observations: [Observation], restsOn: [String], continues: [String] = []
  ) -> Resolver {
    Resolver(
      .of([.of("m/rule", "44", os: os, restsOn: restsOn, continues: continues)], observations))
  }

  @Test(arguments: [
    ("17.2", "unknown"), ("16 17 18", "unknown"), ("16..<26", "unknown"), ("16..<", "unknown"),
    ("25.9", "unknown"), ("26", "44"), ("26.1", "44"), ("17 26", "44"), ("27", "44"),
    ("26..<", "44"), ("16..<27", "44"),
  ])
  func `a rule without evidence from 26 or later ends at 26`(stated: String, answer: String) throws
  {
    let resolver = resolver([.of("s/1", "44", os: stated)], restsOn: ["s/1"])
    #expect(try resolver.said(on: "iphone-14-pro", os: "18") == "44")
    #expect(try resolver.said(on: "iphone-14-pro", os: "25.999.999") == "44")
    #expect(try resolver.said(on: "iphone-14-pro", os: "26") == answer)
    #expect(try resolver.said(on: "iphone-14-pro", os: "26.1") == answer)
  }

  @Test(arguments: [
    ("..<27", "unknown"), ("16..<27", "unknown"), ("26..<27", "44"), ("26..<", "44"),
    ("17 26", "44"),
  ])
  func `a table that begins before 26 carries its number over it`(
    stated: String, answer: String
  ) throws {
    let resolver = resolver([.of("s/1", "44", os: stated, .tabulated)], restsOn: ["s/1"])
    #expect(try resolver.said(on: "iphone-14-pro", os: "18") == "44")
    #expect(try resolver.said(on: "iphone-14-pro", os: "26") == answer)
  }

  @Test func `one of several observations is enough`() throws {
    let resolver = resolver(
      [.of("s/1", "44", os: "17"), .of("t/1", "44", os: "26")], restsOn: ["s/1", "t/1"])
    #expect(try resolver.said(on: "iphone-14-pro", os: "26") == "44")
  }

  @Test func `it goes on where the metric was measured unchanged on other devices`() throws {
    let resolver = resolver(
      [
        .of("s/1", "44", os: "17"),
        .of("t/1", "44", where: "devices ipad-9", os: "26.1"),
      ], restsOn: ["s/1"], continues: ["t/1"])
    let answer = try resolver.answer(on: "iphone-14-pro", os: "26")
    #expect(answer.text == "44")
    #expect(answer.status == .assumed)
    #expect(answer.sources == ["s"])
  }

  @Test func `what continues from before 26 continues nothing`() throws {
    let resolver = resolver(
      [.of("s/1", "44", os: "17"), .of("t/1", "44", os: "18")], restsOn: ["s/1"],
      continues: ["t/1"])
    #expect(try resolver.answer(on: "iphone-14-pro", os: "26").status == .unknown)
  }

  @Test func `a disputed observation is no evidence from 26`() throws {
    let resolver = resolver(
      [.of("s/1", "44", os: "17"), .of("t/1", "44", os: "26", disputed: "wrong")],
      restsOn: ["s/1", "t/1"])
    #expect(try resolver.answer(on: "iphone-14-pro", os: "26").status == .unknown)
  }

  @Test func `the rule that ended is the nearest, and the new design what failed`() throws {
    let resolver = resolver([.of("s/1", "44", os: "17")], restsOn: ["s/1"])
    let nearest = try resolver.nearest(on: "iphone-14-pro", os: "26")
    #expect(nearest?.rule.id == "m/rule")
    #expect(nearest?.failures == [.redesign(.newDesign)])
    #expect(try resolver.answer(on: "iphone-14-pro", os: "26").why == .unmeasured(.newDesign))
  }

  @Test func `an end of its own before 26 stays`() throws {
    let resolver = resolver(os: "..<18", [.of("s/1", "44", os: "26")], restsOn: ["s/1"])
    #expect(try resolver.answer(on: "iphone-14-pro", os: "18").status == .unknown)
  }

  @Test func `a formula needs evidence as well`() throws {
    let old = Rule.of("m/sum", "a + a", restsOn: ["s/1"])
    let new = Rule.of("m/sum", "a + a", restsOn: ["s/2"])
    let term = Rule.of("a/any", "22", metric: "a")
    let observations = [Observation.of("s/1", "44", os: "17"), .of("s/2", "44", os: "26")]
    let before = Resolver(.of([old, term], observations))
    #expect(try before.answer(on: "iphone-14-pro", os: "26").status == .unknown)
    #expect(
      try Resolver(.of([new, term], observations)).said(on: "iphone-14-pro", os: "26") == "44")
  }
}

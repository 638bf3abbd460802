import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct ExplanationTests {
  @Test func `it names the winner, and each rule that is beaten with its victor`() throws {
    let part = try #require(
      try Resolver.of(
        .of("m/any", "1"), .of("m/phone", "2", where: "idiom phone"),
        .of("m/x", "3", where: "devices iphone-x")
      ).explanation().readings.first)
    #expect(part.winners.map(\.id) == ["m/x"])
    #expect(part.value == Length(points: 3))
    let beaten = Set(part.beaten.map { "\($0.rule.id) by \($0.by.id)" })
    #expect(beaten == ["m/any by m/x", "m/phone by m/x"])
    #expect(part.misses.isEmpty)
  }

  @Test func `a rule of a lower layer is beaten by the higher one`() throws {
    let part = try #require(
      try Resolver.of(.of("m/shipped", "1"), .of("m/local", "2", layer: .local))
        .explanation().readings.first)
    #expect(part.beaten.map(\.rule.id) == ["m/shipped"])
    #expect(part.beaten.map(\.by.id) == ["m/local"])
  }

  @Test func `rules that agree win together`() throws {
    let part = try #require(
      try Resolver.of(
        .of("m/a", "1", where: "width 375"), .of("m/b", "1", where: "sensor-housing notch")
      ).explanation().readings.first)
    #expect(Set(part.winners.map(\.id)) == ["m/a", "m/b"])
    #expect(part.beaten.isEmpty)
  }

  @Test func `it names what did not match and why, the closest first`() throws {
    let part = try #require(
      try Resolver.of(
        .of("m/a", "1", where: "devices iphone-8, orientation landscape", os: "13..<"),
        .of("m/b", "2", where: "width 414"), .of("m/c", "3", where: "zoom zoomed"),
        .of("m/d", "4", os: "13..<"), .of("m/won", "5")
      ).explanation().readings.first)
    #expect(part.misses.map(\.rule.id) == ["m/d", "m/c", "m/b", "m/a"])
    #expect(
      part.misses.map(\.failures) == [
        [.os], [.condition(.zoom)], [.condition(.width)],
        [.devices, .condition(.orientation), .os],
      ])
  }

  @Test func `it names the sources for, those elsewhere, and those against`() throws {
    let resolver = Resolver(
      .of(
        [.of("m/rule", "44", restsOn: ["a/1", "b/1", "c/1"])],
        [
          .of("a/1", "44", where: "devices iphone-x", os: "12"),
          .of("b/1", "44", where: "devices iphone-8", os: "12"),
          .of("c/1", "44", os: "12", disputed: "copied"),
          .of("d/1", "48", os: "12"), .of("e/1", "50", os: "12", disputed: "a typo"),
          .of("f/1", "48", os: "13"), .of("g/1", "48", where: "devices iphone-8", os: "12"),
        ]))
    let part = try #require(try resolver.explanation().readings.first)
    #expect(part.covering.map(\.id) == ["a/1"])
    #expect(part.elsewhere.map(\.id) == ["b/1"])
    #expect(Set(part.against.map(\.id)) == ["d/1", "e/1"])
    #expect(part.independent == 1)
    #expect(part.confidence == .disputed)
    #expect(part.measuredUntil == .of("13"))
  }

  @Test func `the terms of a formula stand below it, with their signs`() throws {
    let resolver = Resolver.of(
      .of("m/sum", "a - b"), .of("a/sum", "c + c", metric: "a"), .of("b/any", "4", metric: "b"),
      .of("c/any", "24", metric: "c"))
    let part = try #require(try resolver.explanation().readings.first)
    #expect(part.value == Length(points: 44))
    #expect(part.terms.map(\.metric.id) == ["a", "b"])
    #expect(part.terms.map(\.isSubtracted) == [false, true])
    #expect(part.terms.map(\.value) == [Length(points: 48), Length(points: 4)])
    #expect(part.terms[0].terms.map(\.metric.id) == ["c", "c"])
  }

  @Test func `a term without a value says what it misses`() throws {
    let resolver = Resolver.of(
      .of("m/sum", "a + b"), .of("a/any", "44", metric: "a"),
      .of("b/xr", "4", where: "devices iphone-xr", metric: "b"))
    let part = try #require(try resolver.explanation().readings.first)
    #expect(part.value == nil)
    #expect(part.terms.map(\.status) == [.known, .unknown])
    #expect(part.terms[1].misses.map(\.rule.id) == ["b/xr"])
    #expect(part.terms[1].confidence == nil)
  }

  @Test func `an uncertain answer is explained at the latest and at the earliest`() throws {
    let explanation = try Resolver.of(
      .of("m/old", "24", os: "..<12~14"), .of("m/new", "32", os: "12~14..<")
    ).explanation(os: "13")
    #expect(explanation.answer.status == .uncertain)
    // At the latest the change has not come yet, at the earliest it has.
    #expect(explanation.readings.map(\.value) == [Length(points: 24), Length(points: 32)])
    #expect(explanation.readings.map { $0.winners.map(\.id) } == [["m/old"], ["m/new"]])
  }

  @Test func `a conflict names the rules that disagree`() throws {
    let explanation = try Resolver.of(
      .of("m/a", "1", where: "width 375"), .of("m/b", "2", where: "sensor-housing notch")
    ).explanation()
    #expect(Set(explanation.readings.flatMap(\.winners).map(\.id)) == ["m/a", "m/b"])
    #expect(explanation.readings.first?.value == nil)
  }

  @Test func `what a device never ran is not explained`() throws {
    let explanation = try Resolver.of(.of("m/any", "44")).explanation(os: "26")
    #expect(explanation.answer.status == .impossible)
    #expect(explanation.readings.isEmpty)
  }

  @Test func `without a value the related metrics that have one are shown`() throws {
    let resolver = Resolver.of(
      .of("m/later", "44", os: "13..<"), .of("a/any", "20", metric: "a"),
      .of("b/later", "24", os: "13..<", metric: "b"),
      metrics: [.of("m", see: ["a", "b", "nowhere"])])
    #expect(try resolver.explanation(os: "12").related.map(\.metric.id) == ["a"])
    #expect(try resolver.explanation(os: "13").related.isEmpty)
  }
}

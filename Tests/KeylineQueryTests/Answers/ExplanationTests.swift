import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct ExplanationTests {

  @Test func `a rule of a lower layer is beaten by the higher one`() throws {
    let part = try #require(
      try Resolver.of(.of("m/shipped", "1"), .of("m/local", "2", layer: .local))
        .explanation().readings.first)
    #expect(part.beaten.map(\.rule.id) == ["m/shipped"])
    #expect(part.beaten.map(\.by.id) == ["m/local"])
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

  @Test func `without a value the related metrics that have one are shown`() throws {
    let resolver = Resolver.of(
      .of("m/later", "44", os: "13..<"), .of("a/any", "20", metric: "a"),
      .of("b/later", "24", os: "13..<", metric: "b"),
      metrics: [.of("m", see: ["a", "b", "nowhere"])])
    #expect(try resolver.explanation(os: "12").related.map(\.metric.id) == ["a"])
    #expect(try resolver.explanation(os: "13").related.isEmpty)
  }
}

import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct DisputeTests {
  /// A rule of 44 that two sources confirm, and what another source states.
  private func resolver(_ statement: Observation) -> Resolver {
    Resolver(
      .of(
        [.of("m/rule", "44", restsOn: ["a/1", "b/1"])],
        [.of("a/1", "44", os: "11..<17"), .of("b/1", "44", os: "11..<17"), statement]))
  }

  @Test(arguments: [
    Observation.of("c/1", "48", os: "12"), .of("c/1", "48", where: "devices iphone-x", os: "12.0"),
    .of("c/1", "48", where: "width 375", os: "11..<13"),
    .of("c/1", "48", where: "orientation portrait, sdk 12", os: "12"),
    .of("c/1", "0", os: "12", .reported),
  ])
  func `a statement that nobody refuted and that says otherwise disputes the value`(
    statement: Observation
  ) throws {
    let answer = try resolver(statement).answer(os: "12")
    #expect(answer.confidence == .disputed)
    #expect(answer.text == "44")
    #expect(answer.status == .known)
  }

  @Test(arguments: [
    // It agrees, was refuted, or speaks of another device, version or situation.
    Observation.of("c/1", "44", os: "12"), .of("c/1", "48", os: "12", disputed: "a typo"),
    .of("c/1", "48", where: "devices iphone-8", os: "12"), .of("c/1", "48", os: "12.1"),
    .of("c/1", "48", os: "13"), .of("c/1", "48", where: "orientation landscape", os: "12"),
    .of("c/1", "48", where: "zoom zoomed", os: "12"), .of("c/1", "48", where: "sdk 13..", os: "12"),
    .of("c/1", "48", os: "12", metric: "n"),
  ])
  func `any other statement leaves it confirmed`(statement: Observation) throws {
    #expect(try resolver(statement).answer(os: "12").confidence == .confirmed)
  }

  @Test func `a dispute lasts as long as the statement`() throws {
    let resolver = resolver(.of("c/1", "48", os: "12.1"))
    let stretches = try resolver.question(on: "iphone-x").timeline(over: [.all], in: Situation())
      .clipped(to: VersionRange(from: .of("11"), until: .of("17"))).stretches
    #expect(stretches.map(\.from) == [.of("11"), .of("12.1"), .of("12.2")])
    #expect(stretches.map(\.value.confidence) == [.confirmed, .disputed, .confirmed])
  }

  @Test func `a statement about the metric's own element is heard`() throws {
    let resolver = Resolver(
      .of(
        [.of("m/rule", "44", restsOn: ["a/1"])],
        [
          .of("a/1", "44", os: "12"), .of("c/1", "48", where: "tab-bar true", os: "12"),
        ], metrics: [.of("m", showing: [.tabBar])]))
    #expect(try resolver.answer().confidence == .disputed)
  }

  @Test func `a sum over a disputed term is disputed`() throws {
    let resolver = Resolver(
      .of(
        [.of("m/sum", "a + a"), .of("a/any", "22", metric: "a", restsOn: ["a/1"])],
        [.of("a/1", "22", os: "12", metric: "a"), .of("c/1", "20", os: "12", metric: "a")]))
    #expect(try resolver.answer().confidence == .disputed)
  }

  @Test func `a disputed observation does not count as a source`() throws {
    let resolver = Resolver(
      .of(
        [.of("m/rule", "44", restsOn: ["a/1", "b/1"])],
        [.of("a/1", "44", os: "12"), .of("b/1", "44", os: "12", disputed: "copied blindly")]))
    #expect(try resolver.answer().confidence == .singleSource)
    #expect(try resolver.answer().sources == ["a"])
  }
}

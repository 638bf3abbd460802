import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct QuestionTimelineTests {
  private func steps(_ resolver: Resolver, on device: Device.ID = "iphone-x") throws -> [String] {
    try resolver.question(on: device).timeline(over: [.all], in: Situation()).stretches.map {
      "\($0.from.short) \($0.value.text)"
    }
  }

  @Test func `the first OS of the metric, the default SDK and iOS 26 are steps`() throws {
    let resolver = Resolver.of(
      .of("m/any", "20", os: "..<26"), .of("m/sdk", "44", where: "sdk 18..", os: "..<26"),
      metrics: [.of("m", since: "17")])
    #expect(
      try steps(resolver, on: "iphone-14-pro") == [
        "0 impossible", "16 notApplicable", "17 20", "18 44", "26 unknown",
      ])
  }

  @Test func `a given SDK does not change with the OS`() throws {
    let resolver = Resolver.of(.of("m/any", "20"), .of("m/sdk", "44", where: "sdk 13.."))
    let steps = try resolver.question(on: "iphone-x").timeline(over: [.all], in: .of("sdk 13"))
      .stretches
    // From 13 on a source that is silent about the SDK contradicts it, which is a step as well.
    #expect(steps.map(\.value.text) == ["impossible", "44", "44", "impossible"])
    #expect(steps.map(\.value.confidence)[1] != steps.map(\.value.confidence)[2])
  }

  @Test func `terms bring their own steps`() throws {
    let resolver = Resolver.of(
      .of("m/sum", "a + b"), .of("a/any", "44", metric: "a"),
      .of("b/old", "1", os: "..<12", metric: "b"), .of("b/new", "2", os: "14..<", metric: "b"))
    #expect(
      try steps(resolver) == ["0 impossible", "11 45", "12 unknown", "14 46", "17 impossible"])
  }
}

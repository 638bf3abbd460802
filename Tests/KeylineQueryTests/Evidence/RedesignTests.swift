import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// An assumption ends where what it is about was redesigned.
struct RedesignTests {
  private static let bar = Redesign(
    id: "bar", name: "the bar", version: OSVersion(18), idiom: .pad, metrics: ["m"],
    sources: ["s"])

  private func resolver(
    _ rules: [Rule], _ observations: [Observation], redesigns: [Redesign] = [Self.bar]
  ) -> Resolver {
    Resolver(.of(rules, observations, redesigns: redesigns))
  }

  @Test(arguments: [
    ("m", "ipad-9", "17", "50"), ("m", "ipad-9", "18", "unknown"), ("m", "ipad-9", "19", "unknown"),
    ("m", "iphone-xr", "18", "50"), ("n", "ipad-9", "18", "50"),
  ])
  func `it ends what is about its metrics on its idiom`(
    metric: Metric.ID, device: Device.ID, os: String, answer: String
  ) throws {
    let resolver = resolver(
      [
        .of("m/any", "50", restsOn: ["s/m"]), .of("n/any", "50", metric: "n", restsOn: ["s/n"]),
      ],
      [.of("s/m", "50", os: "15"), .of("s/n", "50", os: "15", metric: "n")])
    #expect(try resolver.said(metric, on: device, os: os) == answer)
  }

  @Test(arguments: [
    ("idiom pad", "18.1", "50"), ("devices ipad-9", "18.1", "50"), ("", "18.1", "50"),
    ("idiom phone", "18.1", "unknown"), ("devices iphone-xr", "18.1", "unknown"),
    ("idiom pad", "17.7", "unknown"),
  ])
  func `what was read since on the same idiom carries the value past it`(
    read: String, os: String, answer: String
  ) throws {
    let resolver = resolver(
      [.of("m/any", "50", restsOn: ["s/old", "s/new"])],
      [.of("s/old", "50", os: "15"), .of("s/new", "50", where: read, os: os)])
    #expect(try resolver.said(on: "ipad-9", os: "18") == answer)
  }

  @Test func `of several redesigns the first that nothing reaches counts`() throws {
    let resolver = resolver(
      [.of("m/any", "50", restsOn: ["s/1"])], [.of("s/1", "50", where: "idiom pad", os: "18.1")],
      redesigns: [.newDesign, Self.bar])
    #expect(try resolver.said(on: "ipad-9", os: "18") == "50")
    #expect(try resolver.said(on: "ipad-9", os: "26") == "unknown")
    #expect(try resolver.answer(on: "ipad-9", os: "26").why == .unmeasured(.newDesign))
  }

  @Test func `without one nothing ends`() throws {
    let resolver = resolver(
      [.of("m/any", "50", restsOn: ["s/1"])], [.of("s/1", "50", os: "15")], redesigns: [])
    #expect(try resolver.answer(on: "ipad-9", os: "27").status == .assumed)
  }

  @Test func `what follows it holds from its own beginning on`() throws {
    let resolver = resolver(
      [
        .of("m/any", "50", restsOn: ["s/1"]),
        .of("m/new", "54", where: "idiom pad", os: "26..<", restsOn: ["s/2"]),
      ],
      [.of("s/1", "50", os: "15"), .of("s/2", "54", where: "idiom pad", os: "26")])
    let stretches = try resolver.question(on: "ipad-9").timeline(over: [.all], in: Situation())
      .stretches
      .filter { $0.value.status != .impossible }
    #expect(stretches.map(\.value.text).removingRepeats == ["50", "unknown", "54"])
  }

  @Test func `the reason names it, and the explanation has the rule that it ended`() throws {
    let resolver = resolver(
      [
        .of("m/any", "50", restsOn: ["s/1"]),
        .of("m/new", "54", where: "idiom pad, sdk 26", os: "26..<", restsOn: ["s/2"]),
        .of("m/sheet", "56", where: "presentation page-sheet", restsOn: ["s/1"]),
      ],
      [.of("s/1", "50", os: "15"), .of("s/2", "54", where: "idiom pad", os: "26")])
    let question = try resolver.question(on: "ipad-9")
    let explanation = question.explanation(at: OSVersion(18), in: Situation())
    #expect(explanation.answer.why == .unmeasured(Self.bar))
    #expect(explanation.readings.first?.misses.first?.rule.id == "m/any")
    #expect(explanation.readings.first?.misses.first?.redesign == Self.bar)
  }
}

extension [String] {
  fileprivate var removingRepeats: [String] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

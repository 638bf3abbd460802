import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

/// Faults that were found by review, each by the smallest example.
struct RegressionTests {

  private var disputedContinuation: Knowledge {
    .of(
      [.of("m/rule", "44", restsOn: ["s/1"], continues: ["t/1"])],
      [
        .of("s/1", "44", os: "17"),
        .of("t/1", "44", where: "idiom pad", os: "26", disputed: "typo"),
      ])
  }

  @Test func `a disputed observation continues nothing past 26`() throws {
    let resolver = Resolver(disputedContinuation)
    #expect(try resolver.answer(on: "iphone-14-pro", os: "26").status == .unknown)
  }

  @Test func `the references check finds a disputed continuation`() throws {
    #expect(Check.references.subjects(disputedContinuation) == ["m/rule"])
  }

  @Test func `in landscape the copied attribute is the one that counts`() throws {
    let metrics = [Metric.of("w", .width, .height)]
    func status(_ copied: DeviceAttribute, _ situation: String) throws -> Status {
      let device = Device.iPhoneX.with { $0.copied = [copied] }
      return try Resolver(.of([], metrics: metrics, devices: [device]))
        .answer("w", on: "iphone-x", situation).status
    }
    #expect(try status(.height, "orientation landscape") == .inferred)
    #expect(try status(.width, "orientation landscape") == .known)
  }

  @Test func `the short answer is the full one for a device without a first OS`() throws {
    let blank = Device.iPhoneX.with { $0.firstOS = nil }
    let question = try Resolver(.of([.of("m/rule", "44")], devices: [blank]))
      .question(on: "iphone-x")
    #expect(question.answer(at: .of("12"), in: Situation()).status == .unknown)
    #expect(question.result(at: .of("12"), in: Situation()).status == .unknown)
  }

  @Test(arguments: [("width 414", "13..<"), ("width 414, sdk 13..", "..<")])
  func `a step gives the reason that the point query gives`(scope: String, os: String) throws {
    let rule = Rule.of("m/xr", "44", where: scope, os: os, restsOn: ["s/1"])
    let question = try Resolver(.of([rule], [.of("s/1", "44", where: "width 414", os: "16")]))
      .question(on: "iphone-x")
    let function = question.timeline(over: [.all], in: Situation())
    for version in ["12", "14"] {
      #expect(
        function[.of(version)] == question.answer(at: .of(version), in: Situation()),
        "iOS \(version)")
    }
  }

  @Test func `a statement about an SDK disputes from that SDK on`() throws {
    let resolver = Resolver(
      .of(
        [.of("m/rule", "44", restsOn: ["a/1"])],
        [.of("a/1", "44", os: "11..<17"), .of("c/1", "48", where: "sdk 13..", os: "11..<17")]))
    let question = try resolver.question(on: "iphone-x")
    #expect(question.answer(at: .of("13"), in: Situation()).confidence == .disputed)
    #expect(question.timeline(over: [.all], in: Situation())[.of("13")]?.confidence == .disputed)
  }

  @Test func `the default SDK that decides nothing was not read`() throws {
    let resolver = Resolver.of(
      .of("m/local", "50", layer: .local), .of("m/shipped", "44", where: "sdk 13.."))
    #expect(try !resolver.answer().readsDefaultSDK)
  }

  @Test func `a statement about a sum disputes the sum`() throws {
    let resolver = Resolver(
      .of(
        [.of("m/sum", "a + a"), .of("a/any", "22", metric: "a")],
        [.of("c/1", "50", os: "12")]))
    #expect(try resolver.answer().confidence == .disputed)
  }

  @Test func `explanation and answer are equally sure of a sum`() throws {
    let resolver = Resolver(
      .of(
        [
          .of("m/sum", "a + a", restsOn: ["s/1", "t/1"]),
          .of("a/any", "22", metric: "a", restsOn: ["s/a"]),
        ],
        [
          .of("s/1", "44", os: "12"), .of("t/1", "44", os: "12"),
          .of("s/a", "22", os: "12", metric: "a"),
        ]))
    #expect(try resolver.explanation().readings.first?.confidence == resolver.answer().confidence)
  }

  @Test func `an unknown value was stated until no version`() throws {
    #expect(try Resolver.of().answer().support?.statedUntil == nil)
  }

  @Test(arguments: ["orientation landscape", "large-title true", "sdk 18.."])
  func `a contradiction where nothing special is on is found`(special: String) {
    let rules = [
      Rule.of("m/width", "20", where: "width 375"),
      .of("m/notch", "44", where: "sensor-housing notch"),
      .of("m/special", "47", where: "devices iphone-x, \(special)"),
    ]
    #expect(Check.conflicts.findings(.of(rules)).count == 1)
  }

  @Test func `a contradiction in a situation that only a term tells apart is found`() throws {
    let rules = [
      Rule.of("m/sum", "a", where: "width 375"),
      .of("m/notch", "44", where: "sensor-housing notch"),
      .of("a/portrait", "44", where: "orientation portrait", metric: "a"),
      .of("a/landscape", "32", where: "orientation landscape", metric: "a"),
    ]
    #expect(
      try Resolver(.of(rules)).answer("m", on: "iphone-x", "orientation landscape").status
        == .conflict)
    #expect(Check.conflicts.findings(.of(rules)).count == 1)
  }

  @Test func `a contradiction with a rule for the device it is like is found`() throws {
    let like = Device.iPhoneXR.with { $0.like = "iphone-x" }
    let knowledge = Knowledge.of(
      [.of("m/x", "44", where: "devices iphone-x"), .of("m/xr", "48", where: "devices iphone-xr")],
      devices: [.iPhoneX, like])
    let status = try Resolver(knowledge).answer(on: "iphone-xr").status
    #expect(status == .known || !Check.conflicts.findings(knowledge).isEmpty)
  }

  @Test func `a metric to see that does not exist is found`() {
    #expect(
      Check.references.subjects(.of([.of("m/a", "1")], metrics: [.of("m", see: ["nowhere"])]))
        == ["m"])
  }

  @Test(arguments: ["16", nil])
  func `an open stretch means the same on a device that is still supported`(last: String?) {
    let device = Device.iPhoneX.with { $0.lastOS = last.flatMap { StatedVersion($0) } }
    let resolver = Resolver(
      .of([.of("m/old", "20", os: "..<13"), .of("m/new", "44", os: "13..<")], devices: [device]))
    // The same verdict, whichever it is.
    #expect(resolver.replay(.of("s/1", "20", os: "11..<")).verdict == .disagrees)
  }

  @Test func `a contradiction inside an inexact boundary is found`() throws {
    let rules = [
      Rule.of("m/width", "20", where: "width 375", os: "..<12~14"),
      .of("m/notch", "44", where: "sensor-housing notch", os: "13..<"),
    ]
    #expect(Check.conflicts.findings(.of(rules)).count == 1)
  }

  @Test func `a term that is no metric is unknown, not yet to come`() throws {
    let answer = try Resolver.of(.of("m/sum", "nowhere")).answer()
    #expect(answer.status == .unknown)
  }

  @Test func `what satisfies a subset satisfies the superset, unknown width or not`() {
    #expect(!Scope().isSubset(of: .of("width any"), in: [:]))
  }

  @Test func `three rules that disagree are all named`() throws {
    let rules = [
      Rule.of("m/a", "1", where: "width 375"), .of("m/b", "2", where: "sensor-housing notch"),
      .of("m/c", "3", where: "home-button false"),
    ]
    #expect(try Resolver(.of(rules)).answer().claimed == ["m/a", "m/b", "m/c"])
    #expect(Check.conflicts.findings(.of(rules)).count == 3)
  }
}

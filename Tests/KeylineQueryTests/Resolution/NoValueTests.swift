import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct NoValueTests {
  @Test(
    arguments: [
      ("width 414", "..<", [Miss.Failure.condition(.width)]),
      ("devices iphone-xr", "..<", [.devices]),
      ("", "13..<", [.os]), ("", "..<12", [.os]),
      ("orientation landscape", "..<", [.condition(.orientation)]),
      ("zoom zoomed", "..<", [.condition(.zoom)]), ("sdk 13..", "..<", [.condition(.sdk)]),
      (
        "devices iphone-xr, width 414, large-title true", "13..<",
        [.devices, .condition(.width), .condition(.largeTitle), .os]
      ),
    ] as [(String, String, [Miss.Failure])])
  func `unknown says which conditions of the nearest rule failed`(
    scope: String, os: String, failures: [Miss.Failure]
  ) throws {
    let resolver = Resolver.of(.of("m/rule", "44", where: scope, os: os))
    #expect(try resolver.said() == "unknown")
    #expect(try resolver.nearest()?.rule.id == "m/rule")
    #expect(try resolver.nearest()?.failures == failures)
  }

  @Test func `another version is nearer than another situation, that nearer than another device`()
    throws
  {
    let rules = [
      Rule.of("m/a-device", "1", where: "width 414"),
      .of("m/b-situation", "2", where: "orientation landscape"),
      .of("m/c-version", "3", os: "13..<"),
    ]
    #expect(try Resolver(.of(rules)).nearest()?.rule.id == "m/c-version")
    #expect(
      try Resolver(.of(Array(rules.prefix(2)))).nearest()?.rule.id == "m/b-situation")
  }

  @Test(arguments: [("12.4", "m/old"), ("14", "m/middle"), ("16", "m/recent")])
  func `of rules for other versions, the one for the nearest is named`(os: String, rule: Rule.ID)
    throws
  {
    let rules = [
      Rule.of("m/middle", "2", os: "13..<14"), .of("m/old", "1", os: "..<12"),
      .of("m/recent", "3", os: "17..<18"),
    ]
    #expect(try Resolver(.of(rules)).nearest(os: os)?.rule.id == rule)
  }

  /// There is no iOS 19 to 25.
  @Test func `the nearest version is the one with the fewest releases between`() throws {
    var knowledge = Knowledge.of(
      [.of("m/before", "1", os: "..<14"), .of("m/next", "2", os: "26..<")],
      devices: [.iPhoneX.with { $0.lastOS = StatedVersion("26") }])
    knowledge.releases = ["13", "14", "15", "16", "17", "18", "26"].map {
      Release(version: .of($0), ios: "2017-09-19", ipados: nil)
    }
    #expect(try Resolver(knowledge).nearest(os: "18")?.rule.id == "m/next")
    #expect(try Resolver(knowledge).nearest(os: "14")?.rule.id == "m/before")
  }

  @Test func `a metric without rules is unknown`() throws {
    let answer = try Resolver.of().answer()
    #expect(answer.status == .unknown)
    #expect(answer.why == .unmeasured(nil))
  }

  @Test(arguments: [("12.4", "notApplicable"), ("13", "44"), ("13.0.1", "44")])
  func `before its first OS a metric is not applicable`(os: String, answer: String) throws {
    let resolver = Resolver.of(.of("m/rule", "44"), metrics: [.of("m", since: "13")])
    #expect(try resolver.said(os: os) == answer)
  }

  @Test func `not applicable says since when the metric exists`() throws {
    let resolver = Resolver.of(.of("m/rule", "44"), metrics: [.of("m", since: "13")])
    #expect(try resolver.answer(os: "12").why == .before(.of("13"), nil))
  }

  /// An iPhone 8 has neither, whatever the version.
  @Test(
    arguments: [
      (.splitView, "12"), (.splitView, "14"), (.sensorHousing, "12"), (.sensorHousing, "14"),
    ] as [(Feature.Part, String)])
  func `what a device lacks is the reason, even before the first OS of a metric`(
    part: Feature.Part, os: String
  ) throws {
    let resolver = Resolver.of(metrics: [.of("m", since: "13", needs: part)])
    let answer = try resolver.answer("m", on: "iphone-8", os: os)
    #expect(answer.status == .notApplicable)
    #expect(answer.why == .lacks(.part(part)))
  }

  /// The iPads with Split View are those that iPadOS 13 runs on.
  @Test(arguments: [("12", Status.notApplicable), ("13", .unknown), ("15", .unknown)])
  func `an iPad has Split View if it runs iPadOS 13`(last: String, status: Status) throws {
    let pad = Device.iPad9.with {
      $0.firstOS = StatedVersion("12")
      $0.lastOS = StatedVersion(last)
    }
    let resolver = Resolver(.of([], metrics: [.of("m", needs: .splitView)], devices: [pad]))
    let question = try #require(resolver.question("m", device: pad.id))
    var split = Situation()
    #expect(question.answer(at: .of("12"), in: split).status == .notApplicable)
    split.split = .oneHalf
    #expect(question.answer(at: .of("12"), in: split).status == status)
  }

  @Test(arguments: [
    ("tableView.sectionHeaderHeight", "table-style inset-grouped", "13", "inset-grouped tables"),
    ("tableView.rowHeight", "cell content-configuration", "14", "content configurations"),
    ("sheet.height", "detent medium", "15", "detents"),
    ("widget.width", "widget accessory-inline", "16", "Lock Screen widgets"),
  ])
  func `what came later is not applicable before, and unknown from then on`(
    metric: Metric.ID, condition: String, version: String, feature: String
  ) throws {
    let resolver = Resolver.of(metrics: [.of(metric)])
    let words = condition.split(separator: " ")
    let dimension = try #require(Dimension(key: words[0]))
    let situation = try #require(Situation().with(dimension, words[1]))
    let question = try #require(resolver.question(metric, device: "iphone-x"))
    let first = OSVersion.of(version)
    let before = question.answer(at: OSVersion(first.major - 1), in: situation)
    let arrival = try #require(dimension.arrivals.first { $0.feature == feature })
    #expect(before.why == .before(first, .arrival(arrival)))
    #expect(question.answer(at: first, in: situation).status == .unknown)
    #expect(question.answer(at: OSVersion(11), in: Situation()).status == .unknown)
  }

  @Test(arguments: [("10.3.4", true), ("11", false), ("16.7.9", false), ("17", true), ("26", true)])
  func `a device that never ran an OS is impossible there`(os: String, impossible: Bool) throws {
    let answer = try Resolver.of(.of("m/rule", "44")).answer(os: os)
    #expect((answer.status == .impossible) == impossible)
    #expect((answer.value == nil) == impossible)
    if impossible {
      #expect(answer.why == .neverRan(VersionRange(from: .of("11"), until: .of("17"))))
    }
  }

  @Test func `a hypothetical question leaves out whether the device ran that OS`() throws {
    let question = try Resolver.of(.of("m/rule", "44")).question(on: "iphone-x")
    let answer = question.answer(at: .of("26"), in: Situation(), hypothetical: true)
    #expect(answer.text == "44")
    #expect(
      question.timeline(over: [.all], in: Situation(), hypothetical: true)[.of("26")]?.value
        == Length(points: 44)
    )
    #expect(question.timeline(over: [.all], in: Situation())[.of("26")]?.status == .impossible)
  }

  @Test func `a device whose first OS is unknown has no value`() throws {
    let blank = Device.iPhoneX.with { $0.firstOS = nil }
    let answer = try Resolver(.of([.of("m/rule", "44")], devices: [blank])).answer()
    #expect(answer.status == .unknown)
    #expect(answer.why == .undescribed(.firstOS))
    #expect(answer.value == nil)
  }

  @Test func `there is no question about what does not exist`() {
    let resolver = Resolver.of(.of("m/rule", "44"))
    #expect(resolver.question("m", device: "iphone-99") == nil)
    #expect(resolver.question("n", device: "iphone-x") == nil)
  }
}

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
    let outcome = try Resolver.of(.of("m/rule", "44", where: scope, os: os)).outcome()
    #expect(outcome.status == .unknown)
    #expect(outcome.value == nil)
    #expect(outcome.nearest?.rule.id == "m/rule")
    #expect(outcome.nearest?.failures == failures)
  }

  @Test func `unknown is never the nearest rule's value`() throws {
    let resolver = Resolver.of(.of("m/rule", "44", where: "devices iphone-xr"))
    let answer = try resolver.question(on: "iphone-x").answer(at: .of("12"), in: Situation())
    #expect(answer.status == .unknown)
    #expect(answer.value == nil)
  }

  @Test func `another version is nearer than another situation, that nearer than another device`()
    throws
  {
    let rules = [
      Rule.of("m/a-device", "1", where: "width 414"),
      .of("m/b-situation", "2", where: "orientation landscape"),
      .of("m/c-version", "3", os: "13..<"),
    ]
    #expect(try Resolver(.of(rules)).outcome().nearest?.rule.id == "m/c-version")
    #expect(
      try Resolver(.of(Array(rules.prefix(2)))).outcome().nearest?.rule.id == "m/b-situation")
  }

  @Test(arguments: [("12.4", "m/old"), ("14", "m/middle"), ("16", "m/recent")])
  func `of rules for other versions, the one for the nearest is named`(os: String, rule: Rule.ID)
    throws
  {
    let rules = [
      Rule.of("m/middle", "2", os: "13..<14"), .of("m/old", "1", os: "..<12"),
      .of("m/recent", "3", os: "17..<18"),
    ]
    #expect(try Resolver(.of(rules)).outcome(os: os).nearest?.rule.id == rule)
  }

  @Test func `of statements about other versions, those about the nearest are named`() throws {
    let statements = ["11", "15", "26"].map {
      Observation.of("s\($0)/o", "40", where: "devices iphone-xr", os: $0)
    }
    let outcome = try Resolver(.of([], statements)).outcome(os: "14")
    guard case .statedElsewhere(let distant) = outcome.reason else {
      Issue.record("the reason is another one")
      return
    }
    #expect(distant.observations.map(\.id) == ["s15/o"])
  }

  /// There is no iOS 19 to 25.
  @Test func `the nearest version is the one with the fewest releases between`() throws {
    var knowledge = Knowledge.of(
      [.of("m/before", "1", os: "..<14"), .of("m/next", "2", os: "26..<")],
      devices: [.iPhoneX.with { $0.lastOS = StatedVersion("26") }])
    knowledge.releases = ["13", "14", "15", "16", "17", "18", "26"].map {
      Release(version: .of($0), ios: "2017-09-19", ipados: nil)
    }
    #expect(try Resolver(knowledge).outcome(os: "18").nearest?.rule.id == "m/next")
    #expect(try Resolver(knowledge).outcome(os: "14").nearest?.rule.id == "m/before")
  }

  @Test func `a metric without rules is unknown`() throws {
    let outcome = try Resolver.of().outcome()
    #expect(outcome.status == .unknown)
    #expect(outcome.reason == .noRule(nearest: nil))
  }

  @Test(arguments: [
    (["36"], [36]), (["36", "36"], [36]), (["40", "36"], [36, 40]),
    (["40", "36", "35"], [35, 36, 40]),
  ])
  func `what sources state where no rule decides is the reason`(
    values: [String], stated: [Int]
  ) throws {
    let observations = values.enumerated().map {
      Observation.of("s\($0.offset)/o", $0.element, where: "devices iphone-x", os: "11..<")
    }
    let outcome = try Resolver(.of([], observations)).outcome()
    #expect(outcome.status == .unknown)
    #expect(outcome.value == nil)
    #expect(
      outcome.reason
        == .unruled(
          .init(
            stated.map { Length(points: $0) }, sources: values.count, areUnclear: false),
          nearest: nil))
  }

  @Test(
    arguments: [
      ("devices iphone-x", "13", [.os]), ("devices iphone-xr", "12", [.devices]),
      ("orientation landscape", "12", [.condition(.orientation)]),
      (
        "devices iphone-xr, orientation landscape", "13..<",
        [.devices, .condition(.orientation), .os]
      ),
    ] as [(String, String, [Miss.Failure])])
  func `what sources state about something else is the reason, with what keeps it away`(
    scope: String, os: String, failures: [Miss.Failure]
  ) throws {
    let far = Observation.of("s/far", "9", where: "width 1, orientation landscape", os: "9")
    let near = Observation.of("s/near", "40", where: scope, os: os)
    let outcome = try Resolver(.of([], [far, near])).outcome()
    #expect(outcome.status == .unknown)
    guard case .statedElsewhere(let distant) = outcome.reason else {
      Issue.record("\(String(describing: outcome.reason))")
      return
    }
    #expect(distant.observations.map(\.id) == ["s/near"])
    #expect(distant.failures == failures)
  }

  @Test(arguments: [
    ("", "", true), ("", "sdk 10", false), ("sdk 10", "sdk 10", true), ("sdk any", "sdk 10", true),
    ("sdk 11", "sdk 10", false), ("", "toolbar true", false),
    ("toolbar true", "toolbar true", true),
  ])
  func `a source that is silent about an SDK or about what is on screen states nothing of it`(
    stated: String, asked: String, isStated: Bool
  ) throws {
    let observation = Observation.of("s/o", "36", where: stated, os: "11..<")
    let reason = try Resolver(.of([], [observation])).outcome(os: "12", asked).reason
    if case .unruled = reason { #expect(isStated) } else { #expect(!isStated) }
  }

  @Test func `a disputed statement is not taken for something recorded`() throws {
    let observation = Observation.of("s/o", "36", os: "11..<", disputed: "mistyped")
    #expect(try Resolver(.of([], [observation])).outcome().reason == .noRule(nearest: nil))
  }

  @Test func `beside what sources state the nearest rule is named`() throws {
    let resolver = Resolver(
      .of(
        [.of("m/rule", "44", where: "orientation landscape")],
        [.of("s/o", "36", where: "orientation portrait", os: "11..<")]))
    guard case .unruled(let stated, let nearest?) = try resolver.outcome().reason else {
      Issue.record("\(String(describing: try resolver.outcome().reason))")
      return
    }
    #expect(stated.values == [Length(points: 36)])
    #expect(nearest.rule.id == "m/rule")
    #expect(nearest.failures == [.condition(.orientation)])
  }

  @Test(arguments: [("12.4", "notApplicable"), ("13", "44"), ("13.0.1", "44")])
  func `before its first OS a metric is not applicable`(os: String, answer: String) throws {
    let resolver = Resolver.of(.of("m/rule", "44"), metrics: [.of("m", since: "13")])
    #expect(try resolver.answer(os: os) == answer)
  }

  @Test func `not applicable says since when the metric exists`() throws {
    let resolver = Resolver.of(.of("m/rule", "44"), metrics: [.of("m", since: "13")])
    #expect(try resolver.outcome(os: "12").reason == .since(.of("13")))
  }

  /// An iPhone 8 has neither, whatever the version.
  @Test(
    arguments: [
      ("splitView.width", "12", .splitView), ("splitView.width", "14", .splitView),
      ("sensorHousing.y", "12", .sensorHousing), ("sensorHousing.y", "14", .sensorHousing),
    ] as [(Metric.ID, String, Feature)])
  func `what a device lacks is the reason, even before the first OS of a metric`(
    metric: Metric.ID, os: String, feature: Feature
  ) throws {
    let resolver = Resolver.of(metrics: [.of(metric, since: "13")])
    let outcome = try resolver.outcome(metric, on: "iphone-8", os: os)
    #expect(outcome.status == .notApplicable)
    #expect(outcome.reason == .lacks(feature))
  }

  /// The iPads with Split View are those that iPadOS 13 runs on.
  @Test(arguments: [("12", Status.notApplicable), ("13", .unknown), ("15", .unknown)])
  func `an iPad has Split View if it runs iPadOS 13`(last: String, status: Status) throws {
    let pad = Device.iPad9.with {
      $0.firstOS = StatedVersion("12")
      $0.lastOS = StatedVersion(last)
    }
    let resolver = Resolver(.of([], metrics: [.of("splitView.width")], devices: [pad]))
    let question = try #require(resolver.question("splitView.width", device: pad.id))
    var split = Situation()
    #expect(question.outcome(at: .of("12"), in: split).status == .notApplicable)
    split.split = .oneHalf
    #expect(question.outcome(at: .of("12"), in: split).status == status)
  }

  @Test(arguments: [
    ("tableView.sectionHeaderHeight", "table-style inset-grouped", "13", Feature.insetGroupedTable),
    ("tableView.rowHeight", "cell content-configuration", "14", .contentConfiguration),
    ("sheet.height", "detent medium", "15", .detent),
    ("widget.width", "widget accessory-inline", "16", .accessoryWidget),
  ])
  func `what came later is not applicable before, and unknown from then on`(
    metric: Metric.ID, condition: String, version: String, feature: Feature
  ) throws {
    let resolver = Resolver.of(metrics: [.of(metric)])
    let words = condition.split(separator: " ")
    let dimension = try #require(Dimension(key: words[0]))
    let situation = try #require(Situation().with(dimension, words[1]))
    let question = try #require(resolver.question(metric, device: "iphone-x"))
    let first = OSVersion.of(version)
    let before = question.outcome(at: OSVersion(first.major - 1), in: situation)
    #expect(before.reason == .featureSince(feature, first))
    #expect(question.outcome(at: first, in: situation).status == .unknown)
    #expect(question.outcome(at: OSVersion(11), in: Situation()).status == .unknown)
  }

  @Test(arguments: [("10.3.4", true), ("11", false), ("16.7.9", false), ("17", true), ("26", true)])
  func `a device that never ran an OS is impossible there`(os: String, impossible: Bool) throws {
    let outcome = try Resolver.of(.of("m/rule", "44")).outcome(os: os)
    #expect((outcome.status == .impossible) == impossible)
    #expect((outcome.value == nil) == impossible)
    if impossible {
      #expect(outcome.reason == .ranOnly(VersionRange(from: .of("11"), until: .of("17"))))
    }
  }

  @Test func `a hypothetical question leaves out whether the device ran that OS`() throws {
    let question = try Resolver.of(.of("m/rule", "44")).question(on: "iphone-x")
    let outcome = question.outcome(at: .of("26"), in: Situation(), hypothetical: true)
    #expect(outcome.text == "44")
    #expect(
      question.timeline(in: Situation(), hypothetical: true)[.of("26")]?.value == Length(points: 44)
    )
    #expect(question.timeline(in: Situation())[.of("26")]?.status == .impossible)
  }

  @Test func `a device whose first OS is unknown has no value`() throws {
    let blank = Device.iPhoneX.with { $0.firstOS = nil }
    let outcome = try Resolver(.of([.of("m/rule", "44")], devices: [blank])).outcome()
    #expect(outcome.status == .unknown)
    #expect(outcome.reason == .firstOSUnknown)
    #expect(outcome.value == nil)
  }

  @Test func `there is no question about what does not exist`() {
    let resolver = Resolver.of(.of("m/rule", "44"))
    #expect(resolver.question("m", device: "iphone-99") == nil)
    #expect(resolver.question("n", device: "iphone-x") == nil)
  }
}

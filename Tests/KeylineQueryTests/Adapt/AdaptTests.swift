import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Adaptation goals")
struct AdaptTests {
  private func technique(
    _ id: Technique.ID, _ support: [(os: String, verdict: Technique.Support.Verdict)],
    kind: Technique.Kind = .technique, hazards: [String] = [], constant: String? = nil
  ) -> Technique {
    Technique(
      id: id, title: id, kind: kind, goals: [.tableShift], effect: "It helps.",
      support: support.map { Technique.Support(os: .of($0.os), verdict: $0.verdict) },
      hazards: hazards,
      constants: constant.flatMap { Formula($0) }.map {
        [Technique.Constant(name: "c", value: .formula($0))]
      } ?? [], sources: [])
  }

  private func answers(
    _ techniques: [Technique], rules: [Rule] = [], devices: [String] = ["iphone-x"],
    os: String, goal: Technique.Goal = .tableShift, redesigns: [Redesign] = []
  ) throws -> [AdaptAnswer] {
    var knowledge = Knowledge.of(rules)
    knowledge.techniques = techniques
    knowledge.redesigns = redesigns
    let resolver = Resolver(knowledge)
    return resolver.adapt(
      goal, in: Situation(),
      on: AnswerTable.Request(
        devices: try DeviceSet(devices, in: resolver.knowledge.devices),
        versions: try VersionSet(os)))
  }

  private func majors(_ answer: AdaptAnswer) -> [Int] {
    answer.columns.compactMap { $0.ranges.first?.from.major }
  }

  @Test func `what works on most of the versions comes first, then what costs less`() throws {
    let always: [(os: String, verdict: Technique.Support.Verdict)] = [("..<", .works)]
    let answer = try #require(
      try answers(
        [
          technique("a-late", [("12..<", .works)]),
          technique("b-costly", always, hazards: ["It flickers."]),
          technique("c-cheap", always),
          technique("d-never", [("..<", .fails)]),
        ], os: "11,12"
      ).first)
    #expect(
      answer.techniques.map(\.technique.id) == ["c-cheap", "b-costly", "a-late", "d-never"])
    #expect(answer.hasWay)
  }

  @Test func `a version that nothing is said of is unknown, not a failure`() throws {
    let answer = try #require(
      try answers([technique("a", [("12..<13", .partly)])], os: "11,12,13").first)
    #expect((0..<3).map { answer.techniques[0].verdict($0) } == [.unknown, .partly, .unknown])
  }

  /// A trick of 2018 was said to work on iOS 26, where nobody had tried it.
  @Test(
    arguments: [
      ("11..<", [.works, .unknown], true), ("11..<27", [.works, .works], false),
      ("26..<", [.unknown, .works], false), ("..<26", [.works, .unknown], false),
    ] as [(String, [Technique.Support.Verdict], Bool)])
  func `a technique that has no end was not tried since a redesign of everything`(
    os: String, verdicts: [Technique.Support.Verdict], isUntried: Bool
  ) throws {
    let answer = try #require(
      try answers(
        [technique("a", [(os, .works)])], devices: ["iphone-14-pro"], os: "18,26",
        redesigns: [.newDesign]
      ).first)
    let entry = answer.techniques[0]
    #expect(entry.untried.map { $0?.id } == [nil, isUntried ? "new-design" : nil])
    #expect((0..<2).map { entry.verdict($0) } == verdicts)
  }

  @Test(
    arguments: [
      ([("..<11", .works), ("11..<", .fails)], .fails, nil),
      ([("..<11", .works)], .unknown, OSVersion(11)),
      ([("..<11", .unknown), ("11..<", .unknown)], .unknown, nil),
    ] as [([(String, Technique.Support.Verdict)], Technique.Support.Verdict, OSVersion?)])
  func `what failed or ended before a redesign was not left untried by it`(
    support: [(String, Technique.Support.Verdict)], verdict: Technique.Support.Verdict,
    ended: OSVersion?
  ) throws {
    let answer = try #require(
      try answers(
        [technique("a", support.map { (os: $0.0, verdict: $0.1) })], devices: ["iphone-14-pro"],
        os: "26", redesigns: [.newDesign]
      ).first)
    let entry = answer.techniques[0]
    #expect(entry.untried.map { $0?.id } == [nil])
    #expect(entry.verdict(0) == verdict)
    #expect(entry.ended.map { $0?.latest } == [ended])
  }

  @Test func `a stretch of versions ends where a verdict changes`() throws {
    let answer = try #require(
      try answers([technique("a", [("..<13", .works), ("13..<", .fails)])], os: "11-15").first)
    #expect(majors(answer) == [11, 13])
  }

  @Test func `a stretch of versions ends where a constant changes`() throws {
    let answer = try #require(
      try answers(
        [technique("a", [("..<", .works)], constant: "-m")],
        rules: [.of("a", "10", os: "..<14"), .of("b", "12", os: "14..<")], os: "11-15"
      ).first)
    #expect(majors(answer) == [11, 14])
    let values = answer.techniques[0].constants[0].values.map { $0.amount?.value?.description }
    #expect(values == ["-10", "-12"])
  }

  @Test func `behaviours are no techniques, and deprecations are`() throws {
    let answer = try #require(
      try answers(
        [
          technique("happens", [("..<", .works)], kind: .behaviour),
          technique("old", [("..<", .fails)], kind: .deprecation),
        ], os: "12"
      ).first)
    #expect(answer.behaviours.map(\.technique.id) == ["happens"])
    #expect(answer.techniques.map(\.technique.id) == ["old"])
    #expect(!answer.hasWay)
  }

  @Test func `a version that the device never ran has no way`() throws {
    let answer = try #require(
      try answers([technique("a", [("..<", .works)])], os: "10").first)
    #expect(answer.columns.map(\.isRun) == [false])
    #expect(!answer.hasWay)
  }

  @Test func `techniques for another goal are left out`() throws {
    let answers = try answers(
      [technique("a", [("..<", .works)])], os: "12", goal: .tabBarJump)
    #expect(answers.allSatisfy { $0.techniques.isEmpty && $0.behaviours.isEmpty })
  }

  @Test func `each device has its own answer in the order asked`() throws {
    let answers = try answers(
      [technique("a", [("..<", .works)])], devices: ["iphone-xr", "iphone-8"], os: "12")
    #expect(answers.map(\.device.id) == ["iphone-xr", "iphone-8"])
  }
}

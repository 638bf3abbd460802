import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineText

@Suite("Why there is no value, as people read it")
struct ReasonTextTests {
  private func reason(_ knowledge: Knowledge, os: String = "12", on device: Device = .iPhoneX)
    throws -> String?
  {
    let question = try #require(Resolver(knowledge).question("m", device: device.id))
    return question.outcome(at: .of(os), in: Situation()).reasonText(on: device)
  }

  @Test(arguments: [
    (["36"], "36 is recorded, but no rule uses it here"),
    (["36", "36"], "36 is recorded, but no rule uses it here"),
    (["40", "36"], "36 and 40 are recorded, but no rule decides between them"),
    (["40", "36", "35"], "35, 36 and 40 are recorded, but no rule decides between them"),
  ])
  func `what sources state where no rule decides is said`(values: [String], words: String) throws {
    let observations = values.enumerated().map {
      Observation.of("s\($0.offset)/o", $0.element, where: "devices iphone-x", os: "11..<")
    }
    #expect(try reason(.of([], observations)) == "unknown: \(words)")
  }

  @Test(arguments: [
    ("devices iphone-x", "13", "iOS 13"), ("devices iphone-xr", "12", "other devices"),
    ("orientation landscape", "12", "landscape"),
    (
      "devices iphone-xr, orientation landscape", "13..<",
      "other devices and landscape and iOS from 13"
    ),
  ])
  func `what sources state about something else is said to be that`(
    scope: String, os: String, words: String
  ) throws {
    let near = Observation.of("s/near", "40", where: scope, os: os)
    #expect(
      try reason(.of([], [near]))
        == "unknown: closest is s/near, which states 40 for \(words)")
  }

  @Test(arguments: [
    ("devices iphone-xr", "..<", "is about other devices"), ("", "13..<", "holds from iOS 13"),
    ("orientation landscape", "..<", "needs landscape"),
    ("devices iphone-xr, zoom zoomed", "..<", "is about other devices and needs zoom zoomed"),
  ])
  func `the closest rule is named with what keeps it away`(
    scope: String, os: String, words: String
  ) throws {
    #expect(
      try reason(.of([.of("m/rule", "44", where: scope, os: os)]))
        == "unknown: closest is m/rule, which \(words)")
  }

  @Test func `beside what sources state the closest rule is named`() throws {
    let knowledge = Knowledge.of(
      [.of("m/rule", "44", where: "orientation landscape")],
      [.of("s/o", "36", where: "orientation portrait", os: "11..<")])
    #expect(
      try reason(knowledge)
        == "unknown: 36 is recorded, but no rule uses it here; "
        + "closest is m/rule, which needs landscape")
  }

  @Test(
    arguments: [
      (.noRule(nearest: nil), "unknown: nothing is recorded"),
      (.noAttribute, "unknown: the device's own figure is not recorded for this situation"),
      (.term("n", .noRule(nearest: nil)), "unknown: nothing is recorded (for n)"),
      (.since(OSVersion(13)), "not applicable, since iOS 13"),
      (
        .ranOnly(VersionRange(from: OSVersion(11), until: OSVersion(17))),
        "never ran: iPhone X runs iOS 11 to 16"
      ),
      (
        .ranOnly(VersionRange(from: OSVersion(11))), "never ran: iPhone X runs iOS 11 and later"
      ),
      (.firstOSUnknown, "unknown: the first OS of iPhone X is not recorded"),
    ] as [(Outcome.Reason, String)])
  func `each reason has its sentence`(reason: Outcome.Reason, text: String) {
    #expect(reason.text(.iPhoneX, candidates: []) == text)
  }

  @Test func `what each of them says stands in the sentence, a sum only that it is another`() {
    let reason = Outcome.Reason.conflict(["m/a", "m/b"])
    #expect(
      reason.text(.iPhoneX, candidates: [Length(points: 20), Length(points: 44)])
        == "conflict: m/a says 20, m/b says 44")
    #expect(
      reason.text(.iPhoneX, candidates: [Length(points: 20), nil])
        == "conflict: m/a says 20, m/b says otherwise")
    #expect(reason.text(.iPhoneX, candidates: [nil]) == "conflict: m/a and m/b disagree")
  }

  @Test func `a redesign since is the reason`() throws {
    var knowledge = Knowledge.of(
      [.of("m/any", "50", restsOn: ["s/1"])], [.of("s/1", "50", os: "15")])
    knowledge.redesigns = [
      Redesign(id: "bar", name: "the bar", version: OSVersion(18), idiom: .pad, sources: [])
    ]
    #expect(
      try reason(knowledge, os: "18", on: .iPad9)
        == "unknown: the bar was redesigned in iPadOS 18 and nothing was read since; "
        + "closest is m/any")
  }
}

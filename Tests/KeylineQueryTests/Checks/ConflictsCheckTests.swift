import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

struct ConflictsCheckTests {
  private let wide = Rule.of("m/wide", "20", where: "width 375")

  @Test func `rules that contradict each other on a device are found, with the place`() {
    let findings = Check.conflicts.findings(
      .of([wide, .of("m/notch", "44", where: "sensor-housing notch", os: "13..<")]))
    #expect(findings.count == 1)
    guard let finding = findings.first,
      case .contradicts(let rule, "iPhone X", let version) = finding.fault
    else {
      Issue.record("\(findings)")
      return
    }
    #expect(Set([finding.subject, rule]) == ["m/wide", "m/notch"])
    #expect(version == .of("13"))
  }

  @Test(arguments: [
    // They agree, one beats the other, or no device, version or situation meets both.
    Rule.of("m/other", "20", where: "sensor-housing notch"),
    .of("m/other", "44", where: "devices iphone-x"), .of("m/other", "44"),
    .of("m/other", "44", where: "sensor-housing dynamic-island"),
    .of("m/other", "44", where: "sensor-housing notch", os: "17..<"),
    .of("m/other", "44", where: "sensor-housing notch, zoom zoomed"),
    .of("m/other", "44", where: "sensor-housing notch", layer: .local),
    .of("n/other", "44", where: "sensor-housing notch", metric: "n"),
  ])
  func `rules that never contradict each other pass`(other: Rule) {
    #expect(Check.conflicts.findings(.of([wide, other])).isEmpty)
  }

  @Test func `rules that a third one beats wherever they meet pass`() {
    let notch = Rule.of("m/notch", "44", where: "sensor-housing notch")
    let both = Rule.of("m/both", "47", where: "width 375, sensor-housing notch")
    #expect(Check.conflicts.findings(.of([wide, notch, both])).isEmpty)
    let half = Rule.of("m/half", "47", where: "devices iphone-x, orientation portrait")
    #expect(!Check.conflicts.findings(.of([wide, notch, half])).isEmpty)
  }

  @Test(arguments: [
    "orientation landscape", "large-title true", "sdk 18..", "sdk ..5", "zoom zoomed",
    "bar-button-items custom", "display inner",
  ])
  func `a contradiction in one situation alone is found`(situation: String) {
    let rules = [
      Rule.of("m/width", "20", where: "width 375, \(situation)"),
      .of("m/notch", "44", where: "sensor-housing notch, \(situation)"),
      .of("m/any", "1"),
    ]
    #expect(Check.conflicts.subjects(.of(rules)).count == 1)
  }

  @Test func `a sum and a plain value that differ on one device are found`() {
    let rules = [
      Rule.of("m/sum", "a", where: "width 375"),
      .of("m/plain", "44", where: "sensor-housing notch"), .of("a/any", "44", metric: "a"),
    ]
    #expect(Check.conflicts.findings(.of(rules)).isEmpty)
    let wrong = Rule.of("a/x", "45", where: "devices iphone-x", metric: "a")
    #expect(Check.conflicts.findings(.of(rules + [wrong])).count == 1)
  }

  @Test func `what the design's change ended contradicts nothing after it`() {
    let rules = [
      Rule.of("m/old", "44", where: "width 393", restsOn: ["s/1"]),
      .of("m/new", "54", where: "sensor-housing dynamic-island", os: "26..<", restsOn: ["s/2"]),
    ]
    let observations = [Observation.of("s/1", "44", os: "17"), .of("s/2", "54", os: "26")]
    #expect(Check.conflicts.findings(.of(rules, observations)).isEmpty)
    let later = [Observation.of("s/1", "44", os: "26"), .of("s/2", "54", os: "26")]
    #expect(Check.conflicts.findings(.of(rules, later)).count == 1)
  }
}

import KeylineModel
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylineQuery

@Suite("What is missing, as people read it")
struct GapTextTests {
  private static let rule = Rule.of(
    "m/rule", "44", where: "devices iphone-xr, orientation landscape", os: "13..<")
  private static let miss = Miss(
    IndexedRule(
      rule, evidence: Evidence(rule, observations: ObservationIndex([])), redesigns: [],
      catalogue: [:], calendar: ReleaseCalendar([])),
    Unmet(isOfOtherDevices: true, dimensions: DimensionSet([.orientation]), isOfOtherVersions: true)
  )
  private static let redesign = Redesign(
    id: "bar", name: "the bar", version: OSVersion(18), idiom: .pad, sources: [])

  private static func stated(_ statements: (Int, Source.ID)...) -> Gap.Reason {
    .stated(statements.map { .init(value: Length(points: $0.0), source: $0.1) })
  }

  @Test(
    arguments: [
      (.nothingRecorded, "no source states it"), (.unstated, "no source states it"),
      (stated((35, "a"), (36, "b")), "sources differ: 35 by a, 36 by b"),
      (stated((36, "b")), "stated, but not enough to answer: 36 by b"),
      (stated((35, "a"), (36, "a")), "one source gives 35 and 36: a"),
      (.unused, "stated, but not used"),
      (.noAttribute, "no source states it for this screen"),
      (.term("n", .unstated), "n: no source states it"),
      (.firstOSUnknown, "the first iOS of the device is unknown"),
      (.conflict(["m/a", "m/b"]), "sources contradict each other"),
      (.before(.exact(OSVersion(13))), "no source before iOS 13"),
      (.after(.exact(OSVersion(26))), "no source from iOS 26 on"),
      (
        .after(.between(after: OSVersion(11), by: OSVersion(12))),
        "no source since a change between iOS 11.0.0 and 12"
      ),
      (
        .elsewhere(miss),
        "stated only for other devices in landscape from iOS 13"
      ),
      (.notApplicable, "not applicable"),
    ] as [(Gap.Reason, String)])
  func `each reason has its words`(reason: Gap.Reason, text: String) {
    #expect(reason.text(on: [.iPhoneX]) == text)
  }

  @Test(
    arguments: [
      (.redesigned(redesign), "not measured since iPadOS 18 redesigned the bar"),
      (.before(.exact(OSVersion(12))), "no source before iOS 12"),
      (.after(.exact(OSVersion(26))), "no source from iPadOS 26 on"),
    ] as [(Gap.Reason, String)])
  func `of iPads the versions are those of iPadOS`(reason: Gap.Reason, text: String) {
    #expect(reason.text(on: [.iPad9]) == text)
  }
}

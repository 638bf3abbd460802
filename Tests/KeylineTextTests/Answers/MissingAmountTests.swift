import KeylineModel
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylineQuery

@Suite("What an amount lacks, as people read it")
struct MissingAmountTests {
  private static func absence(
    _ status: Status, _ reason: Outcome.Reason?, _ candidates: [Int] = []
  ) -> Cell.Absence {
    Cell.Absence(
      status: status, reason: reason, candidates: candidates.map { Length(points: $0) })
  }

  @Test(
    arguments: [
      (.noMetric("no.such"), "no.such: no such metric in this data"),
      (
        .noValue("m", absence(.unknown, .noRule(nearest: nil)), on: .iPhoneX),
        "m: unknown: no source states it"
      ),
      (
        .noValue("m", absence(.conflict, .conflict(["m/1", "m/2"]), [1, 2]), on: .iPhoneX),
        "m: a rule without a source says 1, a rule without a source says 2"
      ),
      (.noValue("m", absence(.uncertain, nil, [24, 32]), on: .iPhoneX), "m: 24 or 32"),
      (.half(of: Length(sixths: 1)), "half of 0.167 is not a whole sixth of a point"),
      (
        .negativeSafeArea(Length(points: -8)),
        "additionalSafeAreaInsets: no source says what happens to a safe area of -8"
      ),
      (.outsideScreen(Length(points: 10)), "frame: it reaches 10 points outside the screen"),
      (.sheetSize, "size of the sheet: Keyline does not calculate it"),
      (.twoBottomBars, "contentInset.bottom: no source covers both bottom bars"),
      (
        .titleBesideMiddle,
        "title view: no source says where it goes when it is not centred in the bar"
      ),
    ] as [(DerivedLength.Gap, String)])
  func `each gap has its sentence`(gap: DerivedLength.Gap, text: String) {
    #expect([gap].texts == [text])
  }

  @Test func `what reads the same is said once`() {
    let gaps = [DerivedLength.Gap.noMetric("a"), .twoBottomBars, .noMetric("a")]
    #expect(gaps.texts == [[gaps[0]].texts[0], [gaps[1]].texts[0]])
  }
}

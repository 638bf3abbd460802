import KeylineModel
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylineQuery

@Suite("Checks, as people read them")
struct CheckTextTests {
  @Test(arguments: [
    (Replay.Verdict.agrees, 0, "0 agree"), (.agrees, 1, "1 agrees"), (.disagrees, 2, "2 disagree"),
    (.disagrees, 1, "1 disagrees"), (.disputed, 2, "2 disputed"),
    (.notCovered, 72, "72 not covered"),
  ])
  func `verdicts are counted in words`(verdict: Replay.Verdict, count: Int, text: String) {
    #expect(verdict.text(count) == text)
  }

  private static let two = Length(points: 2)
  private static let three = Length(points: 3)
  private static let place = Replay.Place(
    device: "iphone-x", version: OSVersion(12), result: .value(three, .known))

  @Test(
    arguments: [
      (.noMetric("m"), "no metric \"m\""), (.noDevice("d"), "no device \"d\""),
      (.noSource("s"), "no source \"s\""),
      (.restsOnMissing("s/1"), "rests on \"s/1\", which does not exist"),
      (.restsOnDisputed("s/1"), "rests on \"s/1\", which is disputed"),
      (.formulaNamesNoMetric("n"), "the formula names \"n\", which is not a metric"),
      (.cyclicFormula(["m", "a", "m"]), "the formula is cyclic: m → a → m"),
      (.tooManyTemplates(first: "d"), "is like d in a chain of more than 16 devices"),
      (
        .identifierTaken("iPhone1,1", by: "d"),
        "the model identifier iPhone1,1 already belongs to d"
      ),
      (.wide(.phone, two), "a phone that is 2 points wide"),
      (.wide(.pad, two), "a tablet that is 2 points wide"),
      (.overlaps("m/b"), "has the same conditions as m/b and overlaps it in versions"),
      (
        .leavesGap(until: .exact(OSVersion(12)), before: "m/b", from: .exact(OSVersion(13))),
        "ends at iOS 12, and m/b begins at iOS 13"
      ),
      (
        .contradicts("m/b", device: "D", at: OSVersion(12)),
        "contradicts m/b, for example on D with iOS 12.0"
      ),
      (
        .wouldConflict("m", device: "D", OSVersion(12), rules: ["m/a", "m/b"]),
        "m would conflict on D from iOS 12.0: m/a and m/b both apply and differ"
      ),
      (.unsupported, "no observation supports it"),
      (.otherwiseSupported(two, "s/1", three), "is 2, but rests on s/1, which states 3"),
      (.unused, "agrees with the rules, but no rule rests on it"),
      (
        .measuredWithoutRule("m", two, by: ["s", "t"]),
        "s and t measured m = 2, but no rule says so"
      ),
      (
        .contradictsItsSource(two, "s/1", three),
        "states 2 where s/1 states 3; add a condition that tells them apart"
      ),
      (.unmarkedCopy(of: "s", at: "a/b"), "shares a/b with s, but is not marked as a copy"),
      (
        .disagrees("m", two, rules: place),
        "states m = 2, the rules give 3 on iphone-x with iOS 12.0"
      ),
      (.disagrees("m", two, rules: nil), "states m = 2, the rules give another value"),
      (
        .spansChange(two, device: "D", values: [two, three]),
        "states 2 for versions in which D changed: 2 and 3"
      ),
      (
        .safeAreaAsStatusBar(two, height: three, device: "D", at: OSVersion(12)),
        "2 is the safe area's top of D with iOS 12.0; its status bar is 3"
      ),
      (
        .homeIndicator(two, at: OSVersion(12), hasHomeButton: true),
        "2 with iOS 12.0, but it has a home button"
      ),
      (
        .homeIndicator(.zero, at: OSVersion(12), hasHomeButton: false),
        "0 with iOS 12.0, but it has no home button"
      ),
      (
        .noBottomInset(at: OSVersion(12), .portrait),
        "iOS 12.0 has no safeAreaInsets.bottom without a navigation bar in portrait, but has one with it"
      ),
      (
        .asymmetric(left: two, right: three, at: OSVersion(12)),
        "iOS 12.0 landscape has 2 on the left and 3 on the right"
      ),
      (.namesIdleDevice("d"), "names d, which ran none of the versions it covers"),
      (
        .measuredStretch,
        "was measured over a range of versions; a measurement names each version"
      ),
      (
        .stretchNotReadAgain("s"),
        "covers a range of versions that nobody has checked against s again; add the day as "
          + "read-again, or write {} if the source names no version"
      ),
      (.addressless(["s", "t"]), "rests on s, t"),
      (.unstated([.width, .cornerRadius], in: ["s"]), "width, corner-radius: not in s"),
    ] as [(Finding.Fault, String)])
  func `each fault has its sentence`(fault: Finding.Fault, text: String) {
    #expect(Finding("row", fault).message == text)
    #expect(Finding("row", fault).text == "row: \(text)")
  }

  @Test func `a device that cannot be is described in points and pixels`() throws {
    let wrong = Device.iPhoneX.with { ($0.nativeWidth, $0.nativeHeight) = (1, 2) }
    #expect(
      Finding("d", .pixels(try #require(wrong.pixelObjection))).message
        == "375 × 812 pt @3x is 1125 × 2436 pixels, but the panel is recorded as 1 × 2")
    let half = Device.iPhoneX.with { $0.width = Length("375.5") }
    #expect(
      Finding("d", .pixels(try #require(half.pixelObjection))).message
        == "375.5 × 812 pt @3x is not a whole number of pixels")
  }

  @Test func `every check and remark has a claim of its own`() {
    let checks = Check.all + Check.remarks + [.licences]
    #expect(Set(checks.map(\.claim)).count == checks.count)
  }
}

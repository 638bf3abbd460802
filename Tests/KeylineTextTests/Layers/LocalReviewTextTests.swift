import KeylineModel
import Testing

@testable import KeylineQuery
@testable import KeylineText

@Suite("What is said of the user's own rows, as people read it")
struct LocalReviewTextTests {
  private static func place(_ result: Answer.Result) -> Replay.Place {
    Replay.Place(device: "iphone-x", version: OSVersion(12), result: result)
  }

  @Test(
    arguments: [
      (.rulesAgree, "the other rules say the same"),
      (
        .rulesDiffer(place(.value(Length(points: 44), .known)), stated: Length(points: 45)),
        "iphone-x, iOS 12.0: 44, but your row says 45"
      ),
      (
        .rulesDiffer(place(.none(.contradicted([]))), stated: Length(points: 45)),
        "iphone-x, iOS 12.0: conflict, but your row says 45"
      ),
      (.rulesDiffer(nil, stated: Length(points: 45)), "the other rules differ"),
      (.fault(.noDevice("no-such")), "no device \"no-such\""),
      (.sameDevice("d"), "d has the same name or model identifier"),
      (.shippedSame, "the shipped row says the same; drop yours: RESTORE"),
      (.shippedDiffers, "the shipped row with this name differs; use it: RESTORE"),
      (
        .shippedChanged(wasRemoved: true),
        "the shipped row that you removed has changed; use it: RESTORE"
      ),
      (.shippedGone(wasRemoved: false), "the shipped row that yours replaces is no longer shipped"),
    ] as [(LocalReview.Reason, String)])
  func `each reason has its words`(reason: LocalReview.Reason, text: String) {
    #expect(reason.text("RESTORE") == text)
  }
}

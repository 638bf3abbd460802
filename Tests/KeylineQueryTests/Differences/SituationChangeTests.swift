import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@Suite("Another situation, as written")
struct SituationChangeTests {
  @Test(arguments: [
    ("landscape", "orientation landscape"), ("zoomed", "zoom zoomed"), ("sdk=12", "sdk 12"),
    ("orientation=landscape", "orientation landscape"),
    ("design-compat", "design-compatibility true"), ("in-call-bar", "in-call-bar true"),
    ("status-bar=hidden", "status-bar hidden"), ("tab-bar,toolbar", "tab-bar true, toolbar true"),
    ("presentation=page-sheet", "presentation page-sheet"),
    ("large-title", "large-title true, navigation-bar true"),
    ("split=one-half, display=inner", "split one-half, display inner"),
  ])
  func `sets what it names`(text: String, situation: String) throws {
    #expect(try SituationChange(text).applied(to: Situation()) == .of(situation))
  }

  @Test func `leaves the rest, and can take something away`() throws {
    let start = Situation.of("large-title true, navigation-bar true, sdk 11")
    #expect(
      try SituationChange("large-title=false").applied(to: start)
        == .of("navigation-bar true, sdk 11"))
    #expect(
      try SituationChange("portrait").applied(to: .of("orientation landscape")) == Situation())
  }

  @Test func `says whether it names an orientation`() throws {
    #expect(try SituationChange("zoomed,portrait").setsOrientation)
    #expect(try !SituationChange("zoomed").setsOrientation)
  }

  @Test(arguments: [
    "", ",", "landscape,", "landscap", "sdk", "sdk=x", "sdk=0", "sdk=99999999999999999999",
    "orientation", "orientation=up", "large-title=maybe", "width=375", "landscape,portrait",
    "=true", "large-title==true", "landscape=true",
  ])
  func `refuses what it cannot read, with the word`(text: String) {
    let error = #expect(throws: SetError.self) { try SituationChange(text) }
    guard case .malformed = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `names what may have been meant`() {
    let error = #expect(throws: SetError.self) { try SituationChange("large-titel") }
    #expect(error == .malformed(text: "large-titel", .notInSituation(nearest: ["large-title"])))
  }
}

import KeylineData
import KeylineTestSupport
import Testing

@Suite("Situation flags")
struct SituationTests {
  @Test(arguments: [
    ("", "{}"),
    ("--landscape", "{}"),
    ("--sdk 11", #"{ "sdk": "11" }"#),
    ("--design-compat", #"{ "design-compatibility": true }"#),
    ("--zoomed", #"{ "zoom": "zoomed" }"#),
    ("--presentation page-sheet", #"{ "presentation": "page-sheet" }"#),
    ("--split one-half", #"{ "split": "one-half" }"#),
    ("--in-call-bar", #"{ "in-call-bar": true }"#),
    ("--status-bar hidden", #"{ "status-bar": "hidden" }"#),
    ("--display inner", #"{ "display": "inner" }"#),
    ("--navigation-bar", #"{ "navigation-bar": true }"#),
    ("--tab-bar", #"{ "tab-bar": true }"#),
    ("--toolbar", #"{ "toolbar": true }"#),
    ("--large-title", #"{ "large-title": true, "navigation-bar": true }"#),
    ("--prompt", #"{ "navigation-bar": true, "prompt": true }"#),
    ("--search-bar", #"{ "navigation-bar": true, "search-bar": true }"#),
    ("--title-view", #"{ "navigation-bar": true, "title-view": true }"#),
    (
      "--bar-button-items system", #"{ "bar-button-items": "system", "navigation-bar": true }"#
    ),
    (
      "--bar-button-items custom", #"{ "bar-button-items": "custom", "navigation-bar": true }"#
    ),
  ])
  func `a flag is part of the situation; what lives in a bar brings it along`(
    flags: String, situation: String
  ) throws {
    let outcome = try keyline("get screen.width -d iphone-x --os 11 --json \(flags)")
    let result = try #require(try JSONValue.reading(outcome.output)["results"]?.elements.first)
    #expect(result["situation"]?.inline == situation)
    #expect(result["orientation"]?.text == (flags == "--landscape" ? "landscape" : "portrait"))
  }

  @Test(arguments: [
    ("--sdk 0", "--sdk"), ("--sdk eleven", "--sdk"), ("--sdk nan", "--sdk"),
    ("--presentation popover", "--presentation"), ("--split quarter", "--split"),
    ("--status-bar gone", "--status-bar"), ("--display middle", "--display"),
    ("--bar-button-items many", "--bar-button-items"), ("--upside-down", "--upside-down"),
  ])
  func `a malformed flag is named, exit 64`(flags: String, name: String) throws {
    let outcome = try keyline("get screen.width -d iphone-x --os 11 \(flags)")
    #expect(outcome.exitCode == 64)
    #expect(outcome.output == "")
    #expect(outcome.messages.contains(name))
  }
}

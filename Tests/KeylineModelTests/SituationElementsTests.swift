import KeylineModel
import KeylineTestSupport
import Testing

struct SituationElementsTests {
  @Test func `asking a metric puts its elements on screen`() {
    let shown = Situation().showing([.tabBar, .largeTitle])
    #expect(shown.content.tabBar)
    #expect(shown.content.largeTitle)
    #expect(!shown.content.navigationBar)
  }

  @Test(arguments: [
    (BarButtonItems.none, BarButtonItems.system), (.system, .system), (.custom, .custom),
  ])
  func `items that are there keep their kind`(given: BarButtonItems, shown: BarButtonItems) {
    var situation = Situation()
    situation.content.barButtonItems = given
    #expect(situation.showing([.barButtonItems]).content.barButtonItems == shown)
  }

  @Test(arguments: [
    "large-title true", "prompt true", "search-bar true", "title-view true",
    "bar-button-items system", "bar-button-items custom",
  ])
  func `what lives in a navigation bar brings the bar along`(text: String) {
    let situation = Situation.of(text)
    #expect(!situation.content.navigationBar)
    #expect(situation.completed.content.navigationBar)
  }

  @Test(arguments: ["", "tab-bar true", "toolbar true", "status-bar hidden", "split one-half"])
  func `nothing else brings a navigation bar`(text: String) {
    #expect(Situation.of(text).completed == .of(text))
  }
}

import KeylineKit
import Testing

@Suite("Situations in one line")
struct SituationTests {
  @Test func `without arguments it is the situation that every query starts from`() {
    #expect(Situation(orientation: .portrait) == Situation())
  }

  @Test(arguments: [
    Situation(largeTitle: true), Situation(prompt: true), Situation(searchBar: true),
    Situation(titleView: true), Situation(barButtonItems: .system), Situation(search: .cancelled),
  ])
  func `what lives in a navigation bar brings it along`(situation: Situation) {
    #expect(situation.content.navigationBar)
  }

  @Test func `every argument sets what it is named after`() {
    var expected = Situation()
    expected.orientation = .landscape
    expected.sdk = 12
    expected.designCompatibility = true
    expected.zoom = .zoomed
    expected.presentation = .pageSheet
    expected.split = .oneHalf
    expected.inCallBar = true
    expected.statusBar = .hidden
    expected.display = .inner
    expected.search = .active
    expected.content.navigationBar = true
    expected.content.largeTitle = true
    expected.content.prompt = true
    expected.content.searchBar = true
    expected.content.titleView = true
    expected.content.barButtonItems = .custom
    expected.content.tabBar = true
    expected.content.toolbar = true
    let situation = Situation(
      orientation: .landscape, sdk: 12, designCompatibility: true, zoom: .zoomed,
      presentation: .pageSheet, split: .oneHalf, inCallBar: true, statusBar: .hidden,
      display: .inner, search: .active, navigationBar: true, largeTitle: true, prompt: true,
      searchBar: true,
      titleView: true, barButtonItems: .custom, tabBar: true, toolbar: true)
    #expect(situation == expected)
  }
}

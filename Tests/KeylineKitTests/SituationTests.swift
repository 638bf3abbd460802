import Testing

@testable import KeylineKit

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
    #expect(situation.model.content.navigationBar)
  }

  @Test func `the conditions that few metrics have reach the resolver under their words`() {
    let situation = Situation(
      multitasking: false, suggestions: false, tableStyle: .insetGrouped,
      cell: .contentConfiguration, detent: .medium, widget: .accessoryInline)
    let expected = Situation().model.with(.multitasking, "off")?.with(.suggestions, "off")?
      .with(.tableStyle, "inset-grouped")?.with(.cell, "content-configuration")?
      .with(.detent, "medium")?.with(.widget, "accessory-inline")
    #expect(situation.model == expected)
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
    expected.navigationBar = true
    expected.largeTitle = true
    expected.prompt = true
    expected.searchBar = true
    expected.titleView = true
    expected.barButtonItems = .custom
    expected.tabBar = true
    expected.toolbar = true
    expected.multitasking = false
    expected.suggestions = false
    expected.tableStyle = .insetGrouped
    expected.cell = .contentConfiguration
    expected.detent = .medium
    expected.widget = .accessoryInline
    let situation = Situation(
      orientation: .landscape, sdk: 12, designCompatibility: true, zoom: .zoomed,
      presentation: .pageSheet, split: .oneHalf, multitasking: false, inCallBar: true,
      statusBar: .hidden,
      display: .inner, search: .active, navigationBar: true, largeTitle: true, prompt: true,
      searchBar: true,
      titleView: true, barButtonItems: .custom, tabBar: true, toolbar: true, suggestions: false,
      tableStyle: .insetGrouped, cell: .contentConfiguration, detent: .medium,
      widget: .accessoryInline)
    #expect(situation == expected)
  }
}

import KeylineModel
import Testing

@testable import KeylineKit

@Suite("Situations in one line")
struct SituationTests {
  @Test func `without arguments it is the situation that every query starts from`() throws {
    #expect(KeylineKit.Situation(orientation: .portrait) == .init())
    #expect(try KeylineKit.Situation().model().situation == KeylineModel.Situation())
  }

  @Test(arguments: [
    Situation(largeTitle: true), Situation(searchBar: true),
    Situation(others: ["prompt": "true"]), Situation(others: ["title-view": "true"]),
    Situation(others: ["bar-button-items": "system"]), Situation(others: ["search": "cancelled"]),
  ])
  func `what lives in a navigation bar brings it along`(situation: KeylineKit.Situation) throws {
    #expect(try situation.model().situation.content.navigationBar)
  }

  @Test func `every argument sets what it is named after`() throws {
    let situation = KeylineKit.Situation(
      orientation: .landscape, statusBar: .hidden, navigationBar: true, largeTitle: true,
      searchBar: true, tabBar: true, toolbar: true, sdk: 12,
      others: ["presentation": "page-sheet", "split": "one-half", "detent": "medium"])
    var expected = KeylineModel.Situation()
    expected.orientation = .landscape
    expected.statusBar = .hidden
    expected.content.navigationBar = true
    expected.content.largeTitle = true
    expected.content.searchBar = true
    expected.content.tabBar = true
    expected.content.toolbar = true
    expected.sdk = 12
    expected.presentation = .pageSheet
    expected.split = .oneHalf
    expected.set(.detent, to: Detent.medium.code)
    let model = try situation.model()
    #expect(model.situation == expected.completed)
    #expect(model.ofFewMetrics == [.detent: [Detent.medium.code]])
  }
}

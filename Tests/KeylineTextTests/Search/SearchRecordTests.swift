import KeylineData
import KeylineTestSupport
import KeylineText
import Testing

@testable import KeylineQuery

@Suite("What a search found, as a table and as objects")
struct SearchRecordTests {
  private static let records = [
    SearchRecord(
      SearchHit(kind: .metric, id: "tabBar.height", title: "Tab bar height", chineseTitle: nil),
      next: "next"),
    SearchRecord(
      SearchHit(kind: .technique, id: "t", title: "Moving it", chineseTitle: "移动它"), next: "n"),
  ]

  @Test(arguments: [(false, "Moving it"), (true, "移动它")])
  func `speaks the language of the question where it can`(isChinese: Bool, title: String) {
    #expect(
      Self.records.table(isChinese: isChinese).rows == [
        ["metric", "tabBar.height", "Tab bar height"], ["technique", "t", title],
      ])
  }
}

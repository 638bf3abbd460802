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

  @Test(arguments: [
    (SearchHit.Kind.metric, 1, "", "1 metric"), (.device, 12, "", "12 devices"),
    (.source, 2, "more ", "2 more sources"), (.technique, 0, "", "0 techniques"),
  ])
  func `is counted in words`(kind: SearchHit.Kind, count: Int, word: String, text: String) {
    #expect(kind.counted(count, word) == text)
  }
}

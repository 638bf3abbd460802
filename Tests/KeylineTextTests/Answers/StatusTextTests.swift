import KeylineModel
import KeylineQuery
import KeylineText
import Testing

@Suite("How values stand, as people read it")
struct StatusTextTests {
  @Test(
    arguments: [
      (
        .measuredUntil(StatedVersion(OSVersion(12), precision: .major)),
        "assumed: measured up to iOS 12"
      ),
      (
        .statedUntil(StatedVersion(OSVersion(17, 2), precision: .minor)),
        "assumed: nobody measured it, last stated for iOS 17.2"
      ),
      (.undated, "assumed: no source names a version"),
      (.inferred, "inferred: no source covers this device in this situation"),
      (.uncertain, "uncertain: the exact version of the change is unknown"),
      (.singleSource, "single source"), (.disputed, "disputed: sources contradict each other"),
      (.defaultSDK(13), "assuming SDK 13"), (.defaultSDK(nil), "assuming the SDK of each OS"),
    ] as [(Caveat, String)])
  func `each caveat has its sentence`(caveat: Caveat, text: String) {
    #expect(caveat.text == text)
  }

  @Test func `words differ from one another`() {
    #expect(Set(Status.allCases.map(\.text)).count == Status.allCases.count)
    #expect(Set(Confidence.allCases.map(\.text)).count == Confidence.allCases.count)
  }

  @Test(arguments: Confidence.allCases)
  func `a confidence reads as programs get it`(confidence: Confidence) {
    #expect(confidence.text == confidence.rawValue)
  }
}

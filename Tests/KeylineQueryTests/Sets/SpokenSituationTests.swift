import KeylineBundle
import KeylineModel
import KeylineSeed
import Testing

@testable import KeylineQuery

@Suite("Conditions and versions among words")
struct SpokenSituationTests {
  private static let metrics = (try? Seed.bundled().metrics) ?? []

  @Test(arguments: metrics)
  func `the words of a metric's title name none`(metric: Metric) {
    let words = metric.title.split(separator: " ").map(String.init)
    #expect(SpokenSituation(words).rest == words)
    #expect(SpokenSituation(SpokenWord.all(in: metric.id).map(\.text)).conditions.isEmpty)
  }

  @Test(arguments: metrics)
  func `a metric's title names it, whole and in a sentence`(metric: Metric) throws {
    let words = metric.title.split(separator: " ").map(String.init)
    for words in [[metric.title], words, words.map { $0.lowercased() }] {
      let names = try AskedNames(
        words, in: Self.metrics, takesDevices: true, takesSituation: true)
      #expect(names.metrics == [metric])
      #expect(!names.hasDevices)
    }
  }

  @Test(arguments: [
    ("ios 18", ["18"]), ("iOS 18.4", ["18.4"]), ("iPadOS26", ["26"]), ("ios 17-18", ["17-18"]),
    ("ios 17 to 18", ["17-18"]), ("ios 17 and 18", ["17", "18"]),
    ("ios latest", ["latest"]), ("ios", []), ("18", []), ("iosifov 3", []),
  ])
  func `versions follow the name of the system`(text: String, versions: [String]) {
    #expect(SpokenSituation(text.split(separator: " ").map(String.init)).versions == versions)
  }

  @Test(arguments: [
    ("split view third", Dimension.split, Split.oneThird.code),
    ("two thirds split", .split, Split.twoThirds.code), ("1/2", .split, Split.oneHalf.code),
    ("keyboard one-third", .split, Split.oneThird.code),
    ("sheet medium", .detent, Detent.medium.code),
    ("sheet height medium", .detent, Detent.medium.code),
    ("Landscape", .orientation, Orientation.landscape.code),
    ("inner screen", .display, Display.inner.code),
    ("without suggestions", .suggestions, Switch.off.code),
    ("under the navigation bar", .navigationBar, 1), ("with tab bar", .tabBar, 1),
    ("extra large widget", .widget, 3),
  ])
  func `a phrase names one value of a condition`(text: String, dimension: Dimension, code: Int) {
    let spoken = SpokenSituation(text.split(separator: " ").map(String.init))
    #expect(spoken.conditions == [dimension: [code]])
  }

  @Test func `with and without names both values`() {
    let words = ["keyboard", "with", "and", "without", "suggestions"]
    #expect(SpokenSituation(words).conditions == [.suggestions: [0, 1]])
  }

  @Test(arguments: ["half", "third", "split view", "medium", "suggestions", "inner", "with"])
  func `a word that may mean more is left`(text: String) {
    let words = text.split(separator: " ").map(String.init)
    #expect(SpokenSituation(words).rest == words)
  }

  @Test func `words of a sentence are left out, but never all`() {
    #expect(
      SpokenSituation(["which", "iphones", "have", "a", "notch"]).withoutFillers
        == ["iphones", "notch"])
    #expect(SpokenSituation(["what", "is"]).withoutFillers == ["what", "is"])
  }
}

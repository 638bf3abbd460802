import KeylineModel
import KeylineQuery
import KeylineTestSupport
import KeylineText
import Testing

@Suite("Conditions in words")
struct ScopeWordsTests {
  @Test(arguments: [
    (["iPhone X"], "iPhone X"),
    (["iPhone X", "iPhone XS", "iPhone XS Max"], "iPhone X, XS, XS Max"),
    (["iPhone 7", "iPad Air 2", "iPad mini 4"], "iPhone 7, iPad Air 2, iPad mini 4"),
    (["iPad", "iPad Air"], "iPad, iPad Air"), (["iPad Air", "iPad"], "iPad Air, iPad"),
    (["iPad mini", "iPad (5th generation)"], "iPad mini, iPad (5th generation)"), ([], ""),
  ])
  func `what names share is said once`(names: [String], joined: String) {
    #expect(NameLists.joined(names) == joined)
  }

  @Test(arguments: [
    (1, "metric", "1 metric"), (12, "device", "12 devices"), (2, "more source", "2 more sources"),
    (0, "technique", "0 techniques"),
  ])
  func `a number has its noun`(count: Int, noun: String, text: String) {
    #expect(NameLists.counted(count, noun) == text)
  }

  private func words(_ scope: Scope, most: Int = 5) -> String {
    scope.words(in: Sample.resolver, most: most)
  }

  @Test func `devices go by their names, the oldest first`() {
    #expect(words(Scope(devices: ["phone-b", "phone-a"])) == "Phone A, B")
    #expect(words(Scope(devices: ["phone-b", "phone-a"]), most: 1) == "Phone A and 1 more")
    #expect(words(Scope(devices: ["phone-z"])) == "phone-z")
  }

  @Test func `no conditions are no words`() {
    #expect(words(Scope()) == "")
  }

  @Test(arguments: [
    (Dimension.family, ValueSet(values: [0]), "iPhones"),
    (.idiom, ValueSet(values: [0]), "phones"), (.idiom, ValueSet(values: [1]), "iPads"),
    (.width, ValueSet(values: [375 * 6]), "width 375"),
    (.width, ValueSet(values: [320 * 6, 375 * 6]), "width 320 or 375"),
    (.width, ValueSet(values: [320 * 6, 375 * 6, 414 * 6]), "width 320, 375 or 414"),
    (.width, ValueSet([320 * 6...402 * 6]), "width 320 to 402"),
    (.width, ValueSet([ValueSet.minimum...402 * 6]), "width at most 402"),
    (.width, ValueSet([402 * 6...ValueSet.maximum]), "width at least 402"),
    (.homeButton, ValueSet(values: [1]), "home button"),
    (.homeButton, ValueSet(values: [0]), "no home button"),
    (.sensorHousing, ValueSet(values: [0]), "no sensor housing"),
    (.sensorHousing, ValueSet(values: [1]), "notch"),
    (.orientation, ValueSet(values: [1]), "landscape"),
    (.sdk, ValueSet([ValueSet.minimum...11]), "SDK before 12"),
    (.sdk, ValueSet([12...ValueSet.maximum]), "SDK 12 or later"),
    (.sdk, ValueSet(values: [12]), "SDK 12"),
    (.largeTitle, ValueSet(values: [1]), "large title"),
    (.largeTitle, ValueSet(values: [0]), "no large title"),
    (.designCompatibility, ValueSet(values: [1]), "UIDesignRequiresCompatibility"),
    (.zoom, .any, ""), (.presentation, ValueSet(values: [1]), "presentation page-sheet"),
  ])
  func `a condition`(dimension: Dimension, set: ValueSet, words: String) {
    #expect(self.words(Scope(conditions: [dimension: set])) == words)
  }

  @Test func `conditions are joined with commas, a list of devices needs no family`() {
    var scope = Scope(conditions: [
      .family: ValueSet(values: [0]), .orientation: ValueSet(values: [0]),
      .largeTitle: ValueSet(values: [1]),
    ])
    #expect(words(scope) == "iPhones, portrait, large title")
    scope.devices = ["phone-a"]
    #expect(words(scope) == "Phone A, portrait, large title")
  }
}

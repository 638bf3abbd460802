import KeylineData
import KeylineModel
import Testing

@testable import KeylineQuery

@Suite("What words name")
struct WordsTests {
  private static let seed = (try? Seed.bundled()) ?? Knowledge()
  private static let metrics = seed.metrics

  private func sentence(_ text: String) throws -> Sentence {
    try Sentence(
      text.split(separator: " ").map(String.init), metrics: Self.metrics,
      devices: Self.seed.devices,
      readsSituation: true)
  }

  @Test(arguments: metrics)
  func `a metric's title names it, whole and in a sentence, and no condition`(metric: Metric) throws
  {
    let words = metric.title.split(separator: " ").map(String.init)
    for words in [[metric.title], words, words.map { $0.lowercased() }, [metric.id]] {
      let sentence = try Sentence(
        words, metrics: Self.metrics, devices: Self.seed.devices, readsSituation: true)
      #expect(sentence.metrics == [metric])
      #expect(sentence.devices == [] && sentence.conditions == [:] && sentence.problem == nil)
    }
  }

  @Test(arguments: seed.devices)
  func `a device's name names it beside a metric`(device: Device) throws {
    for name in [device.id, device.name, device.name.lowercased()] {
      let sentence = try sentence("\(name) status bar height ios 18")
      #expect(try DeviceSet(sentence.devices, in: Self.seed.devices).devices == [device])
      #expect(sentence.metrics.map(\.id) == ["statusBar.height"])
      #expect(sentence.versions == ["18"])
    }
  }

  @Test(arguments: [
    ("ios 18", ["18"]), ("iOS 18.4", ["18.4"]), ("iPadOS26", ["26"]), ("ios 17-18", ["17-18"]),
    ("ios 17 to 18", ["17-18"]), ("ios 17 to ios 18", ["17-18"]), ("ios 17 and 18", ["17", "18"]),
    ("ios 17, 18", ["17", "18"]),
    ("ios latest", ["latest"]), ("latest ios", ["latest"]), ("ios", []), ("18", []),
    ("iosifov 3", []),
  ])
  func `versions follow the name of the system`(text: String, versions: [String]) throws {
    #expect(try sentence(text).versions == versions)
  }

  @Test(arguments: [
    ("split view third", Dimension.split, Split.oneThird.code),
    ("two thirds split", .split, Split.twoThirds.code), ("1/2", .split, Split.oneHalf.code),
    ("keyboard one-third", .split, Split.oneThird.code),
    ("sheet medium", .detent, Detent.medium.code),
    ("sheet height medium", .detent, Detent.medium.code),
    ("Landscape", .orientation, Orientation.landscape.code),
    ("横屏", .orientation, Orientation.landscape.code),
    ("inner screen", .display, Display.inner.code),
    ("without suggestions", .suggestions, Switch.off.code),
    ("under the navigation bar", .navigationBar, 1),
    ("large title navigation bar", .largeTitle, 1), ("prefersLargeTitles", .largeTitle, 1),
    ("with tab bar", .tabBar, 1),
    ("extra large widget", .widget, 3),
  ])
  func `a phrase names one value of a condition`(text: String, dimension: Dimension, code: Int)
    throws
  {
    #expect(try sentence(text).conditions == [dimension: [code]])
  }

  @Test func `with and without names both values`() throws {
    #expect(
      try sentence("keyboard with and without suggestions").conditions == [.suggestions: [0, 1]])
  }

  @Test(arguments: ["half", "third", "medium", "suggestions", "inner", "with", "in split view"])
  func `a word that may mean more is not understood`(text: String) throws {
    let sentence = try sentence(text)
    #expect(sentence.conditions == [:])
    #expect(sentence.problem != nil)
  }

  @Test(arguments: [
    (
      "iphone 12 landscape safe area left and right",
      ["safeAreaInsets.left", "safeAreaInsets.right"]
    ),
    ("iphone 14 safe area top and bottom", ["safeAreaInsets.top", "safeAreaInsets.bottom"]),
    ("tab bar height and toolbar height iphone 15", ["tabBar.height", "toolbar.height"]),
    ("how tall is the nav bar on iphone 15", ["navigationBar.height"]),
    ("screen width and height of the iphone 15", ["screen.width", "screen.height"]),
  ])
  func `commas and and join names, and a sentence has other words`(text: String, ids: [String])
    throws
  {
    let sentence = try sentence(text)
    #expect(sentence.metrics.map(\.id) == ids)
    #expect(sentence.devices.count == 1 && sentence.problem == nil)
  }

  @Test(arguments: [
    ("which iphones have a notch", ["iphones", "notch"]),
    ("iphone 15 iphone 16", ["iphone 15", "iphone 16"]),
    ("all iphones", ["iphones"]),
    ("family:iphone and since:2023", ["family:iphone and since:2023"]),
    ("iphone 16 pro max navigation bar height", ["iphone 16 pro max"]),
  ])
  func `sets of devices are kept as they are written`(text: String, sets: [String]) throws {
    #expect(try sentence(text).devices == sets)
  }

  @Test(arguments: [
    "iphone 15 proo", "navbar hieght iphone 15", "iphone 99 status bar height", "toaster",
    "bar height iphone 15", "notch height iphone 14",
    "landscape portrait iphone 15 status bar height",
  ])
  func `what is not understood is never passed over`(text: String) throws {
    #expect(try sentence(text).problem != nil)
  }
}

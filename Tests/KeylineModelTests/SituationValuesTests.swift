import KeylineModel
import Testing

/// The words of the design, the default of every query first.
struct SituationValuesTests {
  @Test(
    arguments: [
      (.family, ["iphone", "ipod", "ipad"]), (.idiom, ["phone", "pad"]),
      (.sensorHousing, ["none", "notch", "dynamic-island"]),
      (.sizeClassInLandscape, ["compact", "regular"]), (.orientation, ["portrait", "landscape"]),
      (.zoom, ["standard", "zoomed"]), (.presentation, ["full-screen", "page-sheet"]),
      (.split, ["none", "one-third", "one-half", "two-thirds"]), (.statusBar, ["shown", "hidden"]),
      (.display, ["outer", "inner"]), (.search, ["at-rest", "active", "cancelled"]),
      (.suggestions, ["on", "off"]), (.tableStyle, ["plain", "grouped", "inset-grouped"]),
      (.cell, ["classic", "content-configuration"]), (.detent, ["large", "medium"]),
      (
        .widget,
        [
          "small", "medium", "large", "extra-large", "accessory-circular", "accessory-rectangular",
          "accessory-inline",
        ]
      ),
      (.multitasking, ["on", "off"]), (.barButtonItems, ["none", "system", "custom"]),
    ] as [(Dimension, [String])])
  func `a dimension has its words in order`(dimension: Dimension, words: [String]) {
    #expect(dimension.values == .names(words))
  }

  @Test func `the code of a value is its place`() {
    #expect(SensorHousing.allCases.map(\.code) == [0, 1, 2])
    #expect([Orientation.portrait.code, Orientation.landscape.code] == [0, 1])
    #expect(Layer.allCases.map(\.code) == [0, 1, 2])
  }
}

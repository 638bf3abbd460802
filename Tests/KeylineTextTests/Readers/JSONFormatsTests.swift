import KeylineData
import KeylineQuery
import KeylineText
import Testing

@Suite("JSON of others")
struct JSONFormatsTests {
  @Test func `a device spec gives sizes, insets and keyboards, but not its frame`() throws {
    let name = "iPhone 17 Pro"
    #expect(
      try table(ExternalSample.deviceSpecs).lines == [
        "\(name) · portrait · screen.width = 402", "\(name) · portrait · screen.height = 874",
        "\(name) · portrait · screen.scale = 3",
        "\(name) · portrait · screen.safeAreaInsets.top = 62",
        "\(name) · portrait · screen.safeAreaInsets.left = 0",
        "\(name) · portrait · screen.safeAreaInsets.bottom = 34",
        "\(name) · portrait · screen.safeAreaInsets.right = 0",
        "\(name) · portrait · keyboard.height = 335",
        "\(name) · landscape · screen.safeAreaInsets.top = 0",
        "\(name) · landscape · screen.safeAreaInsets.left = 62",
        "\(name) · landscape · screen.safeAreaInsets.bottom = 20",
        "\(name) · landscape · screen.safeAreaInsets.right = 62",
        "\(name) · landscape · keyboard.height = 208",
      ])
  }

  @Test func `an array of device specs is read, other platforms are left out`() throws {
    let other = """
      { "name": "Pixel 8", "platform": "android", "devicePixelRatio": 2.6251,
        "portraitSize": { "width": 412, "height": 915 } }
      """
    let found = try table("[\(other), \(ExternalSample.deviceSpecs)]")
    #expect(found.format == .deviceSpecs)
    #expect(found.leftOut == 1)
    #expect(Set(found.readings.map(\.device)) == ["iPhone 17 Pro"])
  }

  @Test func `a reading says where it stands`() throws {
    let reading = try #require(try table(ExternalSample.deviceSpecs).readings.first)
    #expect((reading.place.line, reading.place.column) == (4, 30))
    #expect(reading.path == "portraitSize.width")
    let nested = try #require(try table("[\(ExternalSample.appleDimensions)]").readings.last)
    #expect(nested.path == "[0].safeAreaInsets.right")
  }
}

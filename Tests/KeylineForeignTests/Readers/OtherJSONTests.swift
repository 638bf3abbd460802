import KeylineForeign
import KeylineModel
import KeylineQuery
import Testing

@Suite("JSON of others with parts missing")
struct OtherJSONTests {
  private static let size = #""portraitSize": { "width": 375, "height": 812 }"#

  @Test(arguments: [
    (#""name": "iPhone X", "id": "apple-iphone-x""#, "iPhone X"),
    (#""id": "apple-iphone-x""#, "apple-iphone-x"),
    (#""name": null, "id": "apple-iphone-x""#, "apple-iphone-x"),
  ])
  func `a device spec goes by its name, or else by its identifier`(
    members: String, name: String
  ) throws {
    let found = try table("{ \(members), \(Self.size) }")
    #expect(
      found.lines == [
        "\(name) · portrait · screen.width = 375", "\(name) · portrait · screen.height = 812",
      ])
    #expect(found.readings.map(\.screen?.isLandscape) == [false, false])
  }

  @Test(arguments: [(#""iOS""#, 2, 0), ("null", 2, 0), (#""android""#, 0, 1), (#""macOS""#, 0, 1)])
  func `a device spec of another platform is counted, not read`(
    platform: String, readings: Int, leftOut: Int
  ) throws {
    let found = try table(#"{ "name": "a", "platform": \#(platform), \#(Self.size) }"#)
    #expect((found.readings.count, found.leftOut) == (readings, leftOut))
  }

  @Test(
    arguments: [
      (#"{ "name": "a", "portraitSize": { "width": 375 } }"#, "no portraitSize with a width"),
      (#"[ { "name": "a" } ]"#, "no portraitSize"), (#"{ \#(size) }"#, "neither name nor id"),
      (#"{ "name": "a", \#(size), "portraitPadding": 3 }"#, "an object is expected"),
      (#"{ "name": "a", \#(size), "devicePixelRatio": "3" }"#, "a number is expected"),
      (#"{ "name": ["a"], \#(size) }"#, "a string is expected"),
    ])
  func `a device spec that is wrong is refused`(text: String, words: String) {
    #expect(refusal(of: text, as: .deviceSpecs)?.contains(words) == true)
  }

  @Test func `dimmmensions is read as far as it goes`() throws {
    let text = #"""
      [ { "name": "a", "portrait": { "layoutMargins": { "left": 16, "right": 20 } } },
        { "name": "b", "scale": 2, "landscape": { "safeArea": { "left": 44, "top": null } } },
        { "name": "c", "portrait": null, "landscape": { "screen": { "width": 667 } },
          "radius": 0 } ]
      """#
    #expect(
      try table(text, as: .dimmmensions).lines == [
        "a · portrait · layoutMargins.leading = 16", "b · portrait · screen.scale = 2",
        "b · landscape · screen.safeAreaInsets.left = 44", "c · portrait · screen.cornerRadius = 0",
      ])
  }

  @Test(arguments: [
    // 320 - 16 - 16, and 375 - 16 - 20.
    (
      #""screen": { "width": 320, "height": 568 }, "readableContent": { "left": 16, "right": 16 }"#,
      "288"
    ),
    (
      #""screen": { "width": 375, "height": 667 }, "readableContent": { "left": 16, "right": 20 }"#,
      "339"
    ),
    (#""readableContent": { "left": 16, "right": 16 }"#, nil),
    (#""screen": { "width": 320, "height": 568 }, "readableContent": { "left": 16 }"#, nil),
    (#""screen": { "width": 320 }, "readableContent": { "left": 16, "right": 16 }"#, nil),
  ])
  func `the readable width needs the screen and both insets`(
    portrait: String, width: String?
  ) throws {
    let text = #"[ { "name": "a", "scale": 2, "portrait": { \#(portrait) } } ]"#
    let readable = try table(text, as: .dimmmensions).readings.filter {
      $0.metric == "readableContent.width"
    }
    #expect(readable.map(\.value.description) == [width].compactMap(\.self))
  }

  @Test(
    arguments: [
      (#"[ { "portrait": {} } ]"#, "no name"), (#"[ { "name": "a", "portrait": 1 } ]"#, "object"),
      (#"[ { "name": "a", "scale": "2" } ]"#, "a number is expected"), ("[ 1 ]", "object"),
      (#"[ { "name": "a", "radius": 39.99 } ]"#, "not a length"), ("[]", "no readings"),
    ])
  func `dimmmensions that is wrong is refused`(text: String, words: String) {
    #expect(refusal(of: text, as: .dimmmensions)?.contains(words) == true)
  }

  @Test func `a descriptor of Playwright is of its screen, or else of its viewport`() throws {
    let text = #"""
      { "iPhone 8": { "viewport": { "width": 375, "height": 667 }, "deviceScaleFactor": 2 },
        "iPad Mini landscape":
          { "viewport": { "width": 1024, "height": 768 }, "deviceScaleFactor": 2 },
        "iPod touch": { "viewport": { "width": 320, "height": 568 } },
        "Desktop Chrome": { "viewport": { "width": 1280, "height": 720 }, "deviceScaleFactor": 1 },
        "Pixel 7": { "viewport": { "width": 412, "height": 839 }, "deviceScaleFactor": 2.625 } }
      """#
    let found = try table(text)
    #expect(found.format == .playwright)
    #expect(found.leftOut == 2)
    #expect(
      found.lines == [
        "iPhone 8 · portrait · screen.width = 375", "iPhone 8 · portrait · screen.height = 667",
        "iPhone 8 · portrait · screen.scale = 2", "iPad Mini · landscape · screen.width = 1024",
        "iPad Mini · landscape · screen.height = 768", "iPad Mini · portrait · screen.scale = 2",
        "iPod touch · portrait · screen.width = 320", "iPod touch · portrait · screen.height = 568",
      ])
  }

  @Test(
    arguments: [
      ("[]", "an object is expected"), (#"{ "iPhone 8": 3 }"#, "an object is expected"),
      (#"{ "iPhone 8": {} }"#, "no viewport"),
      (#"{ "iPhone 8": { "viewport": null } }"#, "no viewport"),
      (#"{ "iPhone 8": { "viewport": { "width": true, "height": 1 } } }"#, "a number is expected"),
      ("{}", "no readings"),
    ])
  func `descriptors that are wrong are refused`(text: String, words: String) {
    #expect(refusal(of: text, as: .playwright)?.contains(words) == true)
  }

  @Test(arguments: [
    ExternalFormat.deviceSpecs, .dimmmensions, .appleDimensions, .playwright, .probe,
  ])
  func `names of any kind stay what they are`(format: ExternalFormat) throws {
    let hostile = #"iPhone \"><script>\\u0000 ' ,;\u001b[2J导\ud83d\ude00"#.replacing(
      #"\\u0000"#, with: "")
    let sample = try #require(ExternalSample.all.first { $0.format == format })
    let text = [
      "iPhone 17 Pro", "iPad mini (6th generation)", "iPhone 15 Pro", "iPhone XR", "iPhone10,3",
    ]
    .reduce(sample.text) { $0.replacing("\"\($1)\"", with: "\"\(hostile)\"") }
    let name = "iPhone \"><script> ' ,;\u{1B}[2J导😀"
    #expect(try table(text).readings.map(\.device).contains(name))
  }
}

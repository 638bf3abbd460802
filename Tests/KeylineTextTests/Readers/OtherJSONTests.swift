import KeylineModel
import KeylineQuery
import KeylineText
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

  @Test(arguments: [ExternalFormat.deviceSpecs, .appleDimensions, .probe])
  func `names of any kind stay what they are`(format: ExternalFormat) throws {
    let hostile = #"iPhone \"><script>\\u0000 ' ,;\u001b[2J导\ud83d\ude00"#.replacing(
      #"\\u0000"#, with: "")
    let sample = try #require(ExternalSample.all.first { $0.format == format })
    let text = ["iPhone 17 Pro", "iPhone 15 Pro", "iPhone10,3"]
      .reduce(sample.text) { $0.replacing("\"\($1)\"", with: "\"\(hostile)\"") }
    let name = "iPhone \"><script> ' ,;\u{1B}[2J导😀"
    #expect(try table(text).readings.map(\.device).contains(name))
  }
}

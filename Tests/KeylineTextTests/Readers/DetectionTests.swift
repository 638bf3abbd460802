import KeylineQuery
import KeylineText
import Testing

@Suite("The format of a foreign file")
struct DetectionTests {
  @Test(arguments: ExternalSample.all.map(\.format))
  func `is found by what is in the text`(format: ExternalFormat) throws {
    let sample = try #require(ExternalSample.all.first { $0.format == format })
    #expect(try table(sample.text).format == format)
    #expect(try table("\u{FEFF}\(sample.text)").format == format)
  }

  @Test(arguments: ExternalSample.all.map(\.format), ExternalFormat.allCases)
  func `can be forced, and then another one is refused`(
    format: ExternalFormat, forced: ExternalFormat
  ) throws {
    let sample = try #require(ExternalSample.all.first { $0.format == format })
    let refused = refusal(of: sample.text, as: forced)
    if format == forced {
      #expect(refused == nil)
    } else if forced == .json, format != .csv, format != .viewImageConfig {
      // Any list or map of objects is a table, if its keys say what they hold.
      #expect(refused?.hasPrefix("file") != false)
    } else if format == .deviceSpecs && forced == .appleDimensions {
      // Both are objects with a name; one takes of the other what they share, if anything.
      #expect(refused == nil || refused?.contains("no readings") == true)
    } else {
      #expect(refused?.hasPrefix("file") == true)
    }
  }

  @Test(arguments: ["", " \n", "hello", "a,b\n1,2\n", "{}", "[]", "[1]", "{\"a\":1}", "[[[]]]"])
  func `that is unknown is said with those that are known`(text: String) {
    let refused = refusal(of: text)
    #expect(refused?.contains("view-image-config") == true)
  }
}

import KeylineData
import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylineText

@Suite("Situations in words and as objects")
struct SituationWordsTests {
  @Test(arguments: [
    ("", "portrait"), ("orientation landscape", "landscape"),
    ("orientation landscape, large-title true, sdk 11", "landscape · large title · SDK 11"),
    ("zoom zoomed", "portrait · with Display Zoom"),
    ("presentation page-sheet", "portrait · in a page sheet"),
    ("split one-half", "portrait · in Split View (one-half)"),
    ("status-bar hidden", "portrait · with the status bar hidden"),
    ("display inner", "portrait · on the inner display"),
    ("in-call-bar true", "portrait · in-call bar"),
    ("design-compatibility true", "portrait · UIDesignRequiresCompatibility"),
    ("bar-button-items custom, tab-bar true", "portrait · custom items · tab bar"),
  ])
  func `say where they depart from the usual one`(text: String, words: String) {
    #expect(Situation.of(text).words == words)
  }

  @Test(arguments: Dimension.allCases.filter { !$0.isDeviceAttribute && $0 != .sdk })
  func `of every value differ in words from the usual one`(dimension: Dimension) {
    for code in 1..<dimension.valueCount {
      var situation = Situation()
      situation.set(dimension, to: code)
      #expect(situation.words != Situation().words)
      #expect((situation.json == Situation().json) == (dimension == .orientation))
    }
  }
}

@Suite("Documents for programs")
struct DocumentTests {
  @Test func `have sorted keys, the schema and the number of the data`() {
    let document = Document(
      schema: "keyline.get/1", data: 7,
      members: [
        ("results", .array([.object([("b", .number(1)), ("a", .null)])])), ("left", nil),
      ])
    #expect(
      document.text == """
        {
          "data": 7,
          "results": [
            {
              "a": null,
              "b": 1
            }
          ],
          "schema": "keyline.get/1"
        }

        """)
  }

  @Test(arguments: ["\"", "\\", "\n\u{1B}", "导航", "\u{2028}"])
  func `are read back whatever they hold`(text: String) throws {
    let document = Document(schema: "s", data: 1, members: [("text", .string(text))])
    #expect(try JSONValue.reading(document.text)["text"]?.text == text)
  }
}

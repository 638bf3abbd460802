import KeylineData
import Testing

@Suite struct CanonicalTests {
  @Test func `the top object is expanded and what stands in its keys is inline`() throws {
    let value = try read(#"{"a":1,"b":{"c":[1,2],"d":{}},"e":["x"],"f":[],"g":[[1],[2]]}"#)
    #expect(
      value.canonical == """
        {
          "a": 1,
          "b": { "c": [1, 2], "d": {} },
          "e": ["x"],
          "f": [],
          "g": [[1], [2]]
        }

        """)
  }

  @Test func `an array of objects has one row a line`() throws {
    let value = try read(#"{"rows":[{"a":1,"b":"x"},{"c":true}],"last":null}"#)
    #expect(
      value.canonical == """
        {
          "rows": [
            { "a": 1, "b": "x" },
            { "c": true }
          ],
          "last": null
        }

        """)
  }

  @Test func `a row that holds an object or an array has one key a line`() throws {
    let value = try read(#"{"rows":[{"id":"a","where":{"d":["x"],"e":1},"v":2},{"id":"b"}]}"#)
    #expect(
      value.canonical == """
        {
          "rows": [
            {
              "id": "a",
              "where": { "d": ["x"], "e": 1 },
              "v": 2
            },
            { "id": "b" }
          ]
        }

        """)
  }

  @Test(arguments: ["x", "é", "😀", "e\u{301}"])
  func `a row of one hundred columns stays on its line and a longer one does not`(letter: String) {
    // Four spaces, the braces with their spaces, the key with its quotes, colon and space: 15.
    let width = letter.unicodeScalars.count
    func row(_ columns: Int) -> String {
      let padding = String(repeating: "y", count: (columns - 15) % width)
      let text = String(repeating: letter, count: (columns - 15) / width) + padding
      return JSONValue.object([("r", .array([.object([("a", .string(text))])]))]).canonical
    }
    #expect(row(100).split(separator: "\n").count == 5)
    #expect(row(100).split(separator: "\n")[2].unicodeScalars.count == 100)
    #expect(row(101).split(separator: "\n").count == 7)
  }

  @Test func `a key of the top object is never broken however long it is`() {
    let names = (0..<60).map { "iphone-\($0)" }
    let text = JSONValue.object([("where", .object([("devices", .strings(names))]))]).canonical
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test func `an array in which not all are objects is inline`() throws {
    #expect(try read(#"{"a":[{"b":1},2]}"#).canonical == "{\n  \"a\": [{ \"b\": 1 }, 2]\n}\n")
  }

  @Test func `only quotes, backslashes and what steers a terminal are escaped`() throws {
    let text = JSONValue.object([("a", .string("\"\\/é😀\u{7F}\u{2028}\n\t\r\u{1}"))]).canonical
    #expect(text == "{\n  \"a\": \"\\\"\\\\/é😀\\u007f\\u2028\\n\\t\\r\\u0001\"\n}\n")
  }
}

import KeylineData
import KeylineTestSupport
import Testing

@Suite struct TextTests {
  @Test(arguments: [
    (#"{"a":{"b":[1,"x"]}}"#, #"{ "a": { "b": [1, "x"] } }"#), ("{ }", "{}"), ("[ ]", "[]"),
    ("[ null,true , false ]", "[null, true, false]"), ("26.10", "26.10"), ("1E+3", "1E+3"),
  ])
  func `inline text has one space inside braces and after commas`(
    text: String, inline: String
  ) throws {
    #expect(try read(text).inline == inline)
  }

  @Test func `pretty text opens objects and arrays that hold containers`() throws {
    let value = try read(#"{"b":[1,2],"a":[{"c":{}},[3]],"d":{"e":{"f":[]}}}"#)
    #expect(
      value.pretty == """
        {
          "b": [1, 2],
          "a": [
            {
              "c": {}
            },
            [3]
          ],
          "d": {
            "e": {
              "f": []
            }
          }
        }

        """)
  }

  @Test func `sorting orders the keys of every object by their bytes and leaves arrays`() throws {
    let value = try read(#"{"b":1,"a":[{"z":1,"Z":2},2,1],"é":0,"aa":{"2":0,"10":0}}"#)
    #expect(
      value.sorted.inline
        == #"{ "a": [{ "Z": 2, "z": 1 }, 2, 1], "aa": { "10": 0, "2": 0 }, "b": 1, "é": 0 }"#)
  }

  @Test(arguments: 1...20)
  func `what is written is read back the same`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    for _ in 0..<100 {
      let value = random.value()
      for text in [value.inline, value.pretty, value.canonical] {
        #expect(try read(text).withoutPlaces == value, "\(text.debugDescription)")
      }
    }
  }

  @Test(arguments: 21...30)
  func `writing what was read from written text gives the same bytes`(seed: UInt64) throws {
    var random = XorShift(seed: seed)
    for _ in 0..<100 {
      let value = random.value()
      #expect(Array(try read(value.canonical).canonical.utf8) == Array(value.canonical.utf8))
      #expect(Array(try read(value.pretty).pretty.utf8) == Array(value.pretty.utf8))
      #expect(value.sorted.sorted == value.sorted)
    }
  }
}

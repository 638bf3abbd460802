import KeylineJSON
import KeylineModel
import Testing

@testable import KeylineForeign

@Suite("What the columns of a CSV hold")
struct ColumnMapTests {
  private struct Unknown: Error {}

  @Test(
    arguments: [
      ("device=Model", .device, "Model"), ("DEVICE=Model", .device, "Model"), ("os=#2", .os, "#2"),
      ("orientation=o", .orientation, "o"), ("metric=m", .metric, "m"), ("value=v", .value, "v"),
      (" device = The model ", .device, "The model"), ("device=a=b", .device, "a=b"),
      ("m=Top", .length("m", nil), "Top"),
      ("m@landscape=Top", .length("m", .landscape), "Top"),
      ("m@PORTRAIT=Top", .length("m", .portrait), "Top"),
    ] as [(String, ColumnMap.Content, String)])
  func `is said by a key and a column`(text: String, content: ColumnMap.Content, column: String) {
    var map = ColumnMap()
    #expect(map.add(text) { $0 } == nil)
    #expect(map.entries.map(\.content) == [content])
    #expect(map.entries.map(\.column) == [column])
    #expect(!map.isEmpty)
  }

  @Test(arguments: ["", "=", "device", "device=", "=Model", " = ", "device= ", "\t=x"])
  func `needs both of them`(text: String) {
    var map = ColumnMap()
    #expect(map.add(text) { $0 } == .malformed)
    #expect(map.isEmpty)
  }

  @Test(arguments: [
    ("m@=x", ""), ("m@up=x", "up"), ("m@landscape@portrait=x", "landscape@portrait"),
  ])
  func `has no orientation but the two`(text: String, word: String) {
    var map = ColumnMap()
    #expect(map.add(text) { $0 } == .orientation(word))
    #expect(map.isEmpty)
  }

  @Test func `is nothing for a metric that nobody knows`() {
    var map = ColumnMap()
    #expect(throws: Unknown.self) {
      try map.add("hat.height=Top") { _ throws(Unknown) in throw Unknown() }
    }
    #expect(map.isEmpty)
  }

  @Test(
    arguments: [
      (["device=Model", "m=Top"], "a"), (["device=MODEL", "m=top"], "a"),
      (["device=#1", "m=#2"], "a"), (["device=#3", "m=#2"], "z"),
      // Of two columns with one title the first is meant.
      (["device=Twice", "m=Top"], "z"),
    ])
  func `goes by title, whatever the case, or by number from one`(map: [String], device: String)
    throws
  {
    let found = try table("Model,Top,Twice,Twice\na,44,z,y\n", map: map)
    #expect(found.lines == ["\(device) · portrait · m = 44"])
  }

  @Test(arguments: [
    "#0", "#5", "#-1", "#", "#1x", "# 1", "#9223372036854775807", "#-9223372036854775808",
    "#99999999999999999999", "Other", "*", "Model,Top",
  ])
  func `is refused for a column that is not there, with those that are`(column: String) throws {
    let refused = try #require(
      refusal(of: "Model,Top,A,B\na,44,1,2\n", map: ["device=\(column)", "m=Top"]))
    #expect(refused.contains("no column \"\(column)\""))
    #expect(refused.contains("Columns: Model, Top, A, B"))
  }

  @Test func `may be said of one metric a row and of several columns at once`() throws {
    let map = ["device=d", "metric=what", "value=v", "n=extra", "n@landscape=wide"]
    let text = "d,what,v,extra,wide\na,m,1,2,3\nb,m,,4,\n"
    #expect(
      try table(text, map: map).lines == [
        "a · portrait · m = 1", "a · portrait · n = 2", "a · landscape · n = 3",
        "b · portrait · n = 4",
      ])
  }

  @Test func `is not guessed once anything is said of it`() {
    let refused = refusal(of: "device,metric,value\na,m,1\n", map: ["m=value"])
    #expect(refused?.contains("no column holds the device") == true)
  }
}

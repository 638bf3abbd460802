import KeylineData
import KeylineModel
import KeylineQuery
import Testing

@testable import KeylineText

@Suite("What the columns of a CSV hold")
struct ColumnMapTests {
  private struct Unknown: Error {}

  /// The longest title that a message has as a whole.
  private static let long = String(repeating: "b", count: 40)

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

  @Test(arguments: [
    (
      "Model,iOS,What,Height\na,16,m,1\n",
      ["device=Model", "os=iOS", "metric=What", "value=Height"]
    ),
    ("device,metric,Points\na,m,1\n", ["device=device", "metric=metric", "value=Points"]),
    ("device,metric,value\na,m,1\n", []),
  ])
  func `is suggested by titles that mean one thing each`(text: String, entries: [String]) throws {
    let table = try ExternalTable(SourceText(name: "t.csv", bytes: text.utf8))
    #expect(table.suggested == entries)
    #expect(table.readings.map(\.metric) == ["m"])
    #expect(table.readings.map(\.device) == ["a"])
  }

  @Test(arguments: [
    "Model,Name,What,Height\na,b,m,1\n", "Model,What,Height,Points\na,m,1,2\n",
    "Model,Height\na,1\n", "Foo,Bar,Baz\na,m,1\n", "Model,Name,keyboard.height\na,b,1\n",
    "Model,keyboard.height,unit\na,1,px\n", "Model,value,keyboard.height\na,1,2\n",
  ])
  func `is not guessed where titles may mean two things or nothing`(text: String) {
    #expect(throws: InputError.self) {
      try ExternalTable(SourceText(name: "t.csv", bytes: text.utf8))
    }
  }

  @Test(arguments: [
    ("device,os,keyboard.height,note\na,16,1,x\n", []),
    ("Model,iOS,keyboard.height,note\na,16,1,x\n", ["device=Model", "os=iOS"]),
    ("Name,keyboard.height,note,Keyboard.Height\na,1,x,2\n", ["device=Name"]),
  ])
  func `needs no entry for a title that is the key of a metric`(text: String, entries: [String])
    throws
  {
    let table = try ExternalTable(SourceText(name: "t.csv", bytes: text.utf8))
    #expect(table.suggested == entries)
    #expect(table.lines == ["a · portrait · keyboard.height = 1"])
    #expect(table.unread.first == "note")
    #expect(table.readings.map(\.path) == ["keyboard.height"])
  }

  @Test(arguments: [
    ("device,os,bar height,top\na,16,1,2\n", ["device=device", "os=os", "bar.height=bar height"]),
    ("Model,Bar height,bar.width\na,1,2\n", ["device=Model", "bar.height=Bar height"]),
    ("Model,Bar height,bar HEIGHT\na,1,2\n", nil), ("Model,Bar height,unit\na,1,px\n", nil),
    ("Handset,Bar height\na,1\n", nil), ("device,metric,Bar height\na,m,1\n", nil),
  ])
  func `is suggested by titles that name metrics in plain words`(
    text: String, entries: [String]?
  ) throws {
    let map = ColumnMap { $0.lowercased() == "bar height" ? "bar.height" : nil }
    let source = SourceText(name: "t.csv", bytes: text.utf8)
    guard let entries else {
      #expect(throws: InputError.self) { try ExternalTable(source, map: map) }
      return
    }
    let table = try ExternalTable(source, map: map)
    #expect(table.suggested == entries)
    #expect(table.lines.first { $0.contains("bar.height") }?.hasSuffix("bar.height = 1") == true)
  }

  @Test func `leaves a title that is a key alone where another column holds values`() throws {
    let tidy = try table("device,metric,value,app.version\na,m,1,2.0.1\n")
    let wide = try table("Model,Top,app.version\na,1,2.0.1\n", map: ["device=Model", "m=Top"])
    for table in [tidy, wide] {
      #expect(table.lines == ["a · portrait · m = 1"])
      #expect(table.unread == ["app.version"])
    }
    let mapped = try table("Handset,safeAreaInsets.top\na,1\n", map: ["device=Handset"])
    #expect(mapped.lines == ["a · portrait · safeAreaInsets.top = 1"])
  }

  @Test(arguments: [
    "keyboard", "12.9", "a.", ".a", "a..b", "a. b", "v1.0", "a-b.c", "é.a", "a.b=c",
    "\(long)\(long).a",
  ])
  func `takes no other title for the key of a metric`(title: String) {
    #expect(refusal(of: "device,\(title)\na,1\n", as: .csv)?.contains("holds a value") == true)
  }

  @Test(
    arguments: [
      (
        "Handset,os,keyboard.height",
        "(Handset, os, keyboard.height), perhaps --map device=COLUMN --map os=os "
          + "--map keyboard.height=keyboard.height"
      ),
      (
        "Model,Name,Height",
        "(Model, Name, Height), perhaps --map device=Model --map METRIC=Height"
      ),
      (
        "Model,device,What,Tall",
        "(Model, device, What, Tall), perhaps --map device=device --map metric=What "
          + "--map value=COLUMN"
      ),
      (
        "Device model,OS version,Tall",
        "(Device model, OS version, Tall), perhaps --map device=\"Device model\" "
          + "--map os=\"OS version\" --map METRIC=COLUMN"
      ),
      ("a,\(long)b", "(a, \(long)…)"), ("a,\(long)", "(a, \(long))"),
    ] as [(String, String)])
  func `is shown as it may be said, with each content once`(titles: String, words: String) {
    let text = SourceText(name: "t.csv", bytes: "\(titles)\nx\n".utf8)
    let error = #expect(throws: InputError.self) {
      try ExternalTable(text, map: ColumnMap(flag: "--map"))
    }
    #expect(error?.message.hasSuffix(" A table needs --map for its columns \(words).") == true)
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

  @Test func `leaves the other columns to their titles`() throws {
    let text = "device,version,metric,value\na,12,m,1\n"
    let found = try table(text, map: ["os=version"])
    #expect(found.lines == ["a · portrait · m = 1"])
    #expect(found.readings.map(\.os) == [try VersionSet("12")])
    #expect(found.unread == [])
    // A column that is mapped to a metric is no longer that of all values.
    #expect(try table(text, map: ["n=value"]).lines == ["a · portrait · n = 1"])
  }

  @Test(arguments: [
    "os", "OS", "iOS", "iPadOS", "iOS version", "OS Version", "system", "System Version",
  ])
  func `finds the versions under any usual title`(title: String) throws {
    let found = try table("device,\(title),metric,value\na,12,m,1\n")
    #expect(found.readings.map(\.os) == [try VersionSet("12")])
    #expect(found.unread == [])
  }

  @Test(arguments: ["version", "note", "display", "build"])
  func `tells which columns nothing is read from`(title: String) throws {
    let found = try table("device,\(title),metric,value\na,12,m,1\n")
    #expect(found.readings.map(\.os) == [nil])
    #expect(found.unread == [title])
  }

  @Test func `takes the state of a condition that a few metrics have`() throws {
    let text = "device,metric,suggestions,value\na,m,off,1\na,m,,2\n"
    let found = try table(text)
    #expect(
      found.readings.map(\.conditions) == [[.suggestions: ValueSet(values: [1])], [:]])
    let refused = refusal(of: "device,metric,suggestions,value\na,m,perhaps,1\n")
    #expect(refused?.hasPrefix("file:2:") == true)
  }
}

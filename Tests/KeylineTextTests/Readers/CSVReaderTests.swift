import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText
import Testing

@Suite("CSV of others")
struct CSVReaderTests {
  private static let map = ["device=Model", "safeAreaInsets.top=Top", "os=iOS"]
  private static let expected = [
    "iPhone X · portrait · safeAreaInsets.top = 44",
    "XR, large · portrait · safeAreaInsets.top = 48",
  ]

  @Test(arguments: [
    "Model,Top,iOS\niPhone X,44,11\n\"XR, large\",48,14\n",
    "Model,Top,iOS\r\niPhone X,44,11\r\n\"XR, large\",48,14",
    "\u{FEFF}Model,Top,iOS\niPhone X,44,11\n\"XR, large\",48,14\n",
    "Model;Top;iOS\niPhone X;44;11\nXR, large;48;14\n",
    "Model\tTop\tiOS\niPhone X\t44\t11\nXR, large\t48\t14\n",
    "  model ,TOP, ios\n\n\niPhone X , 44 pt,iOS 11\n\"XR, large\",48.0,14\n",
    "\"Model\",\"Top\",\"iOS\"\n\"iPhone X\",\"44\",\"11\"\n\"XR, large\",\"48pt\",\"14\"\n",
    "Other,iOS,Model,Top\nx,11,iPhone X,44\n\"y\ny\",14,\"XR, large\",48\nz,14,iPad,\n",
    "\n\r\nModel;Top;iOS\niPhone X;44;11\nXR, large;48;14\n",
    "# Sizes\n\n| Model | Top | iOS |\n|---|--:|:-:|\n| iPhone X | 44 | 11 |\n| XR, large | **48** | 14 |\n\nEnd",
    "Model|Top|iOS\r\n-|-|-\r\niPhone X|44|`11`\r\n_XR, large_|48*|14\r\nNo row of it.\r\n",
    "| a | b |\n| - | - |\n| c | d |\n\n| Model | Top | iOS |\n| - | - | - |\n|iPhone X|44|11|\n|XR, large|48|14|",
  ])
  func `the ways to write a table are all understood`(text: String) throws {
    let found = try table(text, map: Self.map)
    #expect(found.lines == Self.expected)
    #expect(found.readings.map(\.os) == [try VersionSet("11"), try VersionSet("14")])
  }

  @Test func `an error in a table of Markdown names its place in the file`() {
    let text = "# Sizes\n\n| Model | Top |\n| --- | ---: |\n| iPhone X | **high** |\n"
    #expect(
      refusal(of: text, map: ["device=Model", "m=Top"])
        == "file:5:13: \"high\" is not a length in points, to the sixth of a point")
  }

  @Test func `a bar after a backslash belongs to its cell`() throws {
    let found = try table("| d | v |\n|---|---|\n| a\\|b | 1 |\n", map: ["device=d", "m=v"])
    #expect(found.readings.map(\.device) == ["a |b"])
  }

  @Test func `quotes inside a value are doubled`() throws {
    let found = try table("Model,Top\n\"iPad 9.7\"\" old\",20\n", map: ["device=Model", "m=Top"])
    #expect(found.readings[0].device == "iPad 9.7\" old")
  }

  @Test(arguments: [
    "=1+1", "+a", "-a", "@a", "'=1", "''+a", "'tis", "a", "=cmd|' /C calc'!A0", "''", "'-8",
  ])
  func `what our own tables write against formulas is read back`(name: String) throws {
    let written = SeparatedTable.commas.text(
      TextTable(columns: [.init("d"), .init("v", isNumeric: true)], rows: [[name, "-8"]]))
    let found = try table(written, map: ["device=d", "m=v"])
    #expect(found.lines == ["\(name) · portrait · m = -8"])
  }

  @Test func `orientations come from a column, or from the map`() throws {
    let text = "d,o,top,wide\na,landscape,1,2\nb,,3,4\n"
    let map = ["device=d", "orientation=o", "m=top", "m@landscape=#4"]
    #expect(
      try table(text, map: map).lines == [
        "a · landscape · m = 1", "a · landscape · m = 2", "b · portrait · m = 3",
        "b · landscape · m = 4",
      ])
  }

  @Test func `one value a row needs no map where the columns are named as ours are`() throws {
    let text =
      "device,os,orientation,metric,status,value\niphone-x,11-16,portrait,tabBar.height,known,49\n"
    let found = try table(text)
    #expect(found.format == .csv)
    #expect(found.lines == ["iphone-x · portrait · tabBar.height = 49"])
    #expect(found.readings[0].os == (try VersionSet("11-16")))
  }

  @Test func `a row without a device is missed if it holds a number`() throws {
    let found = try table("d,v\n,1\n,\na,2\n", map: ["device=d", "m=v"])
    #expect(found.missed.map(\.text) == ["\"1\" names no device"])
    #expect(found.missed.map(\.place.line) == [2])
    #expect(found.lines == ["a · portrait · m = 2"])
  }

  @Test func `a value says where it stands`() throws {
    let reading = try #require(
      try table("d,v\n\"a\nb\",1\n", map: ["device=d", "m=v"]).readings.first)
    #expect((reading.place.line, reading.place.column) == (3, 4))
    #expect(reading.path == "v")
  }

  @Test func `takes a value for the same with and without quotes and spaces`() throws {
    let found = try table(
      "d,o,v\niPhone X,12,44\n\"iPhone X\", 12 ,\"44\"\n",
      map: [
        "device=d", "os=o", "m=v",
      ])
    #expect(found.readings.map(\.device) == ["iPhone X", "iPhone X"])
    #expect(found.readings.map(\.os) == Array(repeating: try VersionSet("12"), count: 2))
    #expect(found.readings.map(\.value) == Array(repeating: Length(points: 44), count: 2))
    #expect(found.readings.map(\.place.line) == [2, 3])
  }

  @Test func `keeps names that look alike as they are written`() throws {
    let (one, other) = ("Caf\u{E9}", "Cafe\u{301}")
    try #require(one == other)
    let found = try table(
      "d,\(one),\(other)\n\(one),1,2\n\(other),3,4\n",
      map: ["device=d", "m=#2", "n=#3"])
    func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
    #expect(found.readings.map { bytes($0.device) } == [one, one, other, other].map(bytes))
    #expect(found.readings.map { bytes($0.path) } == [one, other, one, other].map(bytes))
  }

  @Test func `counts no version of a row that states nothing`() throws {
    let rows = (0..<ExternalTable.maximumVersions + 5).map { "a,\(7 + $0 / 100).\($0 % 100),-\n" }
    let found = try table("d,o,v\n\(rows.joined())a,12,1\n", map: ["device=d", "os=o", "m=v"])
    #expect(found.readings.map(\.os) == [try VersionSet("12")])
  }
}

import KeylineModel
import KeylineQuery
import KeylineText
import Testing

@Suite("Values in a CSV of others")
struct CSVValueTests {
  private func value(_ cell: String) throws -> String? {
    try table("d;v\na;\(cell)\nb;1\n", map: ["device=d", "m=v"]).readings
      .first { $0.device == "a" }?.value.description
  }

  @Test(arguments: [
    ("44", "44"), ("44.0", "44"), ("44pt", "44"), ("44 pt", "44"), ("-8", "-8"), ("0", "0"),
    ("-0", "0"), ("53.667", "53.667"), ("53.67", "53.667"), ("53.333pt", "53.333"),
    ("100000", "100000"), (" 20 ", "20"), ("\"20\"", "20"),
  ])
  func `are lengths in points, to the sixth of a point`(cell: String, value: String) throws {
    #expect(try self.value(cell) == value)
  }

  @Test(arguments: [
    "44,5", "+44", "4 4", "44.1", "1e2", "0x2C", "٤٤", "∞", "--8", "100001", "4_4",
    "44pt pt", "pt", "null", "TRUE", "=44", "44\u{200B}", "999999999999999999999999999999",
  ])
  func `are nothing else, and where they stand is said`(cell: String) throws {
    let refused = try #require(refusal(of: "d;v\na;\(cell)\n", map: ["device=d", "m=v"]))
    #expect(refused.hasPrefix("file:2:3:"))
    #expect(refused.contains("not a length in points"))
  }

  @Test(arguments: ["", "-", "–", "—", "?", "n/a", "N/A", "Unknown", "NEVER RAN", "\"\"", "  "])
  func `may be missing, in the words that people and our tables have for it`(cell: String) throws {
    #expect(try value(cell) == nil)
  }

  @Test(arguments: [
    ("11", "11"), ("iOS 11", "11"), ("IOS 11.2", "11.2"), ("iPadOS  13", "13"), ("14+", "14+"),
    ("..13", "..13"), ("11-13", "11-13"), ("iOS 11–13", "11-13"), ("all", "all"),
  ])
  func `have the versions that their row states, with the system's name or without`(
    cell: String, os: String
  ) throws {
    let found = try table("d;v;os\na;1;\(cell)\n", map: ["device=d", "m=v", "os=os"])
    #expect(found.readings.map(\.os) == [try VersionSet(os)])
  }

  @Test func `have no versions where their row states none`() throws {
    let found = try table("d;v;os\na;1;\n", map: ["device=d", "m=v", "os=os"])
    #expect(found.readings.map(\.os) == [nil])
    #expect(try table("d;v\na;1\n", map: ["device=d", "m=v"]).readings.map(\.os) == [nil])
  }

  @Test(arguments: ["11.x", "iOS", "watchOS 4", "13-11", "11 12", "v11", "-", "1000"])
  func `have no versions that are none`(cell: String) throws {
    let refused = try #require(
      refusal(of: "d;v;os\na;1;\(cell)\n", map: ["device=d", "m=v", "os=os"]))
    #expect(refused.hasPrefix("file:2:5:"))
  }

  @Test(arguments: [
    ("portrait", "portrait"), ("Landscape", "landscape"), ("LANDSCAPE", "landscape"),
    ("", "portrait"),
  ])
  func `have the orientation that their row states`(cell: String, orientation: String) throws {
    let map = ["device=d", "m=v", "orientation=o"]
    #expect(
      try table("d;v;o\na;1;\(cell)\n", map: map).lines == ["a · \(orientation) · m = 1"])
  }

  @Test(arguments: ["left", "land", "portrait landscape", "0", "landscapeLeft"])
  func `have no orientation but the two`(cell: String) throws {
    let refused = try #require(
      refusal(of: "d;v;o\na;1;\(cell)\n", map: ["device=d", "m=v", "orientation=o"]))
    #expect(refused.contains("\"\(cell)\" is neither portrait nor landscape"))
  }

  @Test func `that cannot be read steer no terminal and fill no screen`() throws {
    let refused = try #require(
      refusal(
        of: "d;v\na;\u{1B}[2J\(String(repeating: "x", count: 5_000))\n", map: ["device=d", "m=v"]))
    #expect(!refused.unicodeScalars.contains("\u{1B}"))
    #expect(refused.utf8.count < 300)
  }
}

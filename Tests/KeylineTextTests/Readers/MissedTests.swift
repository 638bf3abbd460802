import KeylineData
import KeylineModel
import KeylineQuery
import KeylineText
import Testing

@Suite("What a reader of a foreign file misses")
struct MissedTests {
  @Test(
    arguments: [
      ("device,bar.height,Year\na,1,2017\n", "a.csv", ["column \"Year\""]),
      ("device,bar.height,Note\na,1,good\n", "a.csv", []),
      ("device,bar.height\na,1\nb,20 — unverified\n", "a.csv", ["\"20 — unverified\" is"]),
      (
        "| device | bar.height |\n|-|-|\n| a | 1 |\n\n| Thing | Size |\n|-|-|\n| b | 2 |\n\n| c | 3 |\n",
        "a.md", ["table \"Thing, Size\"", "\"c, 3\" is in no table"]
      ),
      (
        "{\"name\":\"a\",\"safeArea\":{\"top\":1,\"start\":2},\"bar\":[3]}", "a",
        ["key \"start\"", "key \"bar\""]
      ),
      ("[{\"device\":\"a\",\"bar.height\":1,\"b\":2}]", "a", ["key \"b\""]),
    ] as [(String, String, [String])])
  func `is each part that holds a number`(text: String, name: String, parts: [String]) throws {
    let found = try ExternalTable(SourceText(name: name, bytes: text.utf8))
    #expect(found.readings.map(\.value) == [Length(points: 1)])
    #expect(found.missed.count == parts.count)
    for (missed, part) in zip(found.missed, parts) { #expect(missed.text.hasPrefix(part)) }
  }

  @Test(arguments: ["Year", "year", "b"])
  func `may be ignored by its title or key`(name: String) throws {
    var map = ColumnMap()
    map.ignored = [name.lowercased()]
    let text =
      name == "b"
      ? "[{\"device\":\"a\",\"bar.height\":1,\"b\":2}]"
      : "device,bar.height,Year\na,1,2017\n"
    let found = try ExternalTable(SourceText(name: "a", bytes: text.utf8), map: map)
    #expect(found.missed == [])
  }

  private static let insets = ".init(top: 44, left: 0, bottom: 34, right: 0)"
  private static let read =
    "static let a = ViewImageConfig(safeArea: .init(top: 1, left: 2, bottom: 3, right: 4))\n"

  @Test(arguments: [
    "static var b: ViewImageConfig { .init(safeArea: \(insets)) }",
    "let b = ViewImageConfig(safeArea: \(insets))",
    "static let b: ViewImageConfig = { .init(safeArea: \(insets)) }()",
    "static func b() -> ViewImageConfig { if x { return .init(safeArea: \(insets)) } }",
    "static func b() -> ViewImageConfig { .init(safeArea: x ? \(insets) : .zero) }",
    "static func b() -> ViewImageConfig { .init(safeArea: .init(top: x ? 44 : 20)) }",
  ])
  func `is code that is not followed`(code: String) throws {
    let found = try table(Self.read + code)
    #expect(found.readings.map(\.device) == ["a", "a", "a", "a"])
    #expect(found.missed.map(\.place.line) == [2])
  }

  @Test func `is nothing of code that is followed`() throws {
    let traits = "traits: UITraitCollection(displayScale: 3)"
    let found = try table("static let a = ViewImageConfig(safeArea: \(Self.insets), \(traits))")
    #expect(found.missed == [])
  }

  @Test(arguments: [
    ("const barHeight = 49;\n", "a.js", "source code"), ("x = 49\n", "a.py", "source code"),
    ("final info = DeviceInfo(\n  top: 44.0,\n);\n", "-", "source code"),
    ("#define TOP 44\n", "-", "source code"),
    ("Window, {{0.0, 0.0}, {390.0, 844.0}},\n", "tree.txt", "tree of views"),
  ])
  func `is all of source code, which is no table`(text: String, name: String, word: String) {
    for flags in [[], ["device=a"]] {
      let error = #expect(throws: InputError.self) {
        try ExternalTable(SourceText(name: name, bytes: text.utf8), map: try columns(flags))
      }
      #expect(error?.message.contains(word) == true)
    }
  }
}

import KeylineModel
import KeylineTestSupport
import Testing

@testable import KeylinePublish

@Suite("Words that may not be names in generated code")
struct KeywordTests {
  @Test(arguments: [
    // Swift and TypeScript.
    "class", "func", "init", "self", "Self", "Type", "Protocol", "nil", "inout", "where",
    "namespace", "new", "delete", "undefined", "null", "function", "typeof", "instanceof", "yield",
    "await", "arguments", "export", "default", "switch", "const", "void", "this",
  ])
  func `are no names`(word: String) {
    #expect(!CodeNames.isName(word))
    #expect(CodeNames.stem(word, "device") != word)
  }

  @Test(arguments: Keywords.all.sorted())
  func `become names that are none of them`(word: String) {
    var names = CodeNames()
    let name = names.name(for: word, or: "device")
    #expect(CodeNames.isName(name))
    #expect(!Keywords.all.contains(name))
  }

  @Test func `are no names of devices and metrics in any language`() throws {
    var knowledge = Sample.knowledge
    let words = ["class", "Self", "all", "index", "static", "null", "function", "new", "default"]
    knowledge.devices = words.map { Sample.phone($0, $0, scale: 2, from: "10") }
    let metrics = words.map {
      Metric(id: $0, title: $0, definition: "d", since: OSVersion(7))
    }
    knowledge.metrics = metrics
    let content = Exporting.content(knowledge)
    let swift = try Exporting.text(
      try #require(SwiftExport(name: "Keyline", isPublic: false)), content)
    let declared = swift.split(separator: "\n").filter { $0.hasPrefix("  static let ") }
      .map { $0.dropFirst(13).prefix { $0 != " " && $0 != ":" } }
    #expect(declared.count == 2 * (words.count + 1))
    for name in declared where name != "all" { #expect(CodeNames.isName(String(name))) }
  }

  @Test(
    arguments: [
      ("iPhone X", ["iPhone", "X"]), ("iPad (4th generation)", ["iPad", "Gen4"]),
      ("iPad (1st generation)", ["iPad"]),
      ("iPad Pro 12.9-inch (22nd generation)", ["iPad", "Pro", "12", "9", "Gen22"]),
      ("iPad (4xx generation)", ["iPad", "4xx", "generation"]),
      ("4th generation", ["4th", "generation"]),
      ("inch", ["inch"]), ("an inch", ["an", "inch"]), ("11 inch", ["11"]), ("", []), ("--", []),
      ("statusBar.height", ["statusBar", "height"]), ("导航 bar", ["bar"]),
      ("a\u{301}b", ["a", "b"]),
    ])
  func `of a text are its runs of letters and digits, with Apple's habits`(
    text: String, words: [String]
  ) {
    #expect(CodeWords.of(text) == words)
  }

  @Test func `are at most 64 bytes of a text`() {
    let words = CodeWords.of(String(repeating: "abcdefg ", count: 100))
    #expect(words.joined().utf8.count == 64)
    #expect(words.last == "a")
  }
}

import Foundation
import Testing

/// What people read is written in the text room, and flags are known to the command line alone.
///
/// KeylineStorage joins these modules once its errors are values, too.
@Suite("Modules that return values")
struct SentenceTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  private static func literals(in module: String) throws -> [(file: String, text: String)] {
    let folder = sources.appending(path: module)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".swift") }.flatMap { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return SourceLiterals(text).texts.map { (file: "\(module)/\(name)", text: $0) }
    }
  }

  @Test(arguments: ["KeylineModel", "KeylineQuery"])
  func `hold no sentence`(module: String) throws {
    let literals = try Self.literals(in: module)
    #expect(literals.count > 50)
    for (file, text) in literals {
      #expect(SourceLiterals.words(text).count < 3, "\(file): \"\(text)\"")
    }
  }

  @Test(arguments: ["KeylineModel", "KeylineQuery"])
  func `name no flag`(module: String) throws {
    for (file, text) in try Self.literals(in: module) {
      #expect(!text.contains("--"), "\(file): \"\(text)\"")
    }
  }

  @Test(arguments: [
    (#"let a = "one two three""#, ["one two three"]), (#"/// Says "one two three"."#, []),
    (#"f("a", "b c") // "d""#, ["a", "b c"]),
    (#"let a = "is \(b("c") + "d") e""#, ["is  e", "c", "d"]),
    (#"let a = "\"one\" two \\""#, [#""one" two \"#]),
    (
      "let a = \"\"\"\n  one two\n  three\n  \"\"\"\nlet b = \"c\"",
      ["\n  one two\n  three\n  ", "c"]
    ),
  ])
  func `are read literal by literal`(source: String, texts: [String]) {
    #expect(Set(SourceLiterals(source).texts) == Set(texts))
  }

  @Test(arguments: [("one two three", 3), ("single source", 2), ("a, b or c", 4), (" · ", 0)])
  func `words are counted`(text: String, count: Int) {
    #expect(SourceLiterals.words(text).count == count)
  }
}

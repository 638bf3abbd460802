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

/// The string literals of a Swift source, without what is put into them.
private struct SourceLiterals {
  private(set) var texts: [String] = []
  private var rest: Substring

  init(_ source: String) {
    rest = source[...]
    readCode(until: nil)
  }

  static func words(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && $0 != "'" && $0 != "-" && $0 != "." }.filter {
      $0.contains(where: \.isLetter)
    }
  }

  private mutating func readCode(until end: Character?) {
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
        continue
      }
      if character == "\"" {
        readLiteral()
        continue
      }
      rest.removeFirst()
      if character == "(" { depth += 1 }
      if character == end {
        if depth == 0 { return }
        depth -= 1
      }
    }
  }

  private mutating func readLiteral() {
    let mark = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest.removeFirst(mark.count)
    var text = ""
    while !rest.isEmpty, !rest.hasPrefix(mark) {
      if rest.hasPrefix("\\(") {
        rest.removeFirst(2)
        readCode(until: ")")
        continue
      }
      if rest.first == "\\" { rest.removeFirst() }
      if let character = rest.popFirst() { text.append(character) }
    }
    rest = rest.dropFirst(mark.count)
    texts.append(text)
  }
}

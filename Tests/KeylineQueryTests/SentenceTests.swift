import Foundation
import Testing

/// People read what the text module and the command line write; the queries word what is wrong with an expression
/// where they find it.
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

  @Test(arguments: [("KeylineModel", 50), ("KeylineStore", 60)])
  func `hold no sentence`(module: String, least: Int) throws {
    let literals = try Self.literals(in: module)
    #expect(literals.count > least)
    // The meaning of a condition and the title of a format belong to their one declaration.
    let declarations = ["KeylineModel/Dimension+Shipped.swift"]
    let held = literals.filter { !declarations.contains($0.file) }
    for (file, text) in held where text.contains(" ") && !SourceLiterals.isSQL(text) {
      #expect(SourceLiterals.words(text).count < 3, "\(file): \"\(text)\"")
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

  @Test(arguments: [
    ("SELECT id FROM rule WHERE id = ?", true), ("PRAGMA synchronous = FULL;", true),
    (" UNION SELECT scope, layer FROM rule", true), ("id, layer, os_from_by", true),
    ("\nWITH n(i) AS (SELECT 1)", true), ("a row of rule cannot be read", false),
    ("SELECT is not known here", false), ("broken, damaged, or gone", false),
    ("Nothing was changed, try again", false), ("", false),
  ])
  func `SQL is told from words`(text: String, isSQL: Bool) {
    #expect(SourceLiterals.isSQL(text) == isSQL)
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

  /// True for a piece of SQL: it begins with a keyword in capitals and has no sentence in between, or
  /// it is a list of columns.
  static func isSQL(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let first = words.first else { return false }
    let isStatement =
      keywords.contains(first)
      && (text.contains { "(=*;?_'".contains($0) } || words.contains("FROM"))
    let columns = text.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace) }
    // A condition that stands behind a keyword of another literal.
    let isCondition = text.contains(" IS NOT NULL") || text.contains(" IN (")
    return isStatement || isCondition
      || columns.count > 1 && columns.allSatisfy { $0.count == 1 && $0[0].allSatisfy(isColumn) }
  }

  private static let keywords: Set<Substring> = [
    "AND", "BEGIN", "CREATE", "DELETE", "DROP", "INSERT", "ON", "OR", "ORDER", "PRAGMA", "SELECT",
    "UNION", "UPDATE", "WHERE", "WITH",
  ]

  private static func isColumn(_ character: Character) -> Bool {
    character.isLowercase || character.isNumber || character == "_"
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

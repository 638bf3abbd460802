import Foundation
import Testing

/// The rules of English that a program can hold: `CONTRIBUTING.md` has the others.
@Suite("English that people read")
struct StyleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func files(in folder: String, ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path).sorted()
      .filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
  }

  private static func documents() throws -> [String] {
    try ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"]
      + files(in: "Sources", ending: ".md")
  }

  @Test func `sources use no phrase that reads as if translated`() throws {
    let schemas = try Self.files(in: "Tests/KeylineTextTests/Schemas/Published", ending: ".json")
    let published = try schemas.map(Self.text).joined()
    let sources = try Self.files(in: "Sources", ending: ".swift")
    #expect(sources.count > 400)
    // The descriptions of a published schema stay as they are, and so do published columns.
    for path in sources where !path.contains("KeylineStorage/") {
      for literal in SourceLiterals(try Self.text(path)).texts where !published.contains(literal) {
        #expect(Style.phrases(in: literal) == [], "\(path): \"\(literal)\"")
      }
    }
    for path in sources {
      let lines = try Self.text(path).split(separator: "\n").map { $0.drop { $0 == " " } }
      for comment in lines.split(whereSeparator: { !$0.hasPrefix("//") }) {
        let words = comment.joined(separator: " ")
        #expect(Style.phrases(in: words) == [], "\(path): \(words)")
      }
    }
  }

  @Test func `a doc comment says what a thing is or does`() throws {
    for path in try Self.files(in: "Sources", ending: ".swift") {
      let lines = try Self.text(path).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }
      for (before, line) in zip([""] + lines, lines) where !before.hasPrefix("///") {
        #expect(!Style.opensAsQuestion(line), "\(path): \(line)")
      }
    }
  }

  @Test func `documents use short sentences and no phrase that reads as if translated`() throws {
    for path in try Self.documents() {
      for paragraph in Style.paragraphs(of: try Self.text(path)) {
        #expect(Style.phrases(in: paragraph) == [], "\(path): \(paragraph)")
        #expect(Style.longSentences(in: paragraph) == [], "\(path)")
      }
    }
  }

  @Test func `help uses short sentences`() throws {
    for path in try Self.files(in: "Sources/keyline", ending: ".swift") {
      for paragraph in SourceLiterals(try Self.text(path)).texts.flatMap(Style.paragraphs) {
        #expect(Style.longSentences(in: paragraph) == [], "\(path)")
      }
    }
  }

  @Test func `the README has at most 180 lines`() throws {
    #expect(
      try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().count <= 180)
  }

  @Test(arguments: [
    ("\"x\" is no date", ["is no"]), ("these are no pixels", ["are no"]),
    ("two versions, of which one is older", ["of which"]),
    ("a table of somebody else's", ["somebody else"]),
    ("where it is not known", ["it is not known"]),
    ("There is no device", []), ("there are no rules", []), ("it is no longer shipped", []),
    ("\"x\" is not a date", []), ("no rule is known", []),
  ])
  func `phrases are found`(text: String, found: [String]) {
    #expect(Style.phrases(in: text) == found)
  }

  @Test(arguments: [
    ("/// What it is.", true), ("/// Whether it is known.", true),
    ("/// True if it is known.", false), ("// What follows is short.", false),
  ])
  func `openings are found`(line: String, isQuestion: Bool) {
    #expect(Style.opensAsQuestion(line) == isQuestion)
  }

  @Test(arguments: [40, 41])
  func `long sentences are found`(count: Int) {
    let text =
      "Short. " + String(repeating: "word\n", count: count) + "\n    code\n```\ncode\n```\n"
    let long = Style.paragraphs(of: text).flatMap(Style.longSentences)
    #expect(long.count == (count > 40 ? 1 : 0))
  }
}

private enum Style {
  private static let forbidden = [
    "of which", "somebody else", "what stands in", "it is not known", "all the same",
  ]
  private static let longest = 40

  /// The phrases of a text that a native writer would not use.
  static func phrases(in text: some StringProtocol) -> [String] {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "/" }.joined(separator: " ")
    let negations = words.matches(of: #/(there )?\b(is|are|was|were) no\b( longer)?/#)
      .filter { $0.1 == nil && $0.3 == nil }
    return negations.map { "\($0.2) no" } + forbidden.filter(words.contains)
  }

  /// Tells whether the first line of a doc comment opens with a question.
  static func opensAsQuestion(_ line: some StringProtocol) -> Bool {
    line.hasPrefix("/// What ") || line.hasPrefix("/// Whether ")
  }

  /// The sentences that are too long, without the answers that Keyline filled in.
  static func longSentences(in paragraph: String) -> [Substring] {
    paragraph.replacing(#/<!--.*?-->/#, with: "").split(separator: #/[.!?]\s+/#).filter {
      $0.split(separator: " ").count > longest
    }
  }

  /// The paragraphs, items and cells of a document or a help text, without its code and headings.
  static func paragraphs(of text: String) -> [String] {
    var paragraphs: [String] = [""]
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("```") { isCode.toggle() }
      if words.isEmpty || isCode || words.hasPrefix("```") || words.hasPrefix("#")
        || words.hasPrefix("$") || line.hasPrefix("    ")
      {
        paragraphs.append("")
      } else if words.hasPrefix("|") {
        paragraphs += words.split(separator: "|").map(String.init) + [""]
      } else if words.hasPrefix("- ") || words.prefixMatch(of: #/[0-9]+\. /#) != nil {
        paragraphs.append(String(words))
      } else {
        paragraphs[paragraphs.count - 1] += " " + words
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }
}

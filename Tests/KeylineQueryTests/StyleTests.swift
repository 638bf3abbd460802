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
    let sources = try Self.files(in: "Sources", ending: ".swift")
    #expect(sources.count > 400)
    for path in sources where !path.contains("KeylineStorage/") {
      #expect(Style.phrases(in: try Self.text(path)) == [], "\(path)")
    }
  }

  @Test func `a description in a schema says what a thing is`() throws {
    let schemas = try Self.files(in: "Tests/KeylineTextTests/Schemas/Published", ending: ".json")
    #expect(schemas.count > 40)
    for path in schemas {
      for line in try Self.text(path).split(separator: "\n") {
        let text = line.trimmingPrefix { $0 == " " }
        #expect(!Style.opensAsQuestion(text, after: #""description": ""#), "\(path): \(text)")
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
        #expect(
          Style.phrases(in: paragraph, more: Style.inTexts) == [], "\(path): \(paragraph)")
        #expect(Style.longSentences(in: paragraph) == [], "\(path)")
      }
    }
  }

  @Test func `seed texts use no phrase that reads as if translated`() throws {
    let files = try Self.files(in: "seed", ending: ".json")
    #expect(files.count > 200)
    for path in files {
      for line in try Self.text(path).split(separator: "\n") {
        #expect(Style.phrases(in: String(line), more: Style.inTexts) == [], "\(path)")
      }
    }
  }

  @Test func `help uses short sentences`() throws {
    for path in try Self.files(in: "Sources/keyline", ending: ".swift") {
      let parts = try Self.text(path).components(separatedBy: "\"\"\"")
      for index in stride(from: 1, to: parts.count, by: 2) {
        let help = parts[index].replacingOccurrences(of: "\\\n      ", with: "\n")
        let lines = help.components(separatedBy: "\n").map { $0.trimmingPrefix("      ") }
        for paragraph in Style.paragraphs(of: lines.joined(separator: "\n")) {
          #expect(Style.longSentences(in: paragraph) == [], "\(path)")
        }
      }
    }
  }

  @Test func `the README has at most 180 lines`() throws {
    #expect(
      try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().count <= 180)
  }

  @Test(arguments: [
    ("\"x\" is no date", true), ("these are no\n  /// pixels", true),
    ("none, of which one is old", true),
    ("a table of somebody else's", true), ("where it is not known.", true),
    ("There is no device", false), ("\"there are no rules\"", false),
    ("it is no longer here", false),
    ("\"x\" is not a date", false), ("as it is: no date", false), ("no rule is known", false),
  ])
  func `phrases are found`(text: String, isFound: Bool) {
    #expect(Style.phrases(in: text).isEmpty != isFound)
  }

  @Test(arguments: [
    ("the tab bar stands at the top", true), ("an iPad without home button", true),
    ("an iPad without a home button", false), ("a bar that is at the top", false),
  ])
  func `phrases of notes are found`(text: String, isFound: Bool) {
    #expect(Style.phrases(in: text, more: Style.inTexts).isEmpty != isFound)
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
  private static let verbs: Set<String> = ["is", "are", "was", "were"]
  private static let forbidden = [
    ["of", "which"], ["somebody", "else"], ["what", "stands", "in"], ["it", "is", "not", "known"],
    ["all", "the", "same"],
  ]
  /// Phrases that comments may use, but no text that readers of answers and documents see.
  static let inTexts = [
    ["stands", "at"], ["stands", "in"], ["said", "of"], ["speaks", "of"], ["spoken", "of"],
    ["without", "home", "button"], ["with", "home", "button"], ["the", "other", "way", "round"],
  ]
  private static let longest = 40

  /// The words of a text in lower case, without the signs of comments.
  static func words(of text: String) -> [String] {
    text.lowercased().components(separatedBy: .whitespacesAndNewlines)
      .map { $0.trimmingCharacters(in: ["\"", "(", ")", ",", "/", "{"]) }.filter { !$0.isEmpty }
  }

  /// The phrases of a text that a native writer would not use, each with the words around it.
  static func phrases(in text: String, more: [[String]] = []) -> [String] {
    let words = Self.words(of: text)
    return words.indices.filter { isPhrase(words[$0...], after: words[..<$0].last, more) }.map {
      words[max($0 - 1, 0)..<min($0 + 3, words.count)].joined(separator: " ")
    }
  }

  private static func isPhrase(
    _ words: ArraySlice<String>, after last: String?, _ more: [[String]]
  ) -> Bool {
    guard let first = words.first else { return false }
    let isNegation =
      verbs.contains(first) && words.dropFirst().first == "no" && last?.hasSuffix("there") != true
      && words.dropFirst(2).first != "longer"
    return isNegation
      || (forbidden + more).contains { phrase in
        first == phrase[0] && phrase.count <= words.count
          && zip(phrase, words).allSatisfy { $1.hasPrefix($0) }
      }
  }

  /// Tells whether the first line of a doc comment opens with a question.
  static func opensAsQuestion(_ line: some StringProtocol, after sign: String = "/// ") -> Bool {
    ["What ", "Whether "].contains { line.hasPrefix(sign + $0) }
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

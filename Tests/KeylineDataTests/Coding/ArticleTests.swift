import Testing

/// The Swift code in articles is code that somebody compiles.
@Suite("Code in articles")
struct ArticleTests {
  static let articles =
    ["README.md"]
    + ((try? Checkout.files(in: "Sources/KeylineKit/KeylineKit.docc")) ?? [])

  /// The lines of every file that the tests of the example package compile.
  private static func compiled() throws -> [[Substring]] {
    let package = "Tests/Example/"
    let files = try ["Sources", "Tests"].flatMap { try Checkout.files(in: package + $0) }
    return try (files + [package + "Package.swift"])
      .map { lines(String(decoding: try Checkout.bytes($0), as: UTF8.self)[...]) }
  }

  @Test func `the articles are found`() { #expect(Self.articles.count > 4) }

  @Test(arguments: articles)
  func `stands in Tests/Example, line by line`(article: String) throws {
    let compiled = try Self.compiled()
    for block in Self.blocks(String(decoding: try Checkout.bytes(article), as: UTF8.self)) {
      let isCompiled = compiled.contains { Self.contains(block, in: $0) }
      #expect(isCompiled, "\(article): \(block.joined(separator: "\n"))")
    }
  }

  @Test(
    arguments: [
      ("let a = 1\nlet b = 2", true), ("let b = 2\n\nlet c = 3", true), ("let a = 2", false),
      ("let a = 1\nlet c = 3", false), ("if a {\n  b", false),
    ])
  func `a block counts with any indentation and with every line`(block: String, isThere: Bool) {
    let file = Self.lines("func f() {\n  let a = 1\n  let b = 2\n\n  let c = 3\n}")
    #expect(Self.contains(Self.lines(block[...]), in: file) == isThere)
  }

  /// The blocks of Swift in a Markdown text.
  private static func blocks(_ text: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var block: [Substring]?
    for line in lines(text[...]) {
      if line == "```swift" {
        block = []
      } else if line == "```" {
        if let block { blocks.append(block) }
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  private static func lines(_ text: Substring) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Whether a file has the lines of a block one after another, all moved by the same indentation.
  private static func contains(_ block: [Substring], in file: [Substring]) -> Bool {
    guard let first = block.first, file.count >= block.count else { return false }
    return (0...(file.count - block.count)).contains { start in
      guard file[start].hasSuffix(first) else { return false }
      let indentation = String(file[start].dropLast(first.count))
      guard indentation.allSatisfy({ $0 == " " }) else { return false }
      return zip(file[start...], block).allSatisfy { line, quoted in
        quoted.isEmpty ? line.isEmpty : line == indentation + quoted
      }
    }
  }
}

import Foundation
import KeylineQuery
import KeylineText
import Testing

@testable import keyline

@Suite("The article about auditing")
struct AuditArticleTests {
  private static let article = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/keyline/Keyline.docc/Auditing.md").standardizedFileURL

  private func tables() throws -> [[String]] {
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    return text.components(separatedBy: "\n\n").filter { $0.hasPrefix("|") }.map {
      $0.components(separatedBy: "\n").filter { !$0.isEmpty }
    }
  }

  @Test func `its variables are those that there are`() throws {
    let expected = MarkdownTable().text(AuditGrammar.variables).lines
    #expect(try tables().contains(expected))
  }

  @Test func `its spellings are those that are understood`() throws {
    let expected = MarkdownTable().text(AuditGrammar.spellings).lines
    #expect(try tables().contains(expected))
  }

  @Test func `its operators are those that are printed`() throws {
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    #expect(text.contains("```\n\(AuditGrammar.operators)```\n"))
    #expect(try keyline("audit --grammar").output.hasPrefix(AuditGrammar.operators))
  }

  @Test func `the grammar comes with every variable`() throws {
    let words = Set(
      try keyline("audit --grammar").output.split { " ,\n".contains($0) }.map(String.init))
    #expect(words.isSuperset(of: AuditVariable.all.map(\.name)))
    #expect(words.isSuperset(of: AuditVocabulary.spellings.flatMap(\.written)))
  }

  @Test func `its limits are the real ones`() throws {
    let text = try String(contentsOf: Self.article, encoding: .utf8)
    #expect(AuditExpression.maximumLength == 4_096)
    #expect(text.contains("at most 4,096 bytes and \(AuditExpression.maximumDepth) levels"))
  }
}

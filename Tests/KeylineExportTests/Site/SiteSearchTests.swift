import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylineExport

@Suite("The list that the site's search reads")
struct SiteSearchTests {
  private static let entries = Result {
    let resolver = try SeedAnswers.resolver
    let matrix = AnswerMatrix(
      resolver, devices: resolver.knowledge.devices, metrics: resolver.knowledge.metrics,
      situations: [Situation()])
    let text = Site(matrix, flags: .sample).searchScript.text
    let list = text.dropFirst(Site.head.count).dropLast(Site.tail.count)
    return try JSONValue.reading("[\(list)]").elements.map { Entry($0.elements) }
  }

  /// An entry as the script sees it.
  private struct Entry {
    let name: String
    /// The name of its page, without its folder and its extension.
    let page: String
    let exact: [String]
    let words: [String]

    init(_ values: [JSONValue]) {
      name = (values[0].text ?? "").lowercased()
      let address = values[2].text ?? ""
      page =
        address.split(separator: "/").last.map { String($0).replacing(".html", with: "") } ?? ""
      exact = values[3].elements.compactMap { $0.text?.lowercased() }
      words = (values[4].text ?? "").split(separator: " ").map { $0.lowercased() }
    }

    /// The whole name, what is written whole, every word in the name, at its beginning, or elsewhere.
    func rank(_ text: String) -> Int? {
      if name == text { return 0 }
      if exact.contains(text) { return 1 }
      let asked = text.split(separator: " ").map(String.init)
      let own = name.split { " ()".contains($0) }.map(String.init)
      func begin(_ words: [String]) -> Bool {
        asked.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
      }
      if begin(own) { return asked.allSatisfy(own.contains) ? 2 : 3 }
      return begin(own + words) ? 4 : nil
    }
  }

  @Test(arguments: SearchExample.all)
  func `leads first to what keyline search finds first`(example: SearchExample) throws {
    let entries = try Self.entries.get()
    let text = example.query.lowercased()
    let ranked = entries.enumerated().compactMap { index, entry in
      entry.rank(text).map { ($0, index) }
    }.sorted { $0 < $1 }.prefix(8).map { entries[$0.1].page }
    #expect(ranked.isEmpty == example.isSuggestion)
    guard !example.isSuggestion else {
      let nearest = NearestNames.of(text, among: entries.map(\.name))
      #expect(nearest.contains { $0.replacing(" ", with: "-") == example.first.first })
      return
    }
    #expect(Set(ranked.prefix(example.first.count)) == example.first, "\(ranked)")
    #expect(example.absent.isDisjoint(with: ranked))
  }
}

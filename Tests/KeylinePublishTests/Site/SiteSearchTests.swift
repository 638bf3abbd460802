import KeylineData
import KeylineModel
import KeylineQuery
import KeylineTestSupport
import Testing

@testable import KeylinePublish

@Suite("The list that the site's search reads")
struct SiteSearchTests {
  private static let entries = Result {
    let resolver = try SeedAnswers.resolver
    let matrix = AnswerMatrix(
      resolver, devices: resolver.knowledge.devices, metrics: resolver.knowledge.metrics,
      situations: [Situation()])
    return try SiteFiles.searchEntries(Site(matrix, flags: .sample).searchScript([]).text)
  }

  /// How the script ranks an entry: the whole name, what is written whole or the name of an iPhone without that
  /// word, then every word, in the name, in other names or beside them, whole or as a beginning.
  private func rank(_ entry: SearchListEntry, _ text: String) -> Int? {
    let name = entry.name.lowercased()
    if name == text { return -2 }
    let isMeant = ([entry.page] + entry.exact).contains { exact in
      let numbers = exact.split(separator: "x")
      let isSize = numbers.count == 2 && numbers.allSatisfy { $0.allSatisfy(\.isNumber) }
      return exact.lowercased() == text || isSize && numbers.contains(text[...])
    }
    if isMeant || name == "iphone " + text { return -1 }
    let lists = [name.split { " ()".contains($0) }.map(String.init)] + entry.words
    var sum = 0
    for word in text.split(separator: " ") {
      guard let place = lists.firstIndex(where: { $0.contains { $0.hasPrefix(word) } }) else {
        return nil
      }
      sum += 2 * place + (lists[place].contains(String(word)) ? 0 : 1)
    }
    return sum
  }

  @Test(arguments: SearchExample.all.filter { !$0.isRespelled })
  func `leads first to what keyline search finds first`(example: SearchExample) throws {
    let entries = try Self.entries.get()
    let text = example.query.lowercased().replacing(SearchEntry.traditionalSigns)
    let ranked = entries.enumerated().compactMap { index, entry in
      rank(entry, text).map { ($0, index) }
    }.sorted { $0 < $1 }.prefix(8).map { entries[$0.1].page }
    #expect(ranked.isEmpty == example.isSuggestion)
    guard !example.isSuggestion else {
      let nearest = NearestNames.of(text, among: entries.map { $0.name.lowercased() })
      #expect(nearest.contains { $0.replacing(" ", with: "-") == example.first.first })
      return
    }
    #expect(Set(ranked.prefix(example.first.count)) == example.first, "\(ranked)")
    #expect(example.absent.isDisjoint(with: ranked))
  }

  @Test func `the words of the dictionary and the values of each device are there`() throws {
    let script = try SiteFiles(shipped: ["iphone-17", "iphone-18-pro"])["search.js"]
    func block(_ name: String) throws -> JSONValue {
      let text = try #require(script.pieces(after: "var \(name) = ").first)
      return try JSONValue.reading(String(text.prefix { $0 != "\n" }.dropLast()))
    }
    let words = try block("KEYLINE_WORDS")
    #expect(words["versus"]?.texts == Vocabulary.versus)
    #expect(words["foreign"]?.texts.contains("pixel") == true)
    #expect(Vocabulary.isFiller(try #require(words["fillers"]?.texts.first)))
    let values = try block("KEYLINE_VALUES")
    let rows = values["rows"]?.elements.map { $0.texts[0] } ?? []
    let own = try #require(values["devices"]?["iphone-17"]?.texts)
    let portrait = own[1].split(separator: " ").map(String.init)
    #expect(own[0] == "26" && portrait.count == rows.count)
    #expect(portrait[try #require(rows.firstIndex(of: "safeAreaInsets.top"))] == "62")
    #expect(portrait[try #require(rows.firstIndex(of: "safeAreaInsets.bottom"))] == "34")
    let other = try #require(values["devices"]?["iphone-18-pro"]?.texts[1]).split(separator: " ")
    #expect(other[try #require(rows.firstIndex(of: "screen.cornerRadius"))] == "-")
  }

  @Test func `signs that stand for others are as many as these`() {
    #expect(SearchEntry.traditionalSigns.count == SearchEntry.simplifiedSigns.count)
    #expect(
      SearchEntry.traditionalSigns.unicodeScalars.allSatisfy { $0.value <= 0xFFFF },
      "the script counts in units of 16 bits")
  }
}

extension String {
  /// The text with each of some signs as the one for which it stands.
  fileprivate func replacing(_ signs: String) -> String {
    let pairs = Dictionary(uniqueKeysWithValues: zip(signs, SearchEntry.simplifiedSigns))
    return String(map { pairs[$0] ?? $0 })
  }
}

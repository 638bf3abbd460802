import Foundation
import KeylineData

/// A query that both searches understand, `keyline search` and the one of the site, with what each answers
/// first.
package struct SearchExample: Sendable, CustomStringConvertible {
  /// The words as they are typed.
  package let query: String
  /// The identifiers of what comes first, in any order.
  package let first: Set<String>
  /// What is not among the answers.
  package let absent: Set<String>
  /// True if nothing is called so, and the answer is a suggestion.
  package let isSuggestion: Bool
  /// True if it is another spelling, which each search reads in its own way.
  package let isRespelled: Bool

  /// The device that the query is about beside a metric, and the line of its page that has the answer.
  package let device: String?
  package let row: String?
  /// True if there is no data about it, and both say so.
  package let isUncovered: Bool

  private init(_ value: JSONValue) {
    isUncovered = value["uncovered"] != nil
    guard let query = value["query"]?.text, let first = value["first"]?.texts,
      first.isEmpty == isUncovered
    else {
      fatalError("a query has a first answer")
    }
    device = value["device"]?.text
    row = value["row"]?.text
    self.query = query
    self.first = Set(first)
    absent = Set(value["absent"]?.texts ?? [])
    isSuggestion = value["suggestion"] != nil
    isRespelled = value["respelled"] != nil || isUncovered || device != nil
  }

  package var description: String { query }

  /// The list that both are tested against; a browser reads the same file.
  package static let all: [SearchExample] = {
    let file = URL(filePath: #filePath).appending(path: "../../Fixtures/Site/searches.json")
    guard let text = try? String(contentsOf: file.standardizedFileURL, encoding: .utf8),
      let list = try? JSONValue.reading(text), !list.elements.isEmpty
    else { fatalError("no list of queries") }
    return list.elements.map(SearchExample.init)
  }()
}

/// A sum of metrics, each with a sign: `screen.height - tabBar.frameHeight`.
package struct Formula: Hashable, Sendable {
  /// One metric of the sum.
  package struct Term: Hashable, Sendable {
    /// The metric that the term adds or subtracts.
    package let metric: Metric.ID
    /// True if the term is subtracted rather than added.
    package let isSubtracted: Bool

    /// Creates a term, added by default.
    package init(_ metric: Metric.ID, isSubtracted: Bool = false) {
      self.metric = metric
      self.isSubtracted = isSubtracted
    }
  }

  /// The terms in the order written; never empty.
  package let terms: [Term]

  /// Creates a formula; `terms` must not be empty.
  package init(terms: [Term]) { self.terms = terms }

  /// Reads metrics joined by `+` and `-` with a space on both sides; the first may have a `-`
  /// in front of it.
  package init?(_ written: some StringProtocol) {
    var terms: [Term] = []
    var isSubtracted = written.first == "-"
    let text = Substring(written).dropFirst(isSubtracted ? 1 : 0)
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard !words.count.isMultiple(of: 2) else { return nil }
    for (index, word) in words.enumerated() {
      if index.isMultiple(of: 2) {
        guard Self.isName(word) else { return nil }
        terms.append(Term(String(word), isSubtracted: isSubtracted))
      } else {
        guard word == "+" || word == "-" else { return nil }
        isSubtracted = word == "-"
      }
    }
    self.terms = terms
  }

  private static func isName(_ word: some StringProtocol) -> Bool {
    guard let first = word.utf8.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else {
      return false
    }
    return word.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: ".")
    }
  }
}

extension Formula: CustomStringConvertible {
  package var description: String {
    var text = ""
    for (index, term) in terms.enumerated() {
      if index > 0 {
        text += term.isSubtracted ? " - " : " + "
      } else if term.isSubtracted {
        text += "-"
      }
      text += term.metric
    }
    return text
  }
}

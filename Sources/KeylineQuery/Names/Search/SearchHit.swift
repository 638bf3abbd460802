/// Something that a search found.
package struct SearchHit: Hashable, Sendable {
  /// The kind of the hit.
  package let kind: Kind
  /// Its identifier; for a command, the words that call it.
  package let id: String
  /// Its title; the name of a device, or the abstract of a command.
  package let title: String
  /// The Chinese title; nil if it has none.
  package let chineseTitle: String?

  /// The kinds of hits, in the order in which they are listed.
  package enum Kind: String, CaseIterable, Sendable {
    case metric, command, device, version, technique, source
  }
}

/// A command that may be searched for.
package struct SearchableCommand {
  /// The words that call it, without the name of the program: `export csv`.
  package let path: String
  /// The abstract of the command.
  package let abstract: String

  /// Creates a command.
  package init(path: String, abstract: String) {
    self.path = path
    self.abstract = abstract
  }
}

/// The result of a search.
package struct SearchResult: Sendable {
  /// The matches, by kind, the best of each first.
  package var hits: [SearchHit]
  /// The words that had to be left out to find any.
  package var without: [String] = []
  /// The words searched for instead of misspelled ones; nil if all are known.
  package var instead: String?
  /// The devices, versions and conditions that some words name, if the other words name a metric or
  /// a command.
  package var ask = Ask()

  /// The topic without data that the text is about; there are no hits then.
  package var uncovered: Uncovered?

  /// The words left out, except those that only make a sentence of a question.
  package var missed: [String] { without.filter { !Vocabulary.isFiller($0) } }
}

/// Something that a search found.
package struct SearchHit: Hashable, Sendable {
  /// The kind of thing that it is.
  package let kind: Kind
  /// Its identifier; the words that call a command.
  package let id: String
  /// Its title, the name of a device, or what a command does.
  package let title: String
  /// The Chinese title; nil where it has none.
  package let chineseTitle: String?

  /// The kinds of things that are searched, in the order in which they are given.
  package enum Kind: String, CaseIterable, Sendable {
    case metric, command, device, version, technique, source
  }
}

/// A command that may be searched for.
package struct SearchableCommand {
  /// The words that call it, without the name of the program: `export csv`.
  package let path: String
  /// What it does.
  package let abstract: String

  /// Creates a command.
  package init(path: String, abstract: String) {
    self.path = path
    self.abstract = abstract
  }
}

/// What a search found.
package struct SearchResult: Sendable {
  /// The matches, by kind, the best of each first.
  package var hits: [SearchHit]
  /// The words that had to be left out for there to be any.
  package var without: [String] = []
  /// The words that were searched for, where some were misspelled; nil where all are known.
  package var instead: String?
  /// The devices, versions and conditions that some of the words name, where the others name a metric or a command.
  package var ask = Ask()

  /// The thing without data that the text is about; there are no hits then.
  package var uncovered: Uncovered?

  /// The words that had to be left out, but for those that only make a sentence of a question.
  package var missed: [String] { without.filter { !Vocabulary.isFiller($0) } }
}

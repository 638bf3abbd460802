import KeylineModel

/// Tells which sources are independent of each other.
struct SourceIndex: Sendable {
  private let copyOf: [Source.ID: Source.ID]

  init(_ sources: [Source]) {
    var copyOf: [Source.ID: Source.ID] = [:]
    for source in sources { copyOf[source.id] = source.copyOf }
    self.copyOf = copyOf
  }

  /// The source at the beginning of a chain of copies; of a cycle the first by name.
  func root(_ source: Source.ID) -> Source.ID {
    var chain = [source]
    while let original = copyOf[chain[chain.count - 1]] {
      if let start = chain.firstIndex(of: original) {
        return chain[start...].min() ?? source
      }
      chain.append(original)
    }
    return chain[chain.count - 1]
  }

  /// How many independent sources there are among some.
  func independent(_ sources: some Sequence<Source.ID>) -> Int {
    Set(sources.map(root)).count
  }
}

import KeylineModel

/// Tells which sources are independent of each other.
struct SourceIndex: Sendable {
  private let copyOf: [Source.ID: Source.ID]

  init(_ sources: [Source]) {
    var copyOf: [Source.ID: Source.ID] = [:]
    for source in sources { copyOf[source.id] = source.copyOf }
    self.copyOf = copyOf
  }

  /// The source at the beginning of a chain of copies; a cycle ends where it closes.
  func root(_ source: Source.ID) -> Source.ID {
    var root = source
    var seen: Set<Source.ID> = [source]
    while let original = copyOf[root], seen.insert(original).inserted { root = original }
    return root
  }

  /// How many independent sources there are among some.
  func independent(_ sources: some Sequence<Source.ID>) -> Int {
    Set(sources.map(root)).count
  }
}

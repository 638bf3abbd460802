package import KeylineModel

/// An index of the sources that are independent of each other.
package struct SourceIndex: Sendable {
  private let copyOf: [Source.ID: Source.ID]
  private let unkept: Set<Source.ID>

  /// Indexes the copies among sources.
  package init(_ sources: [Source]) {
    var copyOf: [Source.ID: Source.ID] = [:]
    for source in sources where source.copyOf != nil { copyOf[source.id] = source.copyOf }
    self.copyOf = copyOf
    unkept = Set(sources.filter { $0.locator == .notKept }.map(\.id))
  }

  /// The source at the beginning of a chain of copies; for a cycle, the first by name.
  func root(_ source: Source.ID) -> Source.ID {
    if copyOf[source] == nil { return source }
    var chain = [source]
    while let original = copyOf[chain[chain.count - 1]] {
      if let start = chain.firstIndex(of: original) {
        return chain[start...].min() ?? source
      }
      chain.append(original)
    }
    return chain[chain.count - 1]
  }

  /// The original of a copied source.
  package func original(of source: Source.ID) -> Source.ID? { copyOf[source] }

  /// The number of independent sources; sources without an address count as one if none has an
  /// address, since nobody can check whether they differ.
  package func independent(_ sources: some Collection<Source.ID>) -> Int {
    if sources.count < 2 { return sources.count }
    let roots = Set(sources.map(root)).count
    return sources.allSatisfy(unkept.contains) ? min(roots, 1) : roots
  }
}

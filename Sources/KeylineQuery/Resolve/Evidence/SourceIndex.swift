package import KeylineModel

/// Tells which sources are independent of each other.
package struct SourceIndex: Sendable {
  private let copyOf: [Source.ID: Source.ID]
  private let unkept: Set<Source.ID>

  /// Reads which source is a copy of which.
  package init(_ sources: [Source]) {
    var copyOf: [Source.ID: Source.ID] = [:]
    for source in sources where source.copyOf != nil { copyOf[source.id] = source.copyOf }
    self.copyOf = copyOf
    unkept = Set(sources.filter { $0.locator == .notKept }.map(\.id))
  }

  /// The source at the beginning of a chain of copies; of a cycle the first by name.
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

  /// The source that one copies.
  package func original(of source: Source.ID) -> Source.ID? { copyOf[source] }

  /// How many independent sources there are among some; those without an address count as one
  /// where none has an address, since nobody can look whether they are two.
  package func independent(_ sources: some Collection<Source.ID>) -> Int {
    if sources.count < 2 { return sources.count }
    let roots = Set(sources.map(root)).count
    return sources.allSatisfy(unkept.contains) ? min(roots, 1) : roots
  }
}

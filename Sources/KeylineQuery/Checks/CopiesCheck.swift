import KeylineModel

extension Check {
  /// One place is one source.
  ///
  /// A dump that several notes copied was once counted as if each had read it.
  public static let copies = Check(
    name: "copies", claim: "Sources with one address, or with one text that was read, are one."
  ) { resolver in
    let sources = resolver.knowledge.sources.sorted { $0.id < $1.id }
    let places = sources.compactMap { source in
      source.address.map { (place: $0 + (source.read ?? ""), source: source) }
    }
    return Dictionary(grouping: places, by: \.place).values.flatMap { places -> [Finding] in
      guard let first = places.first?.source else { return [] }
      return places.dropFirst().map(\.source).filter { source in
        resolver.independence.root(source.id) != resolver.independence.root(first.id)
      }.map { source in
        Finding(
          check: "copies", subject: source.id,
          message: "is the same place as \(first.id), but counts beside it")
      }
    }.sorted { $0.subject < $1.subject }
  }
}

import KeylineModel

extension Check {
  /// One place is one source, and so is one project.
  ///
  /// A dump that several notes copied was once counted as if each had read it, and one project's
  /// probes as if others had confirmed them.
  package static let copies = Check(.copies) { resolver in
    let originals = resolver.knowledge.sources.filter { $0.copyOf == nil }.sorted { $0.id < $1.id }
    let places = originals.compactMap { source in source.place.map { (place: $0, id: source.id) } }
    return Dictionary(grouping: places, by: \.place).values.flatMap { places in
      places.dropFirst().map { place in
        Finding(place.id, .unmarkedCopy(of: places[0].id, at: place.place))
      }
    }.sorted { $0.subject < $1.subject }
  }
}

extension Source {
  /// The repository that it stands in, or its address; nil without one. People who write in the
  /// threads of a repository are not one source.
  fileprivate var place: String? {
    guard let address else { return nil }
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    guard kind != .issue, parts.count >= 5, parts[2] == "github.com" else { return address }
    return parts[2...4].joined(separator: "/")
  }
}

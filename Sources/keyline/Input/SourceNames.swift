import KeylineModel
import KeylineQuery

/// Finds a source by its key.
enum SourceNames {
  static func source(_ id: String, in resolver: Resolver) throws -> Source {
    guard let source = resolver.source(id) else {
      let nearest = NearestNames.of(id, among: resolver.knowledge.sources.map(\.id))
      throw SetError.unknown(.source, name: id, nearest: nearest)
    }
    return source
  }
}

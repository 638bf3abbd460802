import KeylineData
import KeylineModel
import KeylineQuery

/// The names that a shell completes on the tab key.
///
/// There are no messages: if the user's file is unreadable, the shipped names are used.
struct KnownNames {
  private let environment: Environment

  init(_ environment: Environment) { self.environment = environment }

  /// The devices and metrics; rules and observations are not read.
  var catalogue: Knowledge { read { try $0.reading($1).catalogue } }

  /// The whole knowledge.
  var all: Knowledge { read { try $0.resolver($1).knowledge } }

  private func read(
    _ body: (Database, CommandContext) throws -> Knowledge
  ) -> Knowledge {
    let unheard = CommandContext(environment: environment)
    if let database = try? Database(path: nil, seedFolder: nil, unheard),
      let knowledge = try? body(database, unheard)
    {
      return knowledge
    }
    return (try? Seed.bundled()) ?? Knowledge()
  }

  /// The completions of a word for several names joined by commas.
  ///
  /// The names before the last comma stay; after an unknown one there are no completions, and a
  /// name is not offered twice.
  static func continuations(of word: String, with names: [String]) -> [String] {
    guard let comma = word.lastIndex(of: ",") else { return names }
    let named = word[..<comma].split(separator: ",", omittingEmptySubsequences: false)
      .map(String.init)
    let known = Set(names)
    guard named.allSatisfy(known.contains) else { return [] }
    return names.filter { !named.contains($0) }.map { word[...comma] + $0 }
  }
}

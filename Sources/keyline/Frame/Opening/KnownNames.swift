import KeylineData
import KeylineModel
import KeylineQuery

/// The names that a shell offers when a person presses the tab key.
///
/// Nothing is said: where the user's file cannot be read, the shipped names are taken.
struct KnownNames {
  private let environment: Environment

  init(_ environment: Environment) { self.environment = environment }

  /// The devices and metrics; rules and observations are not read.
  var catalogue: Knowledge { read { try $0.reading($1).catalogue } }

  /// All that is known.
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

  /// The completions of a word that takes several names joined by commas.
  ///
  /// The names before the last comma stay; where one of them is unknown there is nothing to offer,
  /// and a name is not offered twice.
  static func continuations(of word: String, with names: [String]) -> [String] {
    guard let comma = word.lastIndex(of: ",") else { return names }
    let named = word[..<comma].split(separator: ",", omittingEmptySubsequences: false)
      .map(String.init)
    let known = Set(names)
    guard named.allSatisfy(known.contains) else { return [] }
    return names.filter { !named.contains($0) }.map { word[...comma] + $0 }
  }
}

import Foundation
import Testing

@testable import keyline

/// A home directory with rows of its own, and the program run in it.
final class Home: Sendable {
  private let folder: Folder
  let variables: [String: String]

  /// The home that tests share which only read.
  static let shared = Result { try Home(seeded: true) }

  /// Creates a home; a seeded one shares the file of what ships, which was made once.
  init(seeded: Bool = true) throws {
    folder = try Folder()
    // Wide enough that no cell is wrapped: what a test looks for stands on one line.
    var variables = ["HOME": folder.url.path, "COLUMNS": "1000"]
    if seeded { variables["XDG_CACHE_HOME"] = try Template.caches.get().url.path }
    self.variables = variables
  }

  /// Where the file of one's own rows is.
  var database: String { folder.path(".local/share/keyline/keyline.sqlite") }

  /// All bytes of the file of one's own rows; none before the first change.
  func bytes() throws -> Data {
    guard FileManager.default.fileExists(atPath: database) else { return Data() }
    return try Data(contentsOf: URL(fileURLWithPath: database))
  }

  /// The same home once it has rows of its own.
  func withDevice() throws -> Home {
    let outcome = run("device add \"Bar Phone\" --like iphone-x")
    try #require(outcome.exitCode == 0, "\(outcome.messages)")
    return self
  }

  /// Writes a file into the home and gives its path.
  func write(_ text: String, to name: String) throws -> String {
    try folder.write(text, to: name)
  }

  /// The path of something in the home.
  func path(_ name: String) -> String { folder.path(name) }

  /// Runs the program in this process, with a command line without the program's name.
  func run(
    _ line: String, input: String? = nil, with variables: [String: String] = [:],
    in directory: String? = nil
  ) -> Run {
    run(line.words, input: input, with: variables, in: directory)
  }

  /// Runs the program in this process.
  func run(
    _ arguments: [String], input: String? = nil, with variables: [String: String] = [:],
    ask: (@Sendable (String) -> String?)? = nil, in directory: String? = nil
  ) -> Run {
    let variables = self.variables.merging(variables) { $1 }
    let bytes = input.map { Array($0.utf8) }
    let outcome = Invocation(
      arguments: arguments,
      environment: Environment(
        variables: variables, workingDirectory: directory, ask: ask, readInput: { bytes })
    ).run()
    return Run(
      output: outcome.output, messages: outcome.messages, exitCode: outcome.exitCode)
  }
}

/// The folder of caches that every seeded home shares.
private enum Template {
  static let caches = Result { () throws -> Folder in
    let folder = try Folder()
    let outcome = try Home(seeded: false).run(
      "db path --data", with: ["XDG_CACHE_HOME": folder.url.path])
    try #require(outcome.exitCode == 0, "\(outcome.messages)")
    return folder
  }
}

/// Runs a command line that only reads, in the shared home.
func keyline(_ line: String) throws -> Run {
  try Home.shared.get().run(line)
}

/// Runs two lines and expects that they print the same and end alike; how the first one ran.
func expectSame(
  _ theirs: String, as ours: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Run {
  let (one, other) = (try keyline(theirs), try keyline(ours))
  #expect(one.output == other.output, sourceLocation: sourceLocation)
  // Words that do not say which metric it is are told so.
  let metric = ours.split(separator: " ").dropFirst().first ?? ""
  let said = one.messages.lines.first.map { $0.hasPrefix("* ") && $0.hasSuffix("(\(metric))") }
  let messages = said == true ? one.messages.drop { $0 != "\n" }.dropFirst() : one.messages[...]
  #expect(messages == other.messages, sourceLocation: sourceLocation)
  #expect(one.exitCode == other.exitCode, sourceLocation: sourceLocation)
  return one
}

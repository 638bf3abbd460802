import ArgumentParser
import KeylineFormats

/// Answers the commands that stand in markers.
struct BlockAnswers {
  let database: DatabaseOptions
  /// Whether the user's own rows count.
  let isLocal: Bool
  private let memory = KnowledgeMemory()
  private let given = Given()

  /// What commands were answered, so that one that stands in many blocks is run once.
  private final class Given {
    struct Question: Hashable {
      let arguments: [String]
      let isShared: Bool
    }

    var answers: [Question: (output: String, data: Int)] = [:]
  }

  init(database: DatabaseOptions, isLocal: Bool) {
    self.database = database
    self.isLocal = isLocal
  }

  /// The commands that a marker may hold: those that answer with values and change nothing.
  private static let allowed = [
    "get", "timeline", "find", "diff", "changes", "audit", "sheet", "device", "metric", "source",
  ]

  /// Answers what a block should hold: a table in the format of the file's kind, unless its command
  /// names another.
  ///
  /// - Throws: ``Failure`` with the place of the marker.
  func answer(
    _ block: MarkedBlock, in path: String, of kind: DocumentKind,
    _ context: inout CommandContext
  ) throws -> String {
    let place = "\(path):\(block.line)"
    guard var arguments = ArgumentText.arguments(block.query) else {
      throw refusal(place, "a quote in the marker is not closed")
    }
    let wantsData = arguments.contains("--data-version")
    arguments.removeAll { $0 == "--data-version" }
    guard let command = arguments.first, Self.allowed.contains(command) else {
      let list = Self.allowed.joined(separator: ", ")
      throw refusal(place, "a marker holds a command that answers: \(list)")
    }
    if let flag = arguments.first(where: { $0.hasPrefix("--database") || $0.hasPrefix("--seed") }) {
      throw refusal(place, "\(flag) belongs behind keyline docs, not into a marker")
    }
    if !block.isInline, !arguments.contains(where: Self.isFormat) {
      arguments += ["--format", kind.format.rawValue]
    }
    let shared = try run(arguments, at: place, sharing: !isLocal, context.environment)
    if !isLocal, memory.hasLocalRows {
      let all = try? run(arguments, at: place, sharing: false, context.environment)
      if let all, all.output != shared.output {
        context.say(
          "note: \(place): rows of your own would change this block. Include them: --local. "
            + "Share them: keyline export seed --to .keyline")
      }
    }
    context.dataVersion = shared.data
    if block.isInline, shared.output.split(separator: "\n").count != 1 {
      throw refusal(place, "markers on one line hold a single value, and this is a table")
    }
    return shared.output + (wantsData ? "\nKeyline data \(shared.data).\n" : "")
  }

  private func run(
    _ arguments: [String], at place: String, sharing: Bool, _ environment: Environment
  ) throws -> (output: String, data: Int) {
    let question = Given.Question(arguments: arguments, isShared: sharing)
    if let answer = given.answers[question] { return answer }
    var context = CommandContext(environment: environment)
    context.restsOnSharedData = sharing
    context.memory = memory
    var arguments = arguments
    if let file = database.database { arguments += ["--database", file] }
    if let folder = database.seed { arguments += ["--seed", folder] }
    do {
      guard let command = try Keyline.parseAsRoot(arguments) as? any KeylineCommand else {
        throw refusal(place, "this is no whole command")
      }
      try command.run(in: &context)
    } catch let failure as Failure {
      throw Failure("\(place): \(failure.message)", exitCode: failure.exitCode)
    } catch {
      guard let failure = Failure(translating: error) else {
        throw refusal(place, Keyline.message(for: error))
      }
      // What would be a bad flag of a command is bad data in a file.
      let isUsage = failure.exitCode == ExitStatus.usage
      throw Failure(
        "\(place): \(failure.message)",
        exitCode: isUsage ? ExitStatus.badData : failure.exitCode)
    }
    let answer = (context.output, context.dataVersion)
    given.answers[question] = answer
    return answer
  }

  private func refusal(_ place: String, _ reason: String) -> Failure {
    Failure("\(place): \(reason). The file was left alone.", exitCode: ExitStatus.badData)
  }

  private static func isFormat(_ argument: String) -> Bool {
    argument.hasPrefix("-f") || argument.hasPrefix("--format") || argument == "--json"
  }
}

extension DocumentKind {
  /// The format of a table in such a file.
  fileprivate var format: TableFormatName {
    switch self {
    case .markdown, .mdx: .markdown
    case .html: .html
    case .source: .text
    }
  }
}

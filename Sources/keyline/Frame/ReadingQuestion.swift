import ArgumentParser
import KeylineModel
import KeylineQuery
import KeylineStore

/// A question that is answered only from the knowledge.
///
/// No option of it names a file, a database or another place, and its arguments can neither be
/// written nor opened. That is why a stranger's document may contain it.
protocol ReadingQuestion: ParsableArguments {
  /// The name of the command and its help.
  static var configuration: CommandConfiguration { get }

  /// True if it answers with lines of text, never with a table.
  static var isText: Bool { get }

  /// Writes the answer into a context.
  func answer(from source: any KnowledgeSource, in context: CommandContext) throws
}

extension ReadingQuestion {
  static var isText: Bool { false }
}

/// A source of knowledge that answers questions; it is read-only.
protocol KnowledgeSource {
  /// The rows of every layer.
  func knowledge(_ context: CommandContext) throws -> Knowledge

  /// Begins to read: the metrics, devices, releases and redesigns that count, then the rows that a
  /// question needs, all as of one moment.
  func reading(_ context: CommandContext) throws -> (catalogue: Knowledge, reader: Reader)
}

extension KnowledgeSource {
  /// The whole knowledge in a resolver.
  func resolver(_ context: CommandContext) throws -> Resolver {
    Resolver(try knowledge(context))
  }
}

extension Reader {
  /// The rows of every layer about some metrics in a resolver.
  func resolver(about metrics: [Metric.ID]) throws -> Resolver {
    Resolver(try knowledge(about: metrics))
  }
}

/// The command that asks a question of a database.
struct QuestionCommand<Question: ReadingQuestion>: AskingCommand, HoldsQuestion {
  static var configuration: CommandConfiguration { Question.configuration }
  static var question: any ParsableArguments.Type { Question.self }

  @OptionGroup var question: Question
  @OptionGroup var database: DatabaseOptions

  func run(in context: CommandContext) throws {
    try question.answer(from: try Database(database, context), in: context)
  }
}

/// A command that only reads the knowledge, so that it may run twice.
protocol AskingCommand: KeylineCommand {
  /// True if this call only asks.
  var onlyAsks: Bool { get }
  /// True if it reads standard input, which works only once.
  var readsInput: Bool { get }
}

extension AskingCommand {
  var onlyAsks: Bool { true }
  var readsInput: Bool { false }
}

extension ImportCommand: AskingCommand {
  var onlyAsks: Bool { change.dryRun.isOn }
  var readsInput: Bool { file == "-" }
}

/// A command whose answer is that of a question that can stand alone, in a marker.
protocol HoldsQuestion {
  static var question: any ParsableArguments.Type { get }
}

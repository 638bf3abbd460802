import ArgumentParser
import KeylineModel
import KeylinePublish
import KeylineQuery

/// A question about values of devices whose answer is a whole file.
///
/// No option of the question names a file, a database or another place, so the file itself may
/// contain the question.
protocol MatrixExport: ParsableArguments {
  /// The name of the command and its help.
  static var configuration: CommandConfiguration { get }
  /// The format of the file.
  static var fileFormat: FileFormat { get }

  var options: ExportOptions { get }
  /// True if every release has its own row.
  var eachRelease: Bool { get }

  /// The metrics from a catalogue; the named ones unless the format has its own.
  func metrics(in catalogue: Knowledge) throws -> [Metric]

  /// Refuses a question that the format cannot hold.
  func requireScope(_ ask: Ask) throws

  /// The format with its own options.
  func format() throws -> any Export
}

extension MatrixExport {
  var eachRelease: Bool { false }

  func requireScope(_ ask: Ask) {}

  func metrics(in catalogue: Knowledge) throws -> [Metric] { try options.metrics(in: catalogue) }

  /// Asks a source and returns its answers with the closure that writes the file.
  ///
  /// - Parameters:
  ///   - isLocal: True if the user's own rows count.
  ///   - hasMarker: True if code contains its question.
  func answers(
    from source: any KnowledgeSource, isLocal: Bool, hasMarker: Bool = true,
    _ context: CommandContext
  ) throws -> (
    answers: (matrix: AnswerMatrix, shared: SharedKnowledge),
    write: (inout ByteSink) throws -> Void
  ) {
    try requireScope(options.ask(context.defaults))
    let format = try format()
    let answers = try options.answers(
      from: source, isLocal: isLocal, context, metrics: metrics(in:))
    let content = ExportContent(
      answers.matrix, marker: hasMarker ? (self as? any CodeExport)?.marker : nil,
      statesData: options.dataVersion,
      eachRelease: eachRelease)
    return (answers, { try format.write(content, to: &$0) })
  }
}

/// The command that writes the answer of such a question.
struct MatrixCommand<Question: MatrixExport>: KeylineCommand, HoldsQuestion {
  static var configuration: CommandConfiguration { Question.configuration }
  static var question: any ParsableArguments.Type { Question.self }

  @OptionGroup var question: Question
  @OptionGroup var destination: ExportDestination

  func run(in context: CommandContext) throws {
    try FileFormat.require(Question.fileFormat, of: destination.output)
    let database = try Database(destination.database, context)
    let code = question as? any CodeExport
    // Everybody else answers the question in the first line from shared data.
    let isOwn = try code != nil && destination.local && restsOnOwnRows(database, context)
    let (answers, write) = try question.answers(
      from: database, isLocal: destination.local, hasMarker: !isOwn, context)
    if let output = destination.output, output != "-" {
      try OutputFile(output).write { take in
        var sink = ByteSink(take)
        try write(&sink)
      }
    } else {
      try context.stream(write)
    }
    try question.options.say(about: answers, to: context)
    if isOwn {
      context.say(
        "note: this code rests on rows of your own, so it has no first line for keyline docs. Share them with "
          + "\(Failure.sharing)")
    } else if let code, code.marker == nil {
      context.say(
        "note: the question does not fit in the first line of the code, so keyline docs passes the "
          + "file over")
    }
  }

  /// True if the answer would differ, or be missing, without the user's own rows.
  private func restsOnOwnRows(_ database: Database, _ context: CommandContext) throws -> Bool {
    context.memory = context.memory ?? KnowledgeMemory()
    do {
      let (matrix, shared) = try question.answers(from: database, isLocal: false, context).answers
      let ask = question.options.ask(context.defaults)
      return shared.omission(from: matrix, ask.devices(in:)) != nil
    } catch SetError.notShared {
      return true
    }
  }
}

import ArgumentParser
import KeylineData
import KeylineText

/// One call of the program: arguments and environment in, texts and an exit code out.
struct Invocation {
  let arguments: [String]
  let environment: Environment

  /// The result of a call.
  struct Outcome {
    /// The text for standard output: data.
    var output = ""
    /// The text for standard error: everything else.
    var messages = ""
    var exitCode: Int32 = 0
  }

  /// The most words of a call: the argument parser's time grows with their square.
  static let maximumWords = 8_000

  /// Runs the command in the arguments; every error becomes a sentence and a code.
  func run() -> Outcome {
    let makesCompletions =
      arguments.first?.hasPrefix("--generate-completion-script") ?? false
    var outcome = ArgumentVisibility.$listsConditions.withValue(makesCompletions) {
      self.outcome()
    }
    // Messages quote files, names and databases; this line makes all of them harmless.
    outcome.messages = outcome.messages.printableLines
    return outcome
  }

  private func outcome() -> Outcome {
    var outcome = Outcome()
    // Neither needs the parser, which takes longer than both together.
    switch arguments {
    case [], ["--help"], ["-h"], ["help"]:
      outcome.output = FirstScreen.text
      return outcome
    case ["help", ConditionsTopic.name]:
      outcome.output = ConditionsTopic.text() + "\n"
      return outcome
    case ["--version"]:
      outcome.output = Version.line + "\n"
      return outcome
    default: break
    }
    if let broken = arguments.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
      outcome.messages = "error: the argument \"\(broken.printable)\" is not UTF-8\n"
      outcome.exitCode = ExitStatus.usage
      return outcome
    }
    if arguments.count > Self.maximumWords {
      outcome.messages =
        "error: a call has at most \(Self.maximumWords) words, not \(arguments.count). "
        + "Nothing was changed. Split it into several.\n"
      outcome.exitCode = ExitStatus.usage
      return outcome
    }
    do {
      let project = try project()
      try answer(in: &outcome, project)
    } catch {
      report(error, in: &outcome)
    }
    return outcome
  }

  /// The project of the call, unless it is left out or only help is requested.
  ///
  /// Commands that maintain the database work in every project, however broken.
  private func project() throws -> Project? {
    let flags: Set = ["--help", "-h", "--version", "--\(Project.omissionFlag)"]
    if arguments.contains(where: flags.contains) { return nil }
    return try Project.find(
      environment, isOptional: arguments.first == DatabaseCommand.configuration.commandName)
  }

  private func answer(in outcome: inout Outcome, _ project: Project?) throws {
    let defaults = project?.configuration ?? ProjectConfiguration()
    if let plain = PlainGet(arguments, defaults) {
      return try ask(plain.run, project, in: &outcome)
    }
    var parsed = try Keyline.parseAsRoot(try CommandTree.resolved(arguments))
    guard let command = parsed as? any KeylineCommand else {
      // For a group or a request for help, the parser throws the text.
      return try parsed.run()
    }
    do {
      if let command = command as? any AskingCommand, command.onlyAsks {
        try ask(command.run, readsInput: command.readsInput, project, in: &outcome)
      } else {
        try run(command.run, project, in: &outcome)
      }
    } catch let error as ValidationError {
      throw Failure(error, in: type(of: command))
    }
  }

  /// Runs a command that may write; a note tells if it read rows of the project.
  private func run(
    _ body: (CommandContext) throws -> Void, _ project: Project?, in outcome: inout Outcome
  ) throws {
    let answer = Answer(of: body, CommandContext(environment: environment, project: project))
    try answer.write(note: answer.context.inclusion, to: &outcome)
  }

  /// Runs a command that only asks. A note on rows of the project appears only if the answer would
  /// differ without them.
  private func ask(
    _ body: (CommandContext) throws -> Void, readsInput: Bool = false, _ project: Project?,
    in outcome: inout Outcome
  ) throws {
    guard let project else { return try run(body, nil, in: &outcome) }
    let kept = environment.keepingOutput(
      input: readsInput ? environment.readInput() : nil)
    let answer = Answer(of: body, CommandContext(environment: kept, project: project))
    var note = answer.context.inclusion
    if note != nil {
      let without = CommandContext(environment: kept, project: project.withoutRows)
      without.isDryRun = true
      if Answer(of: body, without).isSame(as: answer) { note = nil }
    }
    try answer.write(note: note, to: &outcome)
  }

  private struct Answer {
    let context: CommandContext
    private let result: Result<Void, any Error>

    init(of body: (CommandContext) throws -> Void, _ context: CommandContext) {
      self.context = context
      result = Result { try body(context) }
    }

    func isSame(as other: Answer) -> Bool {
      context.output == other.context.output && context.messages == other.context.messages
        && context.filed == other.context.filed && context.exitCode == other.context.exitCode
        && error == other.error
    }

    private var error: String {
      guard case .failure(let error) = result else { return "" }
      return Failure(translating: error)?.message ?? "\(error)"
    }

    /// Adds it to the outcome of the call, or throws its error.
    func write(note: String?, to outcome: inout Outcome) throws {
      outcome.output = context.output
      outcome.messages = (note.map { $0 + "\n" } ?? "") + context.messages + outcome.messages
      try result.get()
      outcome.exitCode = context.exitCode
    }
  }

  private func report(_ error: any Error, in outcome: inout Outcome) {
    if let failure = Failure(translating: error) {
      outcome.messages += failure.message.isEmpty ? "" : "error: \(failure.message)\n"
      outcome.exitCode = failure.exitCode
      return
    }
    let code = Keyline.exitCode(for: error).rawValue
    // An error lists the values of an option, even of one hidden from help.
    let text = ArgumentVisibility.$listsConditions.withValue(
      code != 0 || ArgumentVisibility.listsConditions
    ) {
      Self.lowercased(Keyline.fullMessage(for: error))
    }
    if code == 0 {
      outcome.output += text + "\n"
    } else {
      outcome.messages += text + "\n"
    }
    outcome.exitCode = code
  }

  /// The message in lower case: the parser begins its messages with a capital, all others do not.
  private static func lowercased(_ message: String) -> String {
    message.hasPrefix("Error:") ? "error:" + message.dropFirst("Error:".count) : message
  }
}

import ArgumentParser
import KeylineData
import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineText

/// The environment of a command, and the place of its output.
final class CommandContext {
  let environment: Environment
  /// The project of the call.
  let project: Project?
  /// The text for standard output: data.
  private(set) var output = ""
  /// The text for standard error: everything else.
  private(set) var messages = ""
  /// The lines that are not repeated.
  private var said: Set<String> = []
  /// The code of a negative answer that is not an error.
  var exitCode: Int32 = ExitStatus.success
  /// True if the user's own rows are left out.
  var restsOnSharedData = false
  /// The number of the shipped data that was read last.
  var dataVersion = 0
  /// The note that rows of the project were read, for answers that they decide; nil if none were.
  var inclusion: String?
  /// The data for files of the call.
  private(set) var filed = ""
  /// True if the answer is only compared with the call's, so that no file is written.
  var isDryRun = false
  /// The knowledge kept for a call that asks many questions; nil for a single question.
  var memory: KnowledgeMemory?

  init(environment: Environment, project: Project? = nil) {
    self.environment = environment
    self.project = project
  }

  /// The project's defaults for omitted options.
  var defaults: ProjectConfiguration { project?.configuration ?? ProjectConfiguration() }

  /// The conditions that a call names, including the linked SDK unless it is the project's.
  func named(_ conditions: some Sequence<Dimension> = [], in situation: Situation) -> [Dimension] {
    Array(conditions) + (situation.sdk == defaults.sdk ? [] : [.sdk])
  }

  /// Adds a text that people may read; formats with their own escapes keep it unchanged.
  func write(_ text: String) { output += text.printableLines }

  /// Adds a text for people, fitted to the terminal.
  func show(_ text: String) { write(text.fitted(to: width)) }

  /// The number of columns for a text for people.
  var width: Int { environment.width(of: environment.columns) }

  /// Adds data in a format that must keep every character.
  func write(data: String) { output += data }

  /// Adds data that is too long to keep: it is written at once if there is an output stream.
  func stream(_ bytes: [UInt8]) throws {
    guard let write = environment.writeOutput else {
      output += String(decoding: bytes, as: UTF8.self)
      return
    }
    guard write(Array(output.utf8)), write(bytes) else {
      throw Failure("the output could not be written", exitCode: ExitStatus.inputOutput)
    }
    output = ""
  }

  /// Writes the added data, if there is an output stream.
  func flush() throws {
    if environment.writeOutput != nil, !output.isEmpty { try stream([]) }
  }

  /// Adds data that is never complete in memory: the sink's content is written piece by piece.
  func stream(_ write: (inout ByteSink) throws -> Void) throws {
    var sink = ByteSink { try self.stream($0) }
    try write(&sink)
    try sink.finish()
  }

  /// Adds data for a file, which a closure writes unless the answer is only compared.
  func file(_ data: String, _ write: () throws -> Void) rethrows {
    filed += data
    if !isDryRun { try write() }
  }

  /// Adds a line for the reader.
  func say(_ text: String) { messages += text + "\n" }

  /// Adds a line for the reader unless it was added before.
  func sayOnce(_ text: String) {
    if said.insert(text).inserted { say(text) }
  }

  /// Prints what an export based on shared data lacks, and how to include and share the rest.
  func say(_ omission: OwnOmission?) {
    guard let omission else { return }
    for sentence in omission.sentences { say("note: " + sentence) }
    say("note: include your own rows with --local; share them with \(Failure.sharing)")
  }

  /// Prints what was stored, or that nothing was.
  func say(stored: String, dryRun: Bool) {
    say(dryRun ? "Nothing was stored (--dry-run)." : stored)
  }
}

/// A command that writes into a context, so that tests can run it without a process.
protocol KeylineCommand: ParsableCommand {
  /// Does the work; an error becomes a sentence on standard error and an exit code.
  func run(in context: CommandContext) throws
}

/// Keeps the knowledge read from the database for further questions of the same call.
final class KnowledgeMemory {
  /// The whole knowledge, including the user's own rows.
  private var knowledge: Knowledge?

  /// The kept knowledge, or else what a closure reads now.
  func knowledge(or read: () throws -> Knowledge) rethrows -> Knowledge {
    if let knowledge { return knowledge }
    let read = try read()
    knowledge = read
    return read
  }

  /// True if there are rows of the user's own.
  var hasLocalRows: Bool { knowledge.map { $0.shared != $0 } ?? true }
}

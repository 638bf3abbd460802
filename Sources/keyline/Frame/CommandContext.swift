import ArgumentParser
import KeylineData
import KeylineModel
import KeylinePublish
import KeylineQuery
import KeylineText

/// Where a command finds its surroundings and leaves its texts.
final class CommandContext {
  let environment: Environment
  /// The project that the call stands in.
  let project: Project?
  /// Data, for standard output.
  private(set) var output = ""
  /// Everything else, for standard error.
  private(set) var messages = ""
  /// The lines that are not said again.
  private var said: Set<String> = []
  /// The code of a negative answer that is not an error.
  var exitCode: Int32 = ExitStatus.success
  /// True if the rows that nobody else has are left out.
  var restsOnSharedData = false
  /// The number of the shipped data that was read last.
  var dataVersion = 0
  /// The note that rows of the project were read, for where they decide the answer; nil where none were.
  var inclusion: String?
  /// What goes into files of the call.
  private(set) var filed = ""
  /// True if the answer is only compared with that of the call, so that no file is written.
  var isDryRun = false
  /// The rows that were read before, if one call asks many questions; nil if it asks one.
  var memory: KnowledgeMemory?

  init(environment: Environment, project: Project? = nil) {
    self.environment = environment
    self.project = project
  }

  /// The defaults of the project for what a call leaves open.
  var defaults: ProjectConfiguration { project?.configuration ?? ProjectConfiguration() }

  /// The conditions that a call names, the linked SDK among them unless it is the project's.
  func named(_ conditions: some Sequence<Dimension> = [], in situation: Situation) -> [Dimension] {
    Array(conditions) + (situation.sdk == defaults.sdk ? [] : [.sdk])
  }

  /// Adds a text that people may read; formats that escape by rules of their own pass it unchanged.
  func write(_ text: String) { output += text.printableLines }

  /// Adds a text that people read, fitted to the terminal.
  func show(_ text: String) { write(text.fitted(to: width)) }

  /// The columns that a text for people may take.
  var width: Int { environment.width(of: environment.columns) }

  /// Adds data in a format that must keep every character as it is.
  func write(data: String) { output += data }

  /// Adds data that is too long to keep: it is written at once where there is something to write to.
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

  /// Writes what was added, where there is something to write to.
  func flush() throws {
    if environment.writeOutput != nil, !output.isEmpty { try stream([]) }
  }

  /// Adds data that is never whole in memory: what goes into the sink is written piece by piece.
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

  /// Adds a line for the reader unless it was said before.
  func sayOnce(_ text: String) {
    if said.insert(text).inserted { say(text) }
  }

  /// Says what an export lacks since it rests on shared data, and how to include and share the rest.
  func say(_ omission: OwnOmission?) {
    guard let omission else { return }
    for sentence in omission.sentences { say("note: " + sentence) }
    say("note: include your own rows with --local; share them with \(Failure.sharing)")
  }

  /// Says what was stored, or that nothing was.
  func say(stored: String, dryRun: Bool) {
    say(dryRun ? "Nothing was stored (--dry-run)." : stored)
  }
}

/// A command that writes into a context, so that tests can run it without a process.
protocol KeylineCommand: ParsableCommand {
  /// Does the work; what is thrown becomes a sentence on standard error and an exit code.
  func run(in context: CommandContext) throws
}

/// Keeps the knowledge that was read from the database for further questions of the same call.
final class KnowledgeMemory {
  /// Everything that is known, the user's own rows included.
  private var knowledge: Knowledge?

  /// The knowledge that was read before, or else is read now.
  func knowledge(or read: () throws -> Knowledge) rethrows -> Knowledge {
    if let knowledge { return knowledge }
    let read = try read()
    knowledge = read
    return read
  }

  /// True if there are rows that nobody else has.
  var hasLocalRows: Bool { knowledge.map { $0.shared != $0 } ?? true }
}

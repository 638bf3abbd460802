import ArgumentParser
import KeylineData
import KeylineQuery
import KeylineText

/// Answers the commands in markers.
///
/// The author of a document may be a stranger, so a marker holds a ``ReadingQuestion``. Commands
/// that change, open or print anything else have another type, and so does any new command.
struct BlockAnswers {
  let database: DatabaseOptions
  /// True if the user's own rows count.
  let isLocal: Bool
  /// True to change the files.
  let isUpdate: Bool
  private let memory = KnowledgeMemory()
  private let given = Given()

  /// The answers so far, so that a command in many blocks runs once.
  private final class Given {
    /// The most bytes of kept answers: many documents may ask many different questions.
    private static let maximumSize = 16 << 20
    private var answers: [Call: (output: String, data: Int)] = [:]
    private var size = 0

    subscript(question: Call) -> (output: String, data: Int)? { answers[question] }

    func keep(_ answer: (output: String, data: Int), of question: Call) {
      size += answer.output.utf8.count
      if size > Self.maximumSize {
        answers = [:]
        size = answer.output.utf8.count
      }
      answers[question] = answer
    }
  }

  private struct Call: Hashable {
    let type: any ReadingQuestion.Type
    var words: [String]
    var isShared: Bool

    static func == (left: Call, right: Call) -> Bool {
      left.type == right.type && left.words == right.words && left.isShared == right.isShared
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(type))
      hasher.combine(words)
      hasher.combine(isShared)
    }
  }

  init(database: DatabaseOptions, isLocal: Bool, isUpdate: Bool) {
    self.database = database
    self.isLocal = isLocal
    self.isUpdate = isUpdate
  }

  /// The content of a block: a table in the format of the file's kind, unless its command names
  /// another.
  ///
  /// - Throws: ``Failure`` with the place of the marker.
  func answer(
    _ block: MarkedBlock, in path: String, of kind: DocumentKind,
    _ context: CommandContext
  ) throws -> String {
    let place = "\(path.printable):\(block.line)"
    var arguments = try arguments(block.query, at: place)
    let wantsData = arguments.contains("--data-version")
    arguments.removeAll { $0 == "--data-version" }
    guard let (type, words) = CommandTree.question(arguments) else {
      let list = CommandTree.questions.joined(separator: ", ")
      throw refusal(place, "a marker can only hold a command that answers a question: \(list)")
    }
    try refusePlaces(arguments, at: place)
    var question = Call(type: type, words: words, isShared: !isLocal)
    let isFormatted = words.contains(where: Self.isFormat)
    if !block.isInline, !isFormatted, !type.isText {
      question.words += ["--format", kind.format.rawValue]
    }
    let shared = try ask(question, at: place, context)
    if !isLocal, memory.hasLocalRows {
      question.isShared = false
      let all = try? ask(question, at: place, context)
      if let all, all.output != shared.output {
        sayOmission("\(place): rows of your own would change this block", context)
      }
    }
    context.dataVersion = shared.data
    if block.isInline, shared.output.split(whereSeparator: \.isNewline).count != 1 {
      throw refusal(place, "markers on one line hold a single value, but this is a table")
    }
    let output =
      type.isText && !block.isInline && !isFormatted ? kind.verbatim(shared.output) : shared.output
    return output + (wantsData ? "\nKeyline data \(shared.data).\n" : "")
  }

  private func ask(
    _ question: Call, at place: String, _ asking: CommandContext
  ) throws -> (output: String, data: Int) {
    if let answer = given[question] { return answer }
    // Even the environment is empty: a question needs nothing but the given database.
    let context = CommandContext(
      environment: Environment(variables: [:]), project: asking.project)
    context.restsOnSharedData = question.isShared
    context.memory = memory
    let source = try Database(database, asking)
    try refusing(at: place) {
      try question.type.parse(question.words).answer(from: source, in: context)
    }
    let output = context.output.isEmpty ? Self.sentence(context.messages) : context.output
    let answer = (output, context.dataVersion)
    given.keep(answer, of: question)
    return answer
  }

  /// The sentence for people in place of a table.
  private static func sentence(_ messages: String) -> String {
    messages.split(separator: "\n").filter { !$0.hasPrefix("note: ") && !$0.hasPrefix("* ") }
      .map { $0 + "\n" }.joined().printableLines
  }

  /// Generates the code for a generated file again.
  ///
  /// - Throws: ``Failure`` with the place of the marker.
  func code(
    _ file: GeneratedFile, in path: String, _ asking: CommandContext
  ) throws -> String {
    let place = "\(path.printable):1"
    let arguments = try arguments(file.query, at: place)
    guard let (type, words) = CommandTree.code(arguments) else {
      let list = CommandTree.codes.joined(separator: ", ")
      let given = arguments.prefix(2).joined(separator: " ")
      throw refusal(place, "the marker of a file can only hold \(list), not \"\(given)\"")
    }
    try refusePlaces(arguments, at: place)
    let context = CommandContext(
      environment: Environment(variables: [:]), project: asking.project)
    context.memory = memory
    let source = try Database(database, asking)
    try refusing(at: place) {
      let question = try type.parse(words)
      let (answers, write) = try question.answers(from: source, isLocal: isLocal, context)
      try context.stream(write)
      let ask = question.options.ask(context.defaults)
      if answers.shared.omission(from: answers.matrix, ask.devices(in:)) != nil {
        sayOmission("\(path.printable): rows of your own would change this file", asking)
      }
    }
    asking.dataVersion = context.dataVersion
    return file.written(context.output)
  }

  private func arguments(_ query: String, at place: String) throws(Failure) -> [String] {
    do {
      return try ArgumentText.words(of: query)
    } catch {
      throw refusal(place, error.text)
    }
  }

  private func refusePlaces(_ arguments: [String], at place: String) throws(Failure) {
    if let flag = arguments.first(where: Self.isPlace) {
      throw refusal(place, "put \(flag) after 'keyline docs', not in a marker")
    }
  }

  private func sayOmission(_ what: String, _ context: CommandContext) {
    context.say(
      "note: \(what). Include them with --local. "
        + "Share them with keyline export seed --to .keyline")
  }

  /// Adds the place of the marker to an error of its question.
  private func refusing(at place: String, _ body: () throws -> Void) throws(Failure) {
    do {
      try body()
    } catch let failure as Failure {
      throw Failure("\(place): \(failure.message)", exitCode: failure.exitCode)
    } catch {
      guard let failure = Failure(translating: error) else {
        throw refusal(place, Self.message(for: error))
      }
      // A bad flag of a command is bad data in a file.
      let isUsage = failure.exitCode == ExitStatus.usage
      throw Failure(
        "\(place): \(failure.message)",
        exitCode: isUsage ? ExitStatus.badData : failure.exitCode)
    }
  }

  /// The refusal of a file or one of its markers; for an update it adds that the file is unchanged.
  func refusal(_ place: String, _ reason: String) -> Failure {
    let end = reason.hasSuffix("?") ? "" : "."
    let consequence = isUpdate ? " The file was not changed." : ""
    return Failure("\(place): \(reason)\(end)\(consequence)", exitCode: ExitStatus.badData)
  }

  /// The argument parser's error; a marker with a request for help is not a question.
  private static func message(for error: any Error) -> String {
    if Keyline.exitCode(for: error) == .success { return "a marker cannot ask for help" }
    let message = Keyline.message(for: error)
    return message.hasSuffix(".") ? String(message.dropLast()) : message
  }

  private static func isPlace(_ argument: String) -> Bool {
    ["--database", "--seed", "--local"].contains { argument == $0 || argument.hasPrefix($0 + "=") }
  }

  private static func isFormat(_ argument: String) -> Bool {
    argument.hasPrefix("-f") || argument.hasPrefix("--format") || argument == "--json"
  }
}

extension DocumentKind {
  /// Lines of text in the form that such a file shows line by line.
  fileprivate func verbatim(_ text: String) -> String {
    switch self {
    case .markdown, .mdx: "```text\n\(text)```\n"
    case .html:
      "<pre>\n"
        + text.replacing("&", with: "&amp;").replacing("<", with: "&lt;") + "</pre>\n"
    case .asciidoc: "....\n\(text)....\n"
    case .source: text
    }
  }

  /// The format of tables in such a file.
  fileprivate var format: ListFormat {
    switch self {
    case .markdown, .mdx: .markdown
    case .html: .html
    case .asciidoc: .asciidoc
    case .source: .text
    }
  }
}

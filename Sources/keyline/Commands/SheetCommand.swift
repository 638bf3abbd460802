import ArgumentParser
import KeylineJSON
import KeylineModel
import KeylineQuery
import KeylineText

/// Prints the sheet of a device.
struct SheetCommand: ReadingQuestion {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Print a device's sheet: the values people ask for, portrait beside landscape.",
    discussion: """
      $ keyline iphone-x
      $ keyline iphone 15 pro --os 18
      $ keyline "iPad Pro (11-inch) (4th generation)" --os 17
      $ keyline iphone 15 pro navigation bar height

      A metric beside the device is answered as get answers it. A sheet shows both orientations.

      \(ConditionsTopic.note)
      """)

  @Argument(
    help: ArgumentHelp(
      "The device: iphone-x, iphone x, \"iPhone X\" or iPhone10,3; also a metric beside it.",
      valueName: "device"),
    completion: .device)
  var words: [String]

  @OptionGroup var selection: SelectionOptions
  @OptionGroup(visibility: .condition) var situation: SituationOptions
  @OptionGroup var output: TableOptions

  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let ask = selection.ask(spoken, situation, defaults: context.defaults)
    var request: GetRequest
    switch try ask.namesDevices ? .question : meaning(of: source, in: context) {
    case .question: request = GetRequest(ask)
    case .sheet(let device, let named):
      request = GetRequest(try ask.joined(with: named).only(device))
    }
    request.format = output.format
    request.detail = output.noteOptions.detail
    request.strict = output.strict
    try request.answer(from: source, in: context)
  }

  /// The words one by one, also where quotes hold them together.
  private var spoken: [String] {
    words.joined(separator: " ").split(separator: " ").map(String.init)
  }

  /// The meaning of the words.
  ///
  /// Errors: a failure with the commands that a search for the words leads to.
  private func meaning(
    of source: any KnowledgeSource, in context: CommandContext
  ) throws -> WordsAlone {
    let known = try source.knowledge(context) { _ in [] }.effective
    do throws(WordsAlone.Problem) {
      return try WordsAlone(spoken, in: known)
    } catch {
      throw try failure(error) {
        SearchPage(words.joined(separator: " "), in: try source.resolver(context))
      }
    }
  }

  private func failure(
    _ problem: WordsAlone.Problem, search: () throws -> SearchPage
  ) throws -> any Error {
    let first = words.first ?? ""
    switch problem {
    case .uncovered(let uncovered): return Failure(uncovered.text)
    case .device(.ambiguous(.device, let name, let choices)):
      let error = SetError.ambiguous(.device, name: name, choices: choices)
      guard let set = Failure.set(of: choices, named: name) else { return error }
      return Failure("\(error) All: keyline get safeAreaInsets \(set)")
    case .device(.unknown(_, let name, let nearest)) where !nearest.isEmpty:
      if let command = NearestNames.of(first, among: CommandTree.names).first,
        !name.contains(where: \.isNumber)
      {
        return Failure("No command or device \"\(name)\". Did you mean keyline \(command)?")
      }
      return SetError.unknown(.device, name: name, nearest: nearest)
    case .device(let error) where words.count == 1 && Family(beginning: first) != nil:
      return error
    case .device(.unknown), .device(.unknownDevice):
      let command =
        NearestNames.of(first, among: CommandTree.names).first
        ?? (words.count == 1 ? CommandTree.paths(endingWith: first).first : nil)
      if let command {
        return Failure("No command \"\(first)\". Did you mean keyline \(command)?")
      }
      return Failure(found(by: try search()))
    case .device(let error): return error
    }
  }

  /// Says that nothing has the name, and the commands that a search for the words leads to, a line each.
  private func found(by search: SearchPage) -> String {
    let name = "Nothing is called \"\(words.joined(separator: " ").printable)\"."
    let steps = search.steps.prefix(3).map { "\n  " + $0 }.joined()
    if steps.isEmpty {
      return name
        + " Commands: keyline --help. Devices: keyline device list. Metrics: keyline metric list"
    }
    let missed = search.result.missed.map { "\"\($0.printable)\"" }.joined(separator: ", ")
    return name + (missed.isEmpty ? " Search finds:" : " Without \(missed), search finds:") + steps
  }
}

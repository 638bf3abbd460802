import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineStore
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
    let ask = selection.ask(words, situation, defaults: context.defaults)
    if ask.namesDevices { return try ask.answer(output.form, from: source, in: context) }
    let (catalogue, reader) = try source.reading(context)
    let asked = try asked(ask, in: catalogue) {
      reader.close()
      return SearchPage(words.joined(separator: " "), in: try source.resolver(context))
    }
    try asked.answer(output.form, from: reader, catalogue, in: context)
  }

  /// The meaning of separate words: values of metrics, or the sheet of one device.
  ///
  /// Errors: a failure with the commands that a search for the words suggests.
  private func asked(
    _ ask: Ask, in catalogue: Knowledge, search: () throws -> SearchPage
  ) throws -> Asked {
    let names = DeviceNames(catalogue.devices)
    let whole = words.joined(separator: " ")
    if let device = try? names.device(whole) {
      return Asked(ask.naming(devices: [device.id]), Sentence(), in: catalogue)
    }
    let each = whole.split(separator: " ").map(String.init)
    if let uncovered = Vocabulary.uncovered(each, besides: catalogue.devices) {
      throw Failure(uncovered.text)
    }
    let sentence = try Sentence(
      words, metrics: catalogue.metrics, devices: catalogue.devices, readsSituation: true)
    if let problem = sentence.problem, case .malformed(_, .noShare) = problem { throw problem }
    var asked = try ask.joined(with: sentence, in: catalogue)
    if sentence.problem == nil, !asked.metrics.isEmpty { return asked }
    let name = sentence.names.joined(separator: " ")
    do throws(SetError) {
      if name.isEmpty { throw .unknown(.device, name: whole, nearest: []) }
      asked.ask.devices = [try names.device(name).id]
      return asked
    } catch {
      throw try failure(error, search: search)
    }
  }

  private func failure(
    _ error: SetError, search: () throws -> SearchPage
  ) throws -> any Error {
    let first = words.first ?? ""
    switch error {
    case .ambiguous(.device, let name, let choices):
      guard let set = Failure.set(of: choices, named: name) else { return error }
      return Failure("\(error) All: keyline get safeAreaInsets \(set)")
    case .unknown(_, let name, let nearest) where !nearest.isEmpty:
      if let command = NearestNames.of(first, among: CommandTree.names).first,
        !name.contains(where: \.isNumber)
      {
        return Failure("No command or device \"\(name)\". Did you mean keyline \(command)?")
      }
      return error
    case _ where words.count == 1 && Family(beginning: first) != nil: return error
    case .unknown, .unknownDevice:
      let command =
        NearestNames.of(first, among: CommandTree.names).first
        ?? (words.count == 1 ? CommandTree.paths(endingWith: first).first : nil)
      if let command {
        return Failure("No command \"\(first)\". Did you mean keyline \(command)?")
      }
      return Failure(found(by: try search()))
    default: return error
    }
  }

  /// The sentence for an unknown name, with the commands that a search for the words suggests, a
  /// line each.
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

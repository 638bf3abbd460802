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
      """)

  @Argument(
    help: ArgumentHelp(
      "The device: iphone-x, iphone x, \"iPhone X\" or iPhone10,3; also a metric beside it.",
      valueName: "device"),
    completion: .device)
  var words: [String]

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var situation: SituationOptions
  @OptionGroup var output: TableOptions

  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let asked = selection.selection(context.defaults)
    var request: GetRequest
    switch try asked.namesDevices ? .question : meaning(of: source, in: context) {
    case .question:
      request = GetRequest(metrics: spoken, asked)
      request.situation = situation.base(context.defaults)
      request.conditions = situation.conditions.given
    case .sheet(let device, let named):
      request = GetRequest(metrics: [], try asked.naming(named.versions).only(device))
      (request.situation, request.conditions) = try named.applied(
        to: situation.base(context.defaults), situation.conditions.given)
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
        SearchOutput(words.joined(separator: " "), in: try source.resolver(context))
      }
    }
  }

  private func failure(
    _ problem: WordsAlone.Problem, search: () throws -> SearchOutput
  ) throws -> any Error {
    switch problem {
    case .versions(let version):
      return Failure("No device is named. What iOS \(version) changed: keyline changes \(version)")
    case .devices(let text, let sets, let count, let versions):
      let os = versions.isEmpty ? [] : ["--os", versions.joined(separator: ",")]
      return Failure(
        "\"\(text)\" means \(count) devices, but a sheet shows one. Ask about all of them: keyline "
          + ArgumentText.text(["get", "safeAreaInsets", "-d", sets.joined(separator: ",")] + os))
    case .uncovered(let uncovered): return Failure(uncovered.text)
    case .unknown(let strange):
      let words = strange.map { "\"\($0.printable)\"" }.joined(separator: ", ")
      let verb = strange.count == 1 ? "names" : "name"
      if strange.contains(where: { ["pixel", "pixels", "px"].contains($0) }) {
        return Failure(
          "Every value is in points. How many pixels a point has: keyline get screen.scale -d DEVICE"
        )
      }
      return Failure(
        "\(words) \(verb) neither a metric nor a device."
          + Self.found(try search(), blamed: strange))
    case .noMetric(let words):
      return Failure(
        "No metric is called \"\(words.printable)\"."
          + Self.found(try search(), about: words.split(separator: " ").map(String.init)))
    case .device(let error): return try failure(error, search)
    }
  }

  private func failure(
    _ error: SetError, _ search: () throws -> SearchOutput
  ) throws -> any Error {
    switch error {
    case .unknown, .unknownDevice:
      guard isSentence else { break }
      let whole = words.joined(separator: " ").printable
      return Failure("Nothing is called \"\(whole)\".\(Self.found(try search()))")
    default: break
    }
    switch error {
    case .unknown(_, let name, let nearest): return unknown(name, nearest)
    case .ambiguous(.device, let name, let choices):
      guard let set = Failure.set(of: choices, named: name) else { return error }
      return Failure("\(error) All: keyline get safeAreaInsets \(set)")
    case .unknownDevice(let name, _) where !name.contains(where: \.isNumber):
      return unknown(name, [])
    default: return error
    }
  }

  /// The commands that a search leads to, a line each.
  ///
  /// - Parameters:
  ///   - blamed: The words that the sentence before names.
  ///   - words: The words that a step has to be about; none where any of them may be left out.
  private static func found(
    _ search: SearchOutput, blamed: [String] = [], about words: [String] = []
  ) -> String {
    let steps = search.steps.prefix(3).map { "\n  " + $0 }.joined()
    let without = search.result.missed
    if steps.isEmpty || search.result.isBeside(words) { return " All metrics: keyline metric list" }
    if without.isEmpty { return " Search finds:" + steps }
    let words =
      without == blamed
      ? without.count == 1 ? "it" : "them"
      : without.map { "\"\($0.printable)\"" }.joined(separator: ", ")
    return " Without \(words), search finds:" + steps
  }

  /// True for several words if the first resembles neither a device nor a command.
  private var isSentence: Bool {
    let first = spoken.first?.lowercased() ?? ""
    return spoken.count > 1 && Family(beginning: first) == nil
      && NearestNames.of(first, among: CommandTree.names).isEmpty
  }

  /// The failure for a word that is neither a device nor a command.
  private func unknown(_ name: String, _ nearest: [String]) -> Failure {
    let likely = NearestNames.of(words.first ?? name, among: CommandTree.names)
    if let command = likely.first, nearest.isEmpty || !name.contains(where: \.isNumber) {
      return Failure(
        "No command or device \"\(name)\". Did you mean keyline \(command)?",
        exitCode: ExitStatus.negative)
    }
    if let path = CommandTree.paths(endingWith: words.first ?? name).first {
      return Failure("No command \"\(name)\". Did you mean keyline \(path)?")
    }
    if nearest.isEmpty, !name.contains(where: \.isNumber) {
      return Failure(
        "No command or device \"\(name)\". Commands: keyline --help. Devices: keyline device list")
    }
    return Failure(set: .unknown(.device, name: name, nearest: nearest))
  }
}

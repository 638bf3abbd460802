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
    let names = try source.knowledge(context) { _ in [] }.effective
    let asked = selection.selection(context.defaults)
    var request: GetRequest
    if asked.namesDevices || isQuestion(in: names) {
      request = GetRequest(metrics: spoken, asked)
      request.situation = situation.base(context.defaults)
      request.conditions = situation.conditions.given
    } else {
      let named = SpokenSituation(spoken)
      let device = try found(named, in: names) {
        SearchOutput(words.joined(separator: " "), in: try source.resolver(context)).steps
      }
      request = GetRequest(
        metrics: [],
        Selection(
          devices: [device.id], except: asked.exceptions,
          os: named.versions.isEmpty ? asked.os : named.versions.joined(separator: ","),
          hypothetical: asked.hypothetical, defaults: context.defaults))
      var base = situation.base(context.defaults)
      request.conditions = situation.conditions.given.merging(named.apply(to: &base)) { $1 }
      request.situation = base
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

  /// True if the words name a metric, beside a device or alone, and no device as a whole.
  private func isQuestion(in known: Knowledge) -> Bool {
    guard (try? DeviceNames(known.devices).device(words.joined(separator: " "))) == nil,
      let names = try? AskedNames(
        spoken, in: known.metrics, takesDevices: true, takesSituation: true),
      !names.metrics.isEmpty
    else { return false }
    do throws(SetError) {
      _ = try names.hasDevices ? names.devices(except: [], in: known.devices) : nil
      return true
    } catch {
      if case .ambiguous = error { return true }
      return false
    }
  }

  /// The device that the words name without the conditions and versions among them.
  ///
  /// - Parameter search: The commands that a search for the words leads to.
  private func found(
    _ named: SpokenSituation, in known: Knowledge, search: () throws -> [String]
  ) throws -> Device {
    let names = DeviceNames(known.devices)
    let whole = words.joined(separator: " ")
    if let device = try? names.device(whole) { return device }
    let text = named.withoutFillers.filter { !$0.isEmpty }.joined(separator: " ")
    do {
      return try names.device(text)
    } catch {
      if let set = try? DeviceSet([text], in: known.devices).devices {
        if set.count == 1 { return set[0] }
        let needsQuotes = text.contains { "*! ".contains($0) }
        throw Failure(
          "\"\(text)\" means \(set.count) devices, but a sheet shows one. Ask about all of them: "
            + "keyline get safeAreaInsets -d \(needsQuotes ? "'\(text)'" : text)")
      }
      if let strange = AskedNames.unknownWords(of: spoken, known.metrics, known.devices),
        !strange.isEmpty
      {
        let words = strange.map { "\"\($0.printable)\"" }.joined(separator: ", ")
        let verb = strange.count == 1 ? "names" : "name"
        throw Failure(
          "\(words) \(verb) neither a metric nor a device.\(Self.found(try search()))")
      }
      switch error {
      case .unknown, .unknownDevice:
        guard isSentence else { break }
        throw Failure("Nothing is called \"\(whole.printable)\".\(Self.found(try search()))")
      default: break
      }
      switch error {
      case .unknown(_, let name, let nearest): throw unknown(name, nearest)
      case .unknownDevice(let name, _) where !name.contains(where: \.isNumber):
        throw unknown(name, [])
      default: throw error
      }
    }
  }

  /// The commands that a search leads to, a line each.
  private static func found(_ steps: [String]) -> String {
    steps.isEmpty ? "" : " Search finds:" + steps.prefix(3).map { "\n  " + $0 }.joined()
  }

  /// True for several words if the first resembles neither a device nor a command.
  private var isSentence: Bool {
    let first = spoken.first?.lowercased() ?? ""
    return spoken.count > 1 && !Family.allCases.contains { first.hasPrefix($0.rawValue) }
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

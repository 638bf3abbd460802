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
    var request =
      try asked.namesDevices || isQuestion(in: names)
      ? GetRequest(metrics: spoken, asked)
      : GetRequest(
        metrics: [],
        Selection(
          devices: [found(in: names.devices).id], except: asked.exceptions, os: asked.os,
          hypothetical: asked.hypothetical, defaults: context.defaults))
    request.situation = situation.base(context.defaults)
    request.conditions = situation.conditions.given
    request.format = output.format
    request.detail = output.noteOptions.detail
    request.strict = output.strict
    try request.answer(from: source, in: context)
  }

  /// The device as it was written; its words need no quotes.
  private var device: String { words.joined(separator: " ") }

  /// The words one by one, also where quotes hold them together.
  private var spoken: [String] { device.split(separator: " ").map(String.init) }

  /// True if the words name a metric, beside a device or alone, and no device as a whole.
  private func isQuestion(in known: Knowledge) -> Bool {
    guard (try? DeviceNames(known.devices).device(device)) == nil,
      let names = try? AskedNames(
        spoken, in: known.metrics, takesDevices: true, takesOrientation: true),
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

  private func found(in devices: [Device]) throws -> Device {
    do {
      return try DeviceNames(devices).device(device)
    } catch {
      if let set = try? DeviceSet([device], in: devices).devices {
        if set.count == 1 { return set[0] }
        let needsQuotes = device.contains { "*! ".contains($0) }
        throw Failure(
          "\"\(device)\" means \(set.count) devices, but a sheet shows one. Ask about all of them: "
            + "keyline get safeAreaInsets -d \(needsQuotes ? "'\(device)'" : device)")
      }
      switch error {
      case .unknown, .unknownDevice:
        guard isSentence else { break }
        throw Failure(
          "Nothing is called \"\(device)\". Search: keyline search \(device)".printable)
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

  /// True for several words if the first resembles neither a device nor a command.
  private var isSentence: Bool {
    let first = spoken.first?.lowercased() ?? ""
    return spoken.count > 1 && !Family.allCases.contains { first.hasPrefix($0.rawValue) }
      && NearestNames.of(first, among: Self.commands).isEmpty
  }

  private static let commands = Keyline.configuration.subcommands
    .compactMap { $0.configuration.commandName }

  /// The failure for a word that is neither a device nor a command.
  private func unknown(_ name: String, _ nearest: [String]) -> Failure {
    let likely = NearestNames.of(words.first ?? name, among: Self.commands)
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

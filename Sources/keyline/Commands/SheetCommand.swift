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
      """)

  @Argument(
    help: ArgumentHelp(
      "The device: iphone-x, iphone x, \"iPhone X\" or iPhone10,3.", valueName: "device"),
    completion: .device)
  var words: [String]

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Versions, for example 11-13 or latest; all by default.", valueName: "set"))
  var os: String?

  @OptionGroup var noteOptions: NoteOptions

  @OptionGroup var output: ListOptions

  func answer(
    from source: any KnowledgeSource, in context: CommandContext
  ) throws {
    let resolver = try source.resolver(context)
    let versions = try VersionSet(
      optional: os ?? context.defaults.os, in: resolver.knowledge.releases)
    let found = try self.found(in: resolver.knowledge.devices)
    try SheetOutput(
      resolver: resolver, devices: DeviceSet(naming: [found]), versions: versions,
      detail: noteOptions.detail
    ).write(output.asked, to: context)
  }

  /// The device as it was written; its words need no quotes.
  private var device: String { words.joined(separator: " ") }

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
      case .unknown(_, let name, let nearest): throw unknown(name, nearest)
      case .unknownDevice(let name, _) where !name.contains(where: \.isNumber):
        throw unknown(name, [])
      default: throw error
      }
    }
  }

  /// The failure for a word that is neither a device nor a command.
  private func unknown(_ name: String, _ nearest: [String]) -> Failure {
    var commands: [String] = []
    for command in Keyline.configuration.subcommands {
      if let name = command.configuration.commandName { commands.append(name) }
    }
    let likely = NearestNames.of(words.first ?? name, among: commands)
    if let command = likely.first, nearest.isEmpty || !name.contains(where: \.isNumber) {
      return Failure(
        "No command or device \"\(name)\". Did you mean keyline \(command)?",
        exitCode: ExitStatus.negative)
    }
    if nearest.isEmpty, !name.contains(where: \.isNumber) {
      return Failure(
        "No command or device \"\(name)\". Commands: keyline --help. Devices: keyline device list")
    }
    return Failure(set: .unknown(.device, name: name, nearest: nearest))
  }
}

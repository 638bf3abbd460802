import ArgumentParser
import KeylineFormats
import KeylineJSON
import KeylineModel
import KeylineQuery

/// Prints the sheet of a device.
struct SheetCommand: ReadingQuestion {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "The sheet of a device: what people ask for, portrait beside landscape.",
    discussion: """
      $ keyline iphone-x
      $ keyline "iPad Pro (11-inch) (4th generation)" --os 17
      """)

  @Argument(help: "The device: iphone-x, \"iPhone X\" or iPhone10,3.", completion: .device)
  var device: String

  @Option(
    name: .long,
    help: ArgumentHelp("Versions, for example 11-13; without it all.", valueName: "set"))
  var os: String?

  @Flag(name: .long, help: "Leave out the notes on standard error.")
  var noNotes = false

  @OptionGroup var output: ListOptions
  func answer(
    from source: any KnowledgeSource, in context: inout CommandContext
  ) throws {
    let versions = try VersionSet(optional: os ?? Project.current?.configuration.os)
    let resolver = try source.resolver(&context)
    let found = try self.found(in: resolver.knowledge.devices)
    SheetAnswer(
      resolver: resolver, devices: DeviceSet(naming: [found]), versions: versions,
      noNotes: noNotes
    ).write(output.format, to: &context)
  }

  private func found(in devices: [Device]) throws -> Device {
    do {
      return try DeviceNames(devices).device(device)
    } catch {
      guard case .unknown(_, let name, let nearest) = error else { throw error }
      if let set = try? DeviceSet([device], in: devices) {
        throw Failure(
          "\"\(device)\" is \(set.devices.count) devices, a sheet is about one. "
            + "Ask about all of them: keyline get safeAreaInsets -d \(device)")
      }
      throw unknown(name, nearest)
    }
  }

  /// What is neither a device nor a command.
  private func unknown(_ name: String, _ nearest: [String]) -> Failure {
    var commands: [String] = []
    for command in Keyline.configuration.subcommands {
      if let name = command.configuration.commandName { commands.append(name) }
    }
    let likely = NearestNames.of(name, among: commands)
    if let command = likely.first, nearest.isEmpty || !name.contains(where: \.isNumber) {
      return Failure(
        "No command or device \"\(name)\". Did you mean keyline \(command)?",
        exitCode: ExitStatus.negative)
    }
    if nearest.isEmpty, !name.contains(where: \.isNumber) {
      return Failure(
        "No command or device \"\(name)\". Commands: keyline --help. Devices: keyline device list")
    }
    return Failure(set: .unknown(kind: "device", name: name, nearest: nearest))
  }
}

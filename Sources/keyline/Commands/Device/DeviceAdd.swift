import ArgumentParser
import KeylineData
import KeylineModel
import KeylineQuery
import KeylineStore
import KeylineText

/// Adds one of the user's own devices.
struct DeviceAdd: KeylineCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add your own device; attributes you leave out stay unknown or come from --like.",
    discussion: """
      $ keyline device add "Bar Phone" --like iphone-x --identifier BarPhone1,1
      $ keyline device add --from bar-phone.json --dry-run
      $ keyline device show iphone-x --json | …        the keys that a file takes

      With --like, Keyline infers the new device's values from the other device and marks them \
      as inferred. Keyline stores nothing if anything is wrong. On a terminal, it asks for a missing \
      name or family. Exit 65: refused, with the place.
      """)

  @Argument(help: "The name, for example \"Bar Phone\".")
  var name: String?

  @OptionGroup var attributes: DeviceAttributeOptions

  @Flag(name: .long, help: "Never prompt; treat a missing value as an error.")
  var noInput = false

  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var output: TextOptions
  @OptionGroup var database: DatabaseOptions

  func validate() throws {
    if name != nil, attributes.from != nil {
      throw ValidationError("give either a name or '--from'.")
    }
    if attributes.from != nil, !attributes.isEmpty {
      throw ValidationError("with '--from', put every attribute in the file.")
    }
  }

  func run(in context: CommandContext) throws {
    let draft = try draft(context.environment)
    let database = try Database(database, context)
    var added: Device?
    let alteration = try LocalChange.run(
      "device add \(draft.id)", in: database, dryRun: dryRun.isOn, context
    ) { knowledge in
      let device = try device(draft, in: DeviceNames(knowledge.effective.devices))
      let changes = [Change.put(.device(device))]
      let admission = Admission(changes, to: knowledge)
      try admission.refuseTaken()
      try admission.admit()
      added = device
      return changes
    }
    guard let added else { return }
    if output.isJSON {
      context.write(Device.answer.document(added, data: alteration.knowledge.data).text)
    } else {
      context.write(RecordText.text(added.json, layer: added.layer))
      context.say(stored: "Added \(added.id).", dryRun: dryRun.isOn)
    }
    if added.firstOS == nil {
      context.say(
        "note: without --first-os, no metric that depends on the version has an answer. "
          + "To add it: keyline device edit \(added.id) --first-os 15")
    }
  }

  /// A device as given, before its template provides the rest.
  private enum Draft {
    case file(Device)
    case flags(name: String, id: Device.ID, like: String?, family: Family?)

    var id: Device.ID {
      switch self {
      case .file(let device): device.id
      case .flags(_, let id, _, _): id
      }
    }
  }

  /// Reads the file, or the flags and the answers to prompts.
  private func draft(_ environment: Environment) throws -> Draft {
    if let from = attributes.from {
      let text = try InputFile.text(from, environment)
      return .file(try Device(try text.value(), in: text, layer: .local))
    }
    let questions = Prompts(noInput ? nil : environment.ask)
    guard let name = try name ?? questions.text("Name, for example Bar Phone") else {
      throw ValidationError("give either a name or '--from'.")
    }
    var (like, family) = (attributes.like, attributes.family ?? attributes.sensorHousing?.family)
    if like == nil, family == nil {
      like = try questions.text("Similar device, for example iphone-x (Return for none)")
      if like == nil {
        family = try Family(beginning: name) ?? questions.choice("Family", Family.self)
      }
    }
    return .flags(name: name, id: attributes.id(name: name), like: like, family: family)
  }

  private func device(_ draft: Draft, in names: DeviceNames) throws -> Device {
    switch draft {
    case .file(let device):
      guard let like = attributes.like ?? device.like else { return device }
      return device.completed(from: try names.device(like))
    case .flags(let name, _, let like, let family):
      let template = try like.map { try names.device($0) }
      let value = try attributes.object(name: name, family: template?.family ?? family)
      let device = try Device(value, in: InputFile.commandLine, layer: .local)
      return template.map(device.completed) ?? device
    }
  }
}
